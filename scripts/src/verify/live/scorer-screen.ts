import type { CourtsideMatch } from '@palank/demo/live/courtside'
import type { EventBody, Shot } from '@palank/sport/events/event'
import type { Side } from '@palank/sport/game'
import type { Page } from '@playwright/test'

const shots: Record<string, Shot> = { '+1': 'free_throw', '+2': 'two_point', '+3': 'three_point' }
const others: Record<string, 'assist' | 'steal' | 'turnover'> = {
  Gólpassz: 'assist',
  Szerzett: 'steal',
  Eladott: 'turnover',
}
/** What is entered by a player and one key. */
export const shotKeys = Object.keys(shots)
export const keys = [...shotKeys, ...Object.keys(others)]

/** The courtside screen of a running match, with the buttons that a scorer taps. */
export class ScorerScreen {
  readonly page: Page
  private readonly address: string
  private readonly match: CourtsideMatch

  constructor(page: Page, newsroom: string, match: CourtsideMatch) {
    this.page = page
    this.address = `${newsroom}/courtside?match=${match.id}`
    this.match = match
  }

  async open(): Promise<void> {
    await this.page.goto(this.address)
    await this.ready()
  }

  /** Its players are there, and what is needed without a network is stored. */
  async ready(): Promise<void> {
    await this.page.locator('.cs-roster--home .cs-player').first().waitFor({ timeout: 60_000 })
    await this.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  }

  /** Returns what was entered, and the moment of the last tap. */
  async enter(side: Side, index: number, key: string): Promise<{ at: number; body: EventBody }> {
    const { players } = this.match[side]
    const { id: player, jersey_number } = players[index % players.length] ?? {}
    if (player === undefined) throw new Error(`the ${side} side has no players`)
    const number = this.page.locator('.num', { hasText: new RegExp(`^${jersey_number}$`) })
    await this.page.locator(`.cs-roster--${side} .cs-player`).filter({ has: number }).click()
    const button = this.page.getByRole('button', { name: key, exact: true })
    const at = Date.now()
    await button.click()
    const [kind, type] = [shots[key], others[key]]
    if (kind) return { at, body: { type: 'points', side, player, kind } }
    if (type) return { at, body: { type, side, player } }
    throw new Error(`no key is called ${key}`)
  }

  /** Returns the moment of the tap. */
  async undoLast(): Promise<number> {
    const button = this.page.locator('.cs-last__undo')
    const at = Date.now()
    await button.click()
    return at
  }
}
