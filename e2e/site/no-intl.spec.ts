import { pathFor } from '@palank/routes'
import { fullMatch, future, matchWith, pathOf } from './matches.ts'
import { expect, homeOf, languages, open, test } from './site-test.ts'
import { firstTeam, playerPath, teamPath } from './squads.ts'
import { addressOf, richArticle } from './stories.ts'

declare global {
  interface Window {
    /** Stacks of the page's uses of Intl. */
    intlCalls: string[]
  }
}

/** Runs in the page before its scripts. */
function recordIntl(): void {
  window.intlCalls = []
  const record = (owner: object, name: string) => {
    const original: unknown = Reflect.get(owner, name)
    if (typeof original !== 'function') throw new TypeError(`${name} is not a function`)
    const note = () => window.intlCalls.push(`${new Error(name).stack}`)
    const recorded = new Proxy(original, {
      apply(target, self, args) {
        note()
        return Reflect.apply(target, self, args)
      },
      construct(target, args, newTarget) {
        note()
        return Reflect.construct(target, args, newTarget)
      },
    })
    Reflect.defineProperty(owner, name, { value: recorded, configurable: true, writable: true })
  }
  for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules']) record(Intl, name)
  for (const { prototype } of [Date, Number, Array]) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      if (name.startsWith('toLocale')) record(prototype, name)
    }
  }
  record(String.prototype, 'localeCompare')
}

for (const language of languages) {
  test(`S9: no page uses Intl while it hydrates, in ${language}`, async ({ page }) => {
    const team = await firstTeam(language)
    const player = team.players[0]
    if (!player) throw new Error('the first team of the demo has no player')
    const schedules = pathFor('schedules', language)
    const addresses = [
      homeOf(language),
      pathFor('news', language),
      addressOf(await richArticle(language), language),
      schedules,
      `${schedules}?view=standings`,
      playerPath(team.id, player.id, language),
      teamPath(team.id, language),
      pathOf(await fullMatch(language), language),
      pathOf(await matchWith(language, 'scheduled', future), language),
      pathFor('galleries', language),
      pathFor('videos', language),
      pathFor('joinUs', language),
    ]
    await page.addInitScript(recordIntl)
    for (const address of addresses) {
      await open(page, address)
      expect(await page.evaluate(() => window.intlCalls), address).toEqual([])
    }
    await page.evaluate(() => new Intl.Collator('hu'))
    expect(await page.evaluate(() => window.intlCalls)).toHaveLength(1)
  })
}
