import type { Gallery, GalleryFile } from '@palank/contract/own-api-types'
import { pathFor } from '@palank/routes'
import { expectNoOverflow } from '../overflow.ts'
import {
  type Files,
  filesOf,
  galleriesOf,
  hashOf,
  longTitle,
  manyOf,
  pageOf,
  picturesOf,
  withFiles,
} from './media.ts'
import { expect, languages, open, test, waitForHydration, widths } from './site-test.ts'
import { isSameDocument, markDocument } from './stories.ts'
import { startTamperedSite, type TamperedSite } from './tampering-proxy.ts'

const texts = {
  hu: { pager: 'Lapozó', page: (number: number) => `${number}. oldal`, noPictures: 'Itt még nincs kép' },
  en: { pager: 'Pages', page: (number: number) => `Page ${number}`, noPictures: 'No pictures here yet' },
}

const withNumber = (url: string | null, index: number) => url && `${url}?n=${index}`

/** Makes files with unique ids and addresses, so that none comes from a cache. */
const manyFiles = (real: GalleryFile[], count: number): GalleryFile[] =>
  Array.from({ length: count }, (_, index) => {
    const file = real[index % real.length] as GalleryFile
    const { small, medium, large } = file.thumbnails
    return {
      ...file,
      id: 80_000 + index,
      order: index + 1,
      store_path: `${file.store_path}?n=${index}`,
      thumbnails: {
        small: withNumber(small, index),
        medium: withNumber(medium, index),
        large: withNumber(large, index),
      },
      sources: file.sources.map((source) => ({ ...source, public_url: `${source.public_url}?n=${index}` })),
    }
  })

let server: TamperedSite
let galleries: Gallery[] = []
let files: GalleryFile[] = []
/** Galleries whose answers are changed: one with 300 pictures, one with malformed files, one without files. */
let [largeGallery, malformedGallery, emptyGallery]: Gallery[] = []
let validFiles: GalleryFile[] = []

const malformedIndexes = new Set([13, 19])
const undatedIndex = 16

// One worker, so that its site is started once.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  const { data: real } = await galleriesOf('hu')
  ;[largeGallery, malformedGallery, emptyGallery] = real.filter(
    ({ file_count }) => file_count <= 12 || file_count > 13,
  )
  const pool = (await filesOf('hu', real[0]?.id ?? 0, { per_page: 100 })).data.files
  validFiles = (await filesOf('hu', malformedGallery?.id ?? 0, { per_page: 100 })).data.files
  files = manyFiles(pool, 300)
  galleries = manyOf(real, 30).map((gallery, index) => {
    if (index === 12) return { ...gallery, name: longTitle, cover_image: null, thumbnails: null }
    if (index === 13) return { ...gallery, name: null as never }
    if (index === undatedIndex) return { ...gallery, publish_date: 'tegnap' }
    if (index === 19) return { ...gallery, id: 'x' as never }
    return gallery
  })
  server = await startTamperedSite((call, answer) => {
    if (call === 'gallery/list') return pageOf(galleries, answer)
    if (call === `gallery/list-files/${largeGallery?.id}`) {
      const { data, meta } = pageOf(files, answer)
      return { data: { files: data, allfile: files }, meta }
    }
    if (call === `gallery/list-files/${malformedGallery?.id}`) {
      const [noName, noSource, nothing] = [0, 2, 4].map((place) => validFiles[place]?.id)
      const corrupt = <File extends { id: number }>(file: File) => {
        if (file.id === noName) return { ...file, hash_filename: null }
        if (file.id === noSource) return { ...file, store_path: '' }
        return file.id === nothing ? null : file
      }
      const { files: page, allfile } = answer.data as Files
      return { ...answer, data: { files: page.map(corrupt), allfile: allfile.map(corrupt) } }
    }
    if (call === `gallery/list-files/${emptyGallery?.id}`)
      return { ...pageOf([], answer), data: { files: [], allfile: [] } }
    if (call === `gallery/find/${emptyGallery?.id}`) {
      const own = { name: longTitle, cover_image: null, thumbnails: null, file_count: 0 }
      return { ...answer, data: { ...(answer.data as Gallery), ...own } }
    }
    return answer
  })
  await server.ready()
})
test.afterAll(() => server.stop())
test.beforeEach(({ page }) => withFiles(page))
// A link under the pointer prefetches its page, and the api does not know the made-up items.
test.use({ allowedErrors: /status of 404/ })

for (const language of languages) {
  const t = texts[language]
  const list = pathFor('galleries', language)

  test(`B4, E5, F3, F6 ${language}: thirty galleries fill three pages; malformed ones are dropped`, async ({
    page,
  }) => {
    await open(page, server.origin + list)
    await markDocument(page)
    const titles = page.locator('main h3')
    const pager = page.getByRole('navigation', { name: t.pager })
    for (const number of [1, 2, 3]) {
      if (number > 1) await pager.getByRole('link', { name: t.page(number), exact: true }).click()
      const expected = galleries
        .map((gallery, index) => ({ gallery, index }))
        .slice(12 * (number - 1), 12 * number)
        .filter(({ index }) => !malformedIndexes.has(index))
      await expect(titles).toHaveText(expected.map(({ gallery }) => gallery.name))
      const withDate = expected.filter(({ index }) => index !== undatedIndex)
      await expect(page.locator('main article time')).toHaveCount(withDate.length)
      await expect(page).toHaveURL(server.origin + list + (number > 1 ? `?page=${number}` : ''))
      await expect(pager.locator('[aria-current=page]')).toHaveText(String(number))
    }
    expect(await isSameDocument(page)).toBe(true)
    expect((await page.request.get(`${server.origin}${list}?page=4`)).status()).toBe(404)
    await page.reload()
    await expect(titles).toHaveCount(6)
  })

  test(`B4, E9 ${language}: long titles and missing covers fit a phone, and an empty gallery says so`, async ({
    page,
  }) => {
    await open(page, `${server.origin}${list}?page=2`, widths.phone)
    const tile = page.locator('main article').first()
    await expect(tile.locator('h3')).toHaveText(longTitle)
    await expect(tile.locator('[data-fallback] img')).toHaveAttribute('src', /\/assets\/crest-/)
    const [inside, room] = await tile.evaluate((element) => [element.scrollWidth, element.clientWidth])
    expect(inside).toBe(room)
    await expectNoOverflow(page)
    const path = pathFor('gallery', language, { id: emptyGallery?.id ?? 0 })
    await open(page, server.origin + path, widths.phone)
    await expect(page.locator('main h1')).toHaveText(longTitle)
    await expect(page.locator('main h2').first()).toHaveText(t.noPictures)
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: { hu: 'Összes galéria', en: 'All galleries' }[language] }),
    ).toHaveAttribute('href', list)
    await expectNoOverflow(page)
  })

  test(`F3 ${language}: pictures without a source or a hash file name are dropped from the page and the lightbox`, async ({
    page,
  }) => {
    const path = pathFor('gallery', language, { id: malformedGallery?.id ?? 0 })
    await open(page, server.origin + path)
    const good = validFiles.filter((_, index) => ![0, 2, 4].includes(index))
    await expect(picturesOf(page, language)).toHaveCount(Math.min(12, validFiles.length) - 3)
    expect(
      await picturesOf(page, language).evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(good.slice(0, 9).map(({ store_path }) => store_path))
    await picturesOf(page, language).first().click()
    await expect(page.getByRole('dialog').locator('p').first()).toHaveText(`1 / ${good.length}`)
  })

  test(`B4 ${language}: a gallery of 300 pictures stays smooth`, async ({ page }, { annotations }) => {
    const path = pathFor('gallery', language, { id: largeGallery?.id ?? 0 })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const pictureRequests = () => requests.filter((url) => url.includes('/files/gallery/')).length
    const response = await page.goto(server.origin + path)
    await waitForHydration(page)
    const weight = (await response?.body())?.length ?? 0
    const pictures = picturesOf(page, language)
    await expect(pictures).toHaveCount(12)
    await expect(pictures.locator('img[loading=lazy]')).toHaveCount(11)
    const nodes = () => page.evaluate(() => document.querySelectorAll('*').length)
    const before = await nodes()

    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    // Thread time, so that other load on the machine does not count.
    const mainThreadMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
    }
    const atRest = await mainThreadMs()
    // Scrolls down the page, one step per frame.
    const frames = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0
          const step = () => {
            count += 1
            const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
            if (end && count > 60) return resolve(count)
            scrollTo({ top: end ? 0 : scrollY + 40, behavior: 'instant' })
            requestAnimationFrame(step)
          }
          requestAnimationFrame(step)
        }),
    )
    const afterScroll = await mainThreadMs()
    await pictures.first().scrollIntoViewIfNeeded()
    const box = page.getByRole('dialog')
    await page.evaluate((id) => document.getElementById(id)?.click(), hashOf(80_000, language).slice(1))
    await expect(box.locator('p').first()).toHaveText('1 / 300')
    const afterOpen = await mainThreadMs()
    const moves = 30
    // Waits after each key press until the next picture is shown.
    await page.evaluate(async (count) => {
      for (let place = 2; place <= count + 1; place += 1) {
        const key = { key: 'ArrowRight', bubbles: true, cancelable: true }
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key))
        const shown = () => document.querySelector('dialog p')?.textContent?.startsWith(`${place} `)
        while (!shown()) await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
      }
    }, moves)
    await expect(box.locator('p').first()).toHaveText(`${moves + 1} / 300`)
    const afterMoves = await mainThreadMs()
    const metrics = {
      html: weight,
      nodesAdded: (await nodes()) - before,
      picturesRequested: pictureRequests(),
      msPerFrame: (afterScroll - atRest) / frames,
      msToOpen: afterOpen - afterScroll,
      msPerMove: (afterMoves - afterOpen) / moves,
    }
    annotations.push({ type: 'measured', description: JSON.stringify(metrics) })
    expect(metrics.nodesAdded).toBeLessThan(400)
    expect(metrics.picturesRequested).toBeLessThan(150)
    expect(metrics.msPerFrame).toBeLessThan(8)
    expect(metrics.msToOpen).toBeLessThan(500)
    expect(metrics.msPerMove).toBeLessThan(80)
    await page.keyboard.press('End')
    await expect(box.locator('p').first()).toHaveText('300 / 300')
    await expect(box.locator('[aria-current=true]')).toBeInViewport()
  })
}
