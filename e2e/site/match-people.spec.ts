import { expectNoSidewaysScroll } from '../overflow.ts'
import { violations } from './axe.ts'
import { fullMatch, future, matchWith, pathOf } from './matches.ts'
import { bothWidths, expect, languages, open, otherBrand, site, test, widths } from './site-test.ts'

for (const language of languages) {
  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`B11 ${language}: without JavaScript every number is there`, async ({ page }) => {
      const match = await fullMatch(language)
      await page.goto(pathOf(match, language))
      await bothWidths(page, async () => {
        await expect(page.locator('[data-score="home"]')).toBeVisible()
        for (const side of [1, 2]) {
          await expect(page.locator(`[data-table="box-${side}"] tfoot [data-stat="points"]`)).toHaveText(
            String(match.box_scores.find((box) => box.side === side)?.total?.points),
          )
        }
      })
    })
  })

  test(`B11 ${language}: axe finds nothing and nothing overflows, at 390 and 1440, in both brands`, async ({
    page,
  }) => {
    const matches = [
      await fullMatch(language),
      await matchWith(language, 'scheduled', future),
      await matchWith(language, 'postponed'),
    ]
    for (const brand of [site, otherBrand]) {
      if (!brand) continue
      for (const match of brand === site ? matches : matches.slice(0, 1)) {
        await open(page, brand + pathOf(match, language), widths.phone)
        await bothWidths(page, async () => {
          expect(await violations(page)).toEqual([])
          await expectNoSidewaysScroll(page)
        })
      }
    }
  })

  test(`B11 ${language}: on a phone the box score scrolls in its own frame, by keyboard, and the names stay visible`, async ({
    page,
  }) => {
    const match = await fullMatch(language)
    await open(page, pathOf(match, language), widths.phone)
    const frame = page.locator('section', { has: page.locator('> [data-table="box-1"]') }).last()
    await frame.scrollIntoViewIfNeeded()
    await frame.focus()
    const head = frame.locator('tbody th').first()
    const before = await head.boundingBox()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(20)
    const after = await head.boundingBox()
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 99))).toBeLessThan(2)
  })
}
