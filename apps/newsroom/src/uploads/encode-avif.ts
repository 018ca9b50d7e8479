import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { writeAvif } from './avif.ts'

// A process of its own, started by the worker for one picture: `encode-avif.ts FOLDER FILENAME`. At the lowest
// priority and on one core, so that everything else on the machine goes first.
os.setPriority(os.constants.priority.PRIORITY_LOW)
sharp.concurrency(1)

const [folder = '', filename = ''] = process.argv.slice(2)
const data = await readFile(path.join(folder, filename))
const files = await writeAvif(folder, filename, data, { sharp, effort: 2 })
process.stdout.write(JSON.stringify(files))
