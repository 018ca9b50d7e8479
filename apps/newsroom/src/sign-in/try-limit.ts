type Options = { tries: number; seconds: number; addresses: number; now?: () => number }
type Window = { count: number; endsAt: number }

/** Counts the tries of each address in a window of time, for a bounded number of addresses. */
export class TryLimit {
  readonly #windows = new Map<string, Window>()
  readonly #tries: number
  readonly #length: number
  readonly #addresses: number
  readonly #now: () => number

  constructor({ tries, seconds, addresses, now = Date.now }: Options) {
    this.#tries = tries
    this.#length = seconds * 1000
    this.#addresses = addresses
    this.#now = now
  }

  get size(): number {
    return this.#windows.size
  }

  /** Counts a try before it is made, so that many at once do not slip through; seconds to wait if it is one too many. */
  take(address: string): number {
    const now = this.#now()
    const current = this.#windows.get(address)
    if (current && current.endsAt > now) {
      if (current.count >= this.#tries) return Math.ceil((current.endsAt - now) / 1000)
      current.count += 1
      return 0
    }
    this.#windows.delete(address)
    this.#makeRoom(now)
    this.#windows.set(address, { count: 1, endsAt: now + this.#length })
    return 0
  }

  /** A try that succeeded does not count. */
  giveBack(address: string): void {
    const current = this.#windows.get(address)
    if (current && current.count > 0) current.count -= 1
  }

  /** Windows are in the order of their ends. */
  #makeRoom(now: number): void {
    for (const [address, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < this.#addresses) return
      this.#windows.delete(address)
    }
  }
}
