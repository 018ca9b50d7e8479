/** Counts what held and says what did not. */
export class Tally {
  passed = 0
  failed = 0
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  hold(): void {
    this.passed += 1
  }

  miss(what: string): void {
    this.failed += 1
    console.error(`${this.name}: FAILED ${what}`)
  }

  /** `problem` is empty when all is well. */
  note(what: string, problem: string | undefined): void {
    if (problem) this.miss(`${what}: ${problem}`)
    else this.hold()
  }

  get outcome(): string {
    return `${this.passed} passed, ${this.failed} failed`
  }
}
