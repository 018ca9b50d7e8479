import { type Language, pathFor } from '@palank/routes'
import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { type Files, filesOf, fullGallery, hashOf, picturesOf } from './media.ts'
import {
  type BrandName,
  bothWidths,
  brandSites,
  expect,
  languages,
  open,
  site,
  test,
  waitForHydration,
  widths,
} from './site-test.ts'
import { isSameDocument, markDocument } from './stories.ts'

const texts = {
  hu: {
    label: 'Képnézegető',
    close: 'Bezárás',
    previous: 'Előző kép',
    next: 'Következő kép',
    download: 'Az eredeti kép letöltése',
    skip: 'Ugrás a tartalomra',
  },
  en: {
    label: 'Picture viewer',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    download: 'Download the original picture',
    skip: 'Skip to content',
  },
}

/** The gallery with the most pictures: its path, name and all files. */
async function testGallery(language: Language) {
  const { id, name } = await fullGallery(language)
  const { files } = (await filesOf(language, id, { per_page: 100 })).data
  return { path: pathFor('gallery', language, { id }), name, files }
}

const boxOf = (page: Page) => page.getByRole('dialog')

/** Expects the picture at this index: its number, name, source, thumbnail and address. */
async function expectPicture(page: Page, language: Language, files: Files['files'], place: number) {
  const file = files[place]
  const box = boxOf(page)
  await expect(box.locator('p').first()).toHaveText(`${place + 1} / ${files.length}`)
  await expect(box.locator('p').nth(1)).toHaveText(file?.name ?? '')
  const image = box.locator('div:not([aria-hidden]) > span img')
  await expect(image).toHaveAttribute('src', file?.store_path ?? '')
  await expect(box.locator('[aria-current=true]')).toBeInViewport({ ratio: 0.9 })
  await expect.poll(() => new URL(page.url()).hash).toBe(hashOf(file?.id ?? 0, language))
}

const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    if (element === document.body) return 'the browser'
    if (!element.closest('dialog')) return `outside: ${element.outerHTML.slice(0, 80)}`
    return element.getAttribute('aria-label') ?? element.textContent
  })

for (const language of languages) {
  const t = texts[language]

  test(`B4 ${language}: the lightbox works by keyboard alone: it opens, moves, traps focus and returns it to the picture`, async ({
    page,
  }) => {
    const { path, name, files } = await testGallery(language)
    const last = files.length - 1
    await open(page, path)
    const second = picturesOf(page, language).nth(1)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: t.skip })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(async () => {
      await page.keyboard.press('Tab')
      expect(await second.evaluate((link) => link === document.activeElement)).toBe(true)
    }).toPass({ intervals: [0] })
    await page.keyboard.press('Enter')
    await expect(boxOf(page)).toHaveAccessibleName(`${t.label}: ${name}`)
    expect(await boxOf(page).evaluate((box) => box.matches(':modal'))).toBe(true)
    await expectPicture(page, language, files, 1)
    for (const [key, place] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['Home', 0],
      ['ArrowLeft', 0],
      ['End', last],
      ['ArrowRight', last],
      ['ArrowLeft', last - 1],
    ] as const) {
      await page.keyboard.press(key)
      await expectPicture(page, language, files, place)
    }
    const stops: (string | null)[] = []
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      stops.push(await focusedLabel(page))
    }
    expect(stops.filter((stop) => stop?.startsWith('outside'))).toEqual([])
    expect(stops).toEqual(expect.arrayContaining([t.download, t.close, t.previous, t.next]))
    await boxOf(page).getByRole('button', { name: t.next }).focus()
    await page.keyboard.press('Enter')
    await expectPicture(page, language, files, last)
    await expect(boxOf(page).getByRole('button', { name: t.next })).toHaveAttribute('aria-disabled', 'true')
    await expect(boxOf(page).getByRole('button', { name: t.next })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(boxOf(page)).toHaveCount(0)
    await expect(second).toBeFocused()
    await expect(page).toHaveURL(`${site}${path}#content`)
    await page.keyboard.press('Enter')
    await expectPicture(page, language, files, 1)
    await boxOf(page).getByRole('button', { name: t.close }).focus()
    await page.keyboard.press('Enter')
    await expect(boxOf(page)).toHaveCount(0)
    await expect(second).toBeFocused()
  })

  test(`B4 ${language}: an address opens its picture; going back closes it without a request`, async ({
    page,
  }) => {
    const { path, files } = await testGallery(language)
    const pictures = picturesOf(page, language)
    const [far, near] = [files.length - 2, 7]
    // A picture on another page of the gallery, by the hash of either language.
    await open(page, `${path}${hashOf(files[far]?.id ?? 0, language)}`)
    await expectPicture(page, language, files, far)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(site + path)
    await expect(pictures.first()).toBeFocused()
    const other = language === 'hu' ? 'en' : 'hu'
    await open(page, `${path}?page=2${hashOf(files[near]?.id ?? 0, other)}`)
    await expect(boxOf(page).locator('p').first()).toHaveText(`${near + 1} / ${files.length}`)
    await open(page, `${path}${hashOf(2_000_000_000, language)}`)
    await expect(boxOf(page)).toHaveCount(0)

    await open(page, pathFor('galleries', language))
    await page.locator(`main a[href="${path}"]`).click()
    await expect(pictures).toHaveCount(12)
    await markDocument(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await pictures.nth(4).scrollIntoViewIfNeeded()
    const scrollTop = await page.evaluate(() => scrollY)
    await pictures.nth(4).click()
    await expectPicture(page, language, files, 4)
    await page.keyboard.press('ArrowRight')
    await expectPicture(page, language, files, 5)
    await page.goBack()
    await expect(boxOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(site + path)
    await expect(pictures.nth(4)).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollTop)
    await page.goForward()
    await expectPicture(page, language, files, 5)
    expect(requests.filter((address) => address.endsWith('.data'))).toEqual([])
    expect(await isSameDocument(page)).toBe(true)
    // After a reload it opens again, and closing it still goes back.
    await page.reload()
    await waitForHydration(page)
    await expectPicture(page, language, files, 5)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(site + path)
    await expect(pictures.nth(5)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(site + pathFor('galleries', language))
  })

  test(`B4 ${language}: neighbours are preloaded, and the original downloads under its own name`, async ({
    page,
  }) => {
    const { path, files } = await testGallery(language)
    const requests = new Set<string>()
    page.on('request', (request) => requests.add(new URL(request.url()).pathname))
    const large = (place: number) =>
      [...(files[place]?.sources ?? []), ...(files[place]?.avif ?? [])]
        .filter(({ width }) => width >= 1200)
        .map(({ public_url }) => public_url)
    const isLoaded = (place: number) =>
      [...large(place), files[place]?.store_path ?? ''].some((url) => requests.has(url))
    await open(page, path)
    await picturesOf(page, language).nth(4).click()
    await expect.poll(() => [2, 3, 4, 5, 6].map(isLoaded)).toEqual([false, true, true, true, false])
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => isLoaded(6)).toBe(true)
    expect(isLoaded(7)).toBe(false)
    const downloadEvent = page.waitForEvent('download')
    await boxOf(page).getByRole('link', { name: t.download }).click()
    const download = await downloadEvent
    expect(download.suggestedFilename()).toBe(files[5]?.hash_filename)
    expect(download.url()).toBe(site + files[5]?.store_path)
    expect(await download.failure()).toBeNull()
    await expectPicture(page, language, files, 5)
  })

  test.describe(() => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: widths.phone, height: 844 } })
    test(`B4 ${language}: on a phone a swipe changes the picture`, async ({ page }) => {
      const { path, files } = await testGallery(language)
      await page.goto(path)
      await waitForHydration(page)
      await picturesOf(page, language).nth(2).tap()
      await expectPicture(page, language, files, 2)
      // Before the swipes: Chromium may take a tap right after one for its end.
      await boxOf(page).getByRole('button', { name: t.close }).tap()
      await expect(boxOf(page)).toHaveCount(0)
      // The box is gone before the browser has gone back.
      await expect(page).toHaveURL(site + path)
      await picturesOf(page, language).nth(2).tap()
      await expectPicture(page, language, files, 2)
      const touch = await page.context().newCDPSession(page)
      const swipe = async (fromX: number, toX: number, toY = 400) => {
        const points = [0, 0.25, 0.5, 0.75, 1].map((part) => ({
          x: fromX + (toX - fromX) * part,
          y: 400 + (toY - 400) * part,
        }))
        for (const [step, point] of points.entries()) {
          const type = step === 0 ? 'touchStart' : 'touchMove'
          await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [point] })
        }
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      await swipe(320, 80)
      await expectPicture(page, language, files, 3)
      await swipe(320, 80)
      await expectPicture(page, language, files, 4)
      await swipe(60, 300)
      await expectPicture(page, language, files, 3)
      // A shaky tap and a vertical swipe change nothing; a swipe after them does.
      await swipe(200, 180)
      await swipe(200, 260, 640)
      await expectPicture(page, language, files, 3)
      await swipe(60, 300)
      await expectPicture(page, language, files, 2)
    })
  })

  for (const brand of Object.keys(brandSites) as BrandName[]) {
    test(`B4 ${language}: axe finds nothing with the lightbox open, ${brand} 390 and 1440`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { path, files } = await testGallery(language)
      await open(page, `${brandSites[brand]}${path}`, widths.phone)
      await picturesOf(page, language).nth(3).click()
      await bothWidths(page, async () => {
        await expectPicture(page, language, files, 3)
        expect(await violations(page)).toEqual([])
      })
    })
  }
}
