import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '@palank/scripts/paths'
import { execa } from 'execa'
import { hashOfFile, hashOfLines, treeLines } from './hash-tree.ts'

/** Builds the commit from scratch in a checkout of its own. */
async function buildElsewhere(
  commit: string,
  { checkout, out, version }: { checkout: string; out: string; version: string },
): Promise<void> {
  await execa('git', ['worktree', 'add', '--detach', checkout, commit], { cwd: root })
  try {
    symlinkSync(path.join(root, '.tools'), path.join(checkout, '.tools'))
    const at = { cwd: checkout, env: { CI: '1' } }
    await execa('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], at)
    await execa('node', ['release/src/release.ts', '--version', version, '--out', out], at)
  } finally {
    await execa('git', ['worktree', 'remove', '--force', checkout], { cwd: root })
  }
}

export type Verified = { paths: number; folder: string; deb: string; differences: string[] }

/** Two builds of the same commit, at paths of different lengths, compared file by file. */
export async function verifyReproducible(version: string): Promise<Verified> {
  const folder = mkdtempSync(path.join(tmpdir(), 'palank-verify-'))
  try {
    const outs = ['a', 'another-checkout'].map((name) => ({
      checkout: path.join(folder, name),
      out: path.join(folder, `${name}-out`),
      version,
    }))
    // Once: somebody may commit meanwhile.
    const { stdout: commit } = await execa('git', ['rev-parse', 'HEAD'], { cwd: root })
    for (const place of outs) await buildElsewhere(commit, place)
    const [first = [], second = []] = outs.map(({ out }) => treeLines(path.join(out, version)))
    const [deb = '', otherDeb = ''] = outs.map(({ out }) =>
      hashOfFile(path.join(out, `palank_${version}_amd64.deb`)),
    )
    const known = new Set(second)
    const differences = first.filter((line) => !known.has(line))
    if (second.length !== first.length) differences.push(`${first.length} and ${second.length} paths`)
    if (deb !== otherDeb) differences.push(`packages ${deb} and ${otherDeb}`)
    return { paths: first.length, folder: hashOfLines(first), deb, differences }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
