import { type Language, pathFor, searchPath } from '@palank/routes'
import type { Locator, Page } from '@playwright/test'
import { expectNoOverflow } from '../overflow.ts'
import { violations } from './axe.ts'
import { expect, homeOf, languages, open, site, test, widths } from './site-test.ts'
import { addressOf, articleItems, newsListOf, richArticle } from './stories.ts'

const texts = {
  hu: { share: 'Megosztás', close: 'Bezárás', copy: 'Hivatkozás másolása', mail: 'E-mail' },
  en: { share: 'Share', close: 'Close', copy: 'Copy link', mail: 'Email' },
}

const content = languages.flatMap((language) =>
  (['news', 'galleries', 'videos'] as const).map((list) => `[href^="${pathFor(list, language)}/"]`),
)
/** Cards of articles, galleries and videos, but not of matches. */
const cards = (page: Page) => page.locator(`main article:has(h3 a:is(${content}))`)
const buttonOf = (card: Locator) => card.locator(':scope > div > button[aria-expanded]')
/** The buttons are rendered after hydration. */
const waitForButtons = (page: Page) => expect(buttonOf(cards(page).last())).toBeAttached()
/** Every open share box, of a card or of the page itself. */
const openBoxes = (page: Page, language: Language) =>
  page.getByRole('button', { name: texts[language].close, exact: true })

/** Pages with content cards. */
const screens = (language: Language): string[] => [
  homeOf(language),
  pathFor('news', language),
  pathFor('galleries', language),
  pathFor('videos', language),
  searchPath(language, 'a'),
]

for (const language of languages) {
  const t = texts[language]

  test(`E6 ${language}: every content card has a closed share box beside its link; at every width its button is large enough and covers no text, and its box fits the screen`, async ({
    page,
  }) => {
    for (const at of screens(language)) {
      await open(page, site + at)
      await waitForButtons(page)
      const shown = await cards(page).evaluateAll((all) =>
        all.map((card) => {
          const link = card.querySelector('h3 a')
          const buttons = [...card.querySelectorAll('button[aria-expanded]')]
          return {
            title: link?.textContent,
            labels: buttons.map((button) => button.getAttribute('aria-label')),
            open: buttons.filter((button) => button.getAttribute('aria-expanded') === 'true').length,
            nested: card.querySelectorAll('a button, button a, a a').length,
          }
        }),
      )
      expect(shown.length, at).toBeGreaterThan(3)
      for (const { title, ...shares } of shown) {
        expect(shares).toEqual({ labels: [`${t.share}: ${title}`], open: 0, nested: 0 })
      }
      for (const width of [320, widths.phone, widths.tablet, widths.laptop]) {
        await page.setViewportSize({ width, height: 844 })
        const where = `${at} at ${width} px`
        const covered = () =>
          cards(page).evaluateAll((all) =>
            all.flatMap((card) => {
              const button = card
                .querySelector(':scope > div > button[aria-expanded]')
                ?.getBoundingClientRect()
              if (!button || button.width < 44 || button.height < 44) return ['too small']
              const range = document.createRange()
              const coveredTexts = [...card.querySelectorAll('h3, time')].filter((element) => {
                range.selectNodeContents(element)
                return [...range.getClientRects()].some(
                  ({ left, right, top, bottom }) =>
                    left < button.right && right > button.left && top < button.bottom && bottom > button.top,
                )
              })
              return coveredTexts.map(({ textContent }) => textContent)
            }),
          )
        await expect.poll(covered, where).toEqual([])
        await expectNoOverflow(page, where)
        const card = cards(page).first()
        await buttonOf(card).click()
        const panel = card.locator('[popover]')
        await expect(panel, where).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Escape')
      }
    }
  })

  test(`E6 ${language}: a card's share box works by keyboard, one open at a time`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
    const { data } = await articleItems(language, { page: 2 })
    const address = site + addressOf(data[0] ?? { slug: '' }, language)
    await open(page, `${site}${pathFor('news', language)}?page=2`)
    const [first, second] = [0, 1].map((place) =>
      newsListOf(page, language).locator('article').nth(place),
    ) as [Locator, Locator]
    const [one, other] = [buttonOf(first), buttonOf(second)]
    const close = first.getByRole('button', { name: t.close, exact: true })
    const copy = first.getByRole('button', { name: t.copy })
    const targets = ['Facebook', 'X (Twitter)', t.mail].map((name) =>
      first.getByRole('link', { name, exact: true }),
    ) as [Locator, Locator, Locator]

    await first.locator('h3 a').focus()
    await page.keyboard.press('Tab')
    await expect(one).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(one).toHaveAttribute('aria-expanded', 'true')
    for (const stop of [close, ...targets, copy]) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
    await expect(targets[0]).toHaveAttribute(
      'href',
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
    )
    await page.keyboard.press('Enter')
    await expect(first.getByRole('status')).not.toBeEmpty()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(one).toBeFocused()
    await expect(openBoxes(page, language)).toHaveCount(0)

    await page.keyboard.press('Space')
    await close.click()
    await expect(one).toBeFocused()
    await expect(openBoxes(page, language)).toHaveCount(0)

    await one.click()
    await other.click()
    await expect(one).toHaveAttribute('aria-expanded', 'false')
    await expect(other).toHaveAttribute('aria-expanded', 'true')
    await expect(openBoxes(page, language)).toHaveCount(1)
    // A click outside closes it, and the card is a link again.
    await page.locator('h1').click()
    await expect(openBoxes(page, language)).toHaveCount(0)
    await first.click({ position: { x: 60, y: 60 } })
    await expect(page).toHaveURL(address)
  })

  test(`E6 ${language}: the share boxes of the page and of its cards are never open together`, async ({
    page,
  }) => {
    await open(page, addressOf(await richArticle(language), language))
    const own = page.getByRole('article').first().getByRole('button', { name: t.share, exact: true })
    const button = buttonOf(cards(page).first())
    await own.click()
    await expect(own).toHaveAttribute('aria-expanded', 'true')
    await button.click()
    await expect(own).toHaveAttribute('aria-expanded', 'false')
    await expect(openBoxes(page, language)).toHaveCount(1)
    await own.click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(openBoxes(page, language)).toHaveCount(1)
  })
}

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('E6: without JavaScript no card has a button that does nothing', async ({ page }) => {
    for (const at of languages.flatMap(screens)) {
      await page.goto(site + at)
      expect(await cards(page).count(), at).toBeGreaterThan(3)
      await expect(cards(page).locator('button, details').filter({ visible: true })).toHaveCount(0)
    }
  })
})
