import { type FileHandle, open, stat } from 'node:fs/promises'

const chunkBytes = 256 * 1024
/** nginx buffers up to 32 kB; a longer line is none of ours. */
const longestLine = 64 * 1024
const newline = 10

type Opened = { handle: FileHandle; inode: number; offset: number; rest: Buffer }

const inodeOf = (file: string) =>
  stat(file).then(
    ({ ino }) => ino,
    () => undefined,
  )

/**
 * Reads what is added to a log, through its rotation by rename. Lines written before the start are not read: they
 * would be counted again at each restart.
 */
export class LogFollower {
  readonly #file: string
  readonly #onLine: (line: string) => void
  #opened: Opened | undefined
  #isFirst = true
  /** The file was renamed; nginx may write to it until it has been told. */
  #isRenamed = false

  constructor(file: string, onLine: (line: string) => void) {
    this.#file = file
    this.#onLine = onLine
  }

  /** Reads all that is new. */
  async poll(): Promise<void> {
    if (!this.#opened) await this.#open()
    if (!this.#opened) return
    await this.#read(this.#opened)
    const inode = await inodeOf(this.#file)
    if (inode === undefined || inode === this.#opened.inode) return
    if (this.#isRenamed) {
      await this.close()
      await this.poll()
    } else this.#isRenamed = true
  }

  async close(): Promise<void> {
    await this.#opened?.handle.close()
    this.#opened = undefined
    this.#isRenamed = false
  }

  async #open(): Promise<void> {
    const handle = await open(this.#file, 'r').catch(() => undefined)
    const isFirst = this.#isFirst
    this.#isFirst = false
    if (!handle) return
    const { ino, size } = await handle.stat()
    this.#opened = { handle, inode: ino, offset: isFirst ? size : 0, rest: Buffer.alloc(0) }
  }

  async #read(opened: Opened): Promise<void> {
    const { size } = await opened.handle.stat()
    // Emptied in place.
    if (size < opened.offset) opened.offset = 0
    const buffer = Buffer.allocUnsafe(chunkBytes)
    while (opened.offset < size) {
      const { bytesRead } = await opened.handle.read(buffer, 0, chunkBytes, opened.offset)
      if (bytesRead === 0) return
      opened.offset += bytesRead
      this.#take(opened, Buffer.concat([opened.rest, buffer.subarray(0, bytesRead)]))
    }
  }

  #take(opened: Opened, bytes: Buffer): void {
    const end = bytes.lastIndexOf(newline) + 1
    for (const line of bytes.toString('utf8', 0, end).split('\n')) if (line) this.#onLine(line)
    const rest = bytes.subarray(end)
    opened.rest = Buffer.from(rest.length > longestLine ? rest.subarray(rest.length) : rest)
  }
}
