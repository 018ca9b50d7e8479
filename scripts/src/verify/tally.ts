/** Counts the checks and prints those that fail. */
export class Tally {
  passed = 0
  failed = 0
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  pass(): void {
    this.passed += 1
  }

  fail(what: string): void {
    this.failed += 1
    console.error(`${this.name}: FAILED ${what}`)
  }

  /** `problem` is undefined when the check passes. */
  check(what: string, problem: string | undefined): void {
    if (problem) this.fail(`${what}: ${problem}`)
    else this.pass()
  }

  get summary(): string {
    return `${this.passed} passed, ${this.failed} failed`
  }
}
