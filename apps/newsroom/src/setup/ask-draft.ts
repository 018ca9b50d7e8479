import { clearBall, isPairClear } from '@palank/club-pack/clear-pair'
import { contrastsOf } from '@palank/club-pack/colours'
import { cuts, type Draft, type Field, problemsOf, typeFaces } from './draft.ts'
import type { Language } from './preferred-language.ts'
import { coloursOf } from './site-tokens.ts'
import { type Texts, textsFor } from './texts.ts'

/** What the terminal can do. */
export type Terminal = {
  say: (line: string) => void
  /** The answer, or what stood in brackets if it is empty. */
  ask: (question: string, current: string) => Promise<string>
  askPassword: () => Promise<string>
  /** Takes the crest in a file; what is wrong with it, or the two colours in it. */
  takeCrest: (file: string) => { refused: string } | { colours?: { club: string; ball: string } | undefined }
  save: (draft: Draft) => void
}

type TextField = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft]

/** The five steps of set-up, one question after the other. */
class Questions {
  readonly #terminal: Terminal
  readonly #language: Language
  readonly #t: Texts
  draft: Draft

  constructor(terminal: Terminal, draft: Draft, language: Language) {
    this.#terminal = terminal
    this.draft = draft
    this.#language = language
    this.#t = textsFor(language)
  }

  #change(patch: Partial<Draft>): void {
    this.draft = { ...this.draft, ...patch }
    this.#terminal.save(this.draft)
  }

  /** Says what is wrong with a field; false if nothing is. */
  #isRefused(field: Field, password = ''): boolean {
    const problem = problemsOf(this.draft, password).find((found) => found.field === field)
    if (problem) this.#terminal.say(`  ${problem.text[this.#language]}`)
    return problem !== undefined
  }

  #heading(step: number, title: string): void {
    this.#terminal.say(`\n${step}/5 ${title}`)
  }

  /** A hyphen empties a field. */
  async #text(field: TextField, label: string): Promise<void> {
    do {
      const answer = await this.#terminal.ask(label, this.draft[field])
      this.#change({ [field]: answer === '-' ? '' : answer.slice(0, 200) })
    } while (this.#isRefused(field))
  }

  async #choice<Value extends string>(
    label: string,
    values: readonly Value[],
    current: Value,
  ): Promise<Value> {
    for (;;) {
      const answer = await this.#terminal.ask(`${label} (${values.join(', ')})`, current)
      const chosen = values.find((value) => value === answer)
      if (chosen) return chosen
    }
  }

  async #yes(label: string, current: boolean): Promise<boolean> {
    const [yes, no] = this.#language === 'hu' ? ['i', 'n'] : ['y', 'n']
    return (await this.#choice(label, [yes, no], current ? yes : no)) === yes
  }

  async #crest(): Promise<void> {
    for (;;) {
      const file = await this.#terminal.ask(this.#t.crestFile, '')
      if (!file) return
      const result = this.#terminal.takeCrest(file)
      if ('refused' in result) this.#terminal.say(`  ${result.refused}`)
      else {
        this.#terminal.say(`  ${result.colours ? this.#t.crestColours : this.#t.crestNoColours}`)
        return this.#change(result.colours ?? {})
      }
    }
  }

  async names(): Promise<void> {
    const t = this.#t
    this.#heading(1, t.nameTitle)
    await this.#text('name', t.name)
    await this.#text('shortName', t.shortName)
    await this.#text('shout', t.shout)
    await this.#text('city', t.city)
    await this.#text('hall', t.hall)
    await this.#crest()
  }

  async colours(): Promise<void> {
    const t = this.#t
    this.#heading(2, t.colourTitle)
    await this.#text('club', t.club)
    await this.#text('ball', t.ball)
    if (!isPairClear(coloursOf(this.draft))) {
      const ball = clearBall(this.draft)
      if (await this.#yes(`${t.alike} ${t.takeClear(ball)}?`, true)) this.#change({ ball })
    }
    const colours = coloursOf(this.draft)
    for (const { colour, on, value } of contrastsOf(colours)) {
      const name = t.pairs[`${colour} on ${on}`]
      if (name) this.#terminal.say(`  ${name.padEnd(36)} ${value.toFixed(1).padStart(5)} : 1`)
    }
    this.#terminal.say(`  ${t.allPass(contrastsOf(colours).length)}`)
    this.#change({ type: await this.#choice(t.typeFace, typeFaces, this.draft.type) })
    this.#change({ cut: await this.#choice(t.cut, cuts, this.draft.cut) })
  }

  async languages(): Promise<void> {
    const t = this.#t
    this.#heading(3, t.languageTitle)
    this.#change({ hasEnglish: await this.#yes(t.english, this.draft.hasEnglish) })
    if (!this.draft.hasEnglish) return
    await this.#text('nameEn', t.nameEn)
    await this.#text('shortNameEn', t.shortNameEn)
  }

  async teams(): Promise<void> {
    const t = this.#t
    this.#heading(4, t.teamTitle)
    await this.#text('league', t.league)
    this.#terminal.say(`  ${t.leagueHint}`)
    do {
      const answer = await this.#terminal.ask(t.teamsByComma, this.draft.teams.join(', '))
      const teams = answer.split(',').map((team) => team.trim())
      this.#change({ teams: [...new Set(teams.filter(Boolean))].slice(0, 20) })
    } while (this.#isRefused('teams'))
    await this.#text('email', t.email)
    await this.#text('phone', t.phone)
  }

  async admin(): Promise<string> {
    const t = this.#t
    this.#heading(5, t.adminTitle)
    await this.#text('adminName', t.adminName)
    await this.#text('adminEmail', t.email)
    let password: string
    do password = await this.#terminal.askPassword()
    while (this.#isRefused('password', password))
    return password
  }
}

/** The draft and the password, when all five steps have been answered. */
export async function askDraft(
  terminal: Terminal,
  draft: Draft,
  language: Language,
): Promise<{ draft: Draft; password: string }> {
  const questions = new Questions(terminal, draft, language)
  await questions.names()
  await questions.colours()
  await questions.languages()
  await questions.teams()
  const password = await questions.admin()
  return { draft: { ...questions.draft, reached: 5 }, password }
}
