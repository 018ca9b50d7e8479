import type { Gallery, GalleryFile } from '@palank/contract/own-api-types'
import { pathFor } from '@palank/routes'
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
import { expect, hydrated, languages, open, test, widths } from './site-test.ts'
import { keep, kept, overflow } from './stories.ts'
import { startTamperedSite, type TamperedSite } from './tampering-proxy.ts'

const say = {
  hu: { pager: 'Lapozó', page: (number: number) => `${number}. oldal`, noPictures: 'Itt még nincs kép' },
  en: { pager: 'Pages', page: (number: number) => `Page ${number}`, noPictures: 'No pictures here yet' },
}

const numbered = (url: string | null, index: number) => url && `${url}?n=${index}`

/** As many files as are asked for: each with an id and with addresses of its own, so that none comes from a cache. */
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
        small: numbered(small, index),
        medium: numbered(medium, index),
        large: numbered(large, index),
      },
      sources: file.sources.map((source) => ({ ...source, public_url: `${source.public_url}?n=${index}` })),
    }
  })

type Served = TamperedSite
let served: Served
let listed: Gallery[] = []
let files: GalleryFile[] = []
/** Galleries whose answers are changed: one of 300 pictures, one with files that are malformed, one without any. */
let [large, spoiled, hollow]: Gallery[] = []
let wholesome: GalleryFile[] = []

const malformed = new Set([13, 19])
const undated = 16

test.beforeAll(async () => {
  const { data: real } = await galleriesOf('hu')
  ;[large, spoiled, hollow] = real.filter(({ file_count }) => file_count <= 12 || file_count > 13)
  const pool = (await filesOf('hu', real[0]?.id ?? 0, { per_page: 100 })).data.files
  wholesome = (await filesOf('hu', spoiled?.id ?? 0, { per_page: 100 })).data.files
  files = manyFiles(pool, 300)
  listed = manyOf(real, 30).map((gallery, index) => {
    if (index === 12) return { ...gallery, name: longTitle, cover_image: null, thumbnails: null }
    if (index === 13) return { ...gallery, name: null as never }
    if (index === undated) return { ...gallery, publish_date: 'tegnap' }
    if (index === 19) return { ...gallery, id: 'x' as never }
    return gallery
  })
  served = await startTamperedSite((call, answer) => {
    if (call === 'gallery/list') return pageOf(listed, answer)
    if (call === `gallery/list-files/${large?.id}`) {
      const { data, meta } = pageOf(files, answer)
      return { data: { files: data, allfile: files }, meta }
    }
    if (call === `gallery/list-files/${spoiled?.id}`) {
      const [noName, noSource, nothing] = [0, 2, 4].map((place) => wholesome[place]?.id)
      const spoil = <File extends { id: number }>(file: File) => {
        if (file.id === noName) return { ...file, hash_filename: null }
        if (file.id === noSource) return { ...file, store_path: '' }
        return file.id === nothing ? null : file
      }
      const { files: page, allfile } = answer.data as Files
      return { ...answer, data: { files: page.map(spoil), allfile: allfile.map(spoil) } }
    }
    if (call === `gallery/list-files/${hollow?.id}`)
      return { ...pageOf([], answer), data: { files: [], allfile: [] } }
    if (call === `gallery/find/${hollow?.id}`) {
      const own = { name: longTitle, cover_image: null, thumbnails: null, file_count: 0 }
      return { ...answer, data: { ...(answer.data as Gallery), ...own } }
    }
    return answer
  })
  await served.ready()
})
test.afterAll(() => served.stop())
test.beforeEach(({ page }) => withFiles(page))
// A link under the pointer fetches its page ahead, and the api knows nothing of what is made up.
test.use({ allowedErrors: /status of 404/ })

for (const language of languages) {
  const words = say[language]
  const list = pathFor('galleries', language)

  test(`B4, E5, F3, F6 ${language}: thirty galleries are three pages in the address; malformed ones are dropped`, async ({
    page,
  }) => {
    await open(page, served.origin + list)
    await keep(page)
    const titles = page.locator('main h3')
    const pager = page.getByRole('navigation', { name: words.pager })
    for (const number of [1, 2, 3]) {
      if (number > 1) await pager.getByRole('link', { name: words.page(number), exact: true }).click()
      const expected = listed
        .map((gallery, index) => ({ gallery, index }))
        .slice(12 * (number - 1), 12 * number)
        .filter(({ index }) => !malformed.has(index))
      await expect(titles).toHaveText(expected.map(({ gallery }) => gallery.name))
      const dated = expected.filter(({ index }) => index !== undated)
      await expect(page.locator('main article time')).toHaveCount(dated.length)
      await expect(page).toHaveURL(served.origin + list + (number > 1 ? `?page=${number}` : ''))
      await expect(pager.locator('[aria-current=page]')).toHaveText(String(number))
    }
    expect(await kept(page)).toBe(true)
    expect((await page.request.get(`${served.origin}${list}?page=4`)).status()).toBe(404)
    await page.reload()
    await expect(titles).toHaveCount(6)
  })

  test(`B4, E9 ${language}: long titles and missing covers stay within a phone, and an empty gallery says so`, async ({
    page,
  }) => {
    await open(page, `${served.origin}${list}?page=2`, widths.phone)
    const tile = page.locator('main article').first()
    await expect(tile.locator('h3')).toHaveText(longTitle)
    await expect(tile.locator('[data-fallback] img')).toHaveAttribute('src', /\/assets\/crest-/)
    const [inside, room] = await tile.evaluate((element) => [element.scrollWidth, element.clientWidth])
    expect(inside).toBe(room)
    expect(await overflow(page)).toBe(0)
    const path = pathFor('gallery', language, { id: hollow?.id ?? 0 })
    await open(page, served.origin + path, widths.phone)
    await expect(page.locator('main h1')).toHaveText(longTitle)
    await expect(page.locator('main h2').first()).toHaveText(words.noPictures)
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: { hu: 'Összes galéria', en: 'All galleries' }[language] }),
    ).toHaveAttribute('href', list)
    expect(await overflow(page)).toBe(0)
  })

  test(`F3 ${language}: pictures without a source or a hash file name are dropped from the page and the lightbox`, async ({
    page,
  }) => {
    const path = pathFor('gallery', language, { id: spoiled?.id ?? 0 })
    await open(page, served.origin + path)
    const good = wholesome.filter((_, index) => ![0, 2, 4].includes(index))
    await expect(picturesOf(page, language)).toHaveCount(Math.min(12, wholesome.length) - 3)
    expect(
      await picturesOf(page, language).evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(good.slice(0, 9).map(({ store_path }) => store_path))
    await picturesOf(page, language).first().click()
    await expect(page.getByRole('dialog').locator('p').first()).toHaveText(`1 / ${good.length}`)
  })

  test(`B4 ${language}: a gallery of 300 pictures stays smooth`, async ({ page }, { annotations }) => {
    const path = pathFor('gallery', language, { id: large?.id ?? 0 })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const drawn = () => requests.filter((url) => url.includes('/files/gallery/')).length
    const answer = await page.goto(served.origin + path)
    await hydrated(page)
    const weight = (await answer?.body())?.length ?? 0
    const pictures = picturesOf(page, language)
    await expect(pictures).toHaveCount(12)
    await expect(pictures.locator('img[loading=lazy]')).toHaveCount(11)
    const nodes = () => page.evaluate(() => document.querySelectorAll('*').length)
    const before = await nodes()

    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    // The main thread's own time: what else the machine does is not in it.
    const spent = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
    }
    const atRest = await spent()
    // Down the whole page, a step in each frame.
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
    const scrolled = await spent()
    await pictures.first().scrollIntoViewIfNeeded()
    const box = page.getByRole('dialog')
    await page.evaluate((id) => document.getElementById(id)?.click(), hashOf(80_000, language).slice(1))
    await expect(box.locator('p').first()).toHaveText('1 / 300')
    const opened = await spent()
    const moves = 30
    // A press, and the next picture stands in the frame after it.
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
    const moved = await spent()
    const measured = {
      html: weight,
      nodesAdded: (await nodes()) - before,
      picturesAsked: drawn(),
      msAFrame: (scrolled - atRest) / frames,
      msToOpen: opened - scrolled,
      msAMove: (moved - opened) / moves,
    }
    annotations.push({ type: 'measured', description: JSON.stringify(measured) })
    expect(measured.nodesAdded).toBeLessThan(400)
    expect(measured.picturesAsked).toBeLessThan(150)
    expect(measured.msAFrame).toBeLessThan(8)
    expect(measured.msToOpen).toBeLessThan(500)
    expect(measured.msAMove).toBeLessThan(80)
    await page.keyboard.press('End')
    await expect(box.locator('p').first()).toHaveText('300 / 300')
    await expect(box.locator('[aria-current=true]')).toBeInViewport()
  })
}
