import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { type AvifFile, writeAvif } from './avif.ts'
import { writeShare } from './share.ts'
import type { Focal } from './share-rules.ts'

export type EncodeOrder = {
  folder: string
  filename: string
  avif: boolean
  /** The file that the shared picture is made of; null if that is already there. */
  share: { source: string; focal: Focal } | null
}
/** Null for what was not asked for. */
export type Encoded = { avif: AvifFile[] | null; share: string | null }

async function encode({ folder, filename, avif, share }: EncodeOrder): Promise<Encoded> {
  const bytes = (name: string) => readFile(path.join(folder, path.basename(name)))
  return {
    share: share
      ? await writeShare(folder, { filename, data: await bytes(share.source), focal: share.focal }, sharp)
      : null,
    avif: avif ? await writeAvif(folder, filename, await bytes(filename), { sharp, effort: 2 }) : null,
  }
}

// A process of its own, started by the worker for one picture: `encode-picture.ts ORDER`. At the lowest priority and
// on one core, so that everything else on the machine goes first.
if (import.meta.main) {
  os.setPriority(os.constants.priority.PRIORITY_LOW)
  sharp.concurrency(1)
  process.stdout.write(JSON.stringify(await encode(JSON.parse(process.argv[2] ?? '') as EncodeOrder)))
}
