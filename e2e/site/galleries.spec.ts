import { pathFor } from '@palank/routes'
import { expectNoOverflow } from '../overflow.ts'
import {
  countText,
  expectMetadata,
  filesOf,
  foreignLinks,
  fullGallery,
  galleriesOf,
  picturesOf,
  statusesOf,
} from './media.ts'
import { expect, languages, open, site, test, widths } from './site-test.ts'
import { isSameDocument, markDocument, stampOf } from './stories.ts'

const texts = {
  hu: {
    title: 'Galériák',
    description: 'A klub képgalériái: mérkőzések, edzések és ami közte történik.',
    pager: 'Lapozó',
    next: 'Következő oldal',
    titlePage: (title: string, page: number) => `${title}, ${page}. oldal`,
    open: (number: number, alt: string) => `${number}. kép megnyitása: ${alt}`,
    missing: 'Ez most kifordult a gyűrűből',
    list: 'Galéria',
  },
  en: {
    title: 'Galleries',
    description: 'The club in pictures: matches, practices and whatever happens in between.',
    pager: 'Pages',
    next: 'Next page',
    titlePage: (title: string, page: number) => `${title}, page ${page}`,
    open: (number: number, alt: string) => `Open picture ${number}: ${alt}`,
    missing: 'That one rimmed out',
    list: 'Gallery',
  },
}

/** Chromium logs every picture that fails to load. */
const testWithFailures = test.extend({
  allowedErrors: async ({ page: _ }, use) => use(/Failed to load resource/),
})

for (const language of languages) {
  const t = texts[language]
  const list = pathFor('galleries', language)
  const bothLists = { hu: pathFor('galleries', 'hu'), en: pathFor('galleries', 'en') }

  test(`B4, B13, E3, F6 ${language}: the list shows the twelve newest galleries of the api with their counts`, async ({
    page,
  }) => {
    const { data, meta } = await galleriesOf(language)
    expect(data).toHaveLength(12)
    await open(page, list)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('main h1')).toHaveText(t.title)
    const tiles = await page.locator('main article').evaluateAll((all) =>
      all.map((tile) => {
        const [link, time, cover] = [
          tile.querySelector('h3 a'),
          tile.querySelector('time'),
          tile.querySelector('img'),
        ]
        return {
          title: link?.textContent,
          href: link?.getAttribute('href'),
          date: time?.textContent,
          count: tile.querySelector('svg + span')?.textContent,
          tag: time?.previousElementSibling?.textContent,
          cover: cover?.getAttribute('src'),
          loading: cover?.getAttribute('loading'),
        }
      }),
    )
    expect(tiles).toEqual(
      data.map(({ id, name, publish_date, file_count, cover_image, categories }, place) => ({
        title: name,
        href: pathFor('gallery', language, { id }),
        date: stampOf(publish_date, language),
        count: countText(file_count, language),
        tag: categories.find(({ highlighted }) => highlighted)?.name ?? t.list,
        cover: cover_image?.thumbnails.medium,
        loading: place === 0 ? 'eager' : 'lazy',
      })),
    )
    const dates = data.map(({ publish_date }) => Date.parse(publish_date))
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
    await expect(page.getByRole('navigation', { name: t.pager })).toHaveCount(meta.last_page > 1 ? 1 : 0)
    expect(await foreignLinks(page, language)).toEqual([])
  })

  test(`B15 ${language}: the list and a gallery have a title, picture, address and twin`, async ({
    page,
  }) => {
    const { data } = await galleriesOf(language)
    await expectMetadata(page, language, bothLists, {
      title: t.title,
      description: t.description,
      image: data[0]?.cover_image?.share ?? undefined,
    })
    const { id, name, description, cover_image } = await fullGallery(language)
    const paths = { hu: pathFor('gallery', 'hu', { id }), en: pathFor('gallery', 'en', { id }) }
    const own = { title: name, description, image: cover_image?.share ?? undefined }
    await expectMetadata(page, language, paths, own)
    const second = { hu: `${paths.hu}?page=2`, en: `${paths.en}?page=2` }
    await expectMetadata(page, language, second, { ...own, title: t.titlePage(name, 2) })
  })

  test(`B4, B13, F6 ${language}: the pages of a gallery show every file of list-files, twelve per page`, async ({
    page,
  }) => {
    const gallery = await fullGallery(language)
    const { data: all, meta } = await filesOf(language, gallery.id)
    const path = pathFor('gallery', language, { id: gallery.id })
    expect(meta.last_page).toBeGreaterThan(1)
    await open(page, path)
    await markDocument(page)
    await expect(page.locator('main h1')).toHaveText(gallery.name)
    await expect(page.locator('main time').first()).toHaveAttribute('datetime', gallery.publish_date)
    await expect(page.locator('main time + span').first()).toHaveText(countText(gallery.file_count, language))
    expect(all.allfile).toHaveLength(gallery.file_count)
    expect(await foreignLinks(page, language)).toEqual([])
    const pictures = picturesOf(page, language)
    const hrefs: (string | null)[] = []
    for (let number = 1; number <= meta.last_page; number += 1) {
      if (number > 1) {
        await page.getByRole('navigation', { name: t.pager }).getByRole('link', { name: t.next }).click()
        await expect(page).toHaveURL(`${site}${path}?page=${number}`)
      }
      const { files } = (await filesOf(language, gallery.id, { page: number })).data
      await expect(pictures).toHaveCount(files.length)
      await expect(pictures.first()).toHaveAttribute('href', files[0]?.store_path ?? '')
      const shown = await pictures.evaluateAll((links) =>
        links.map((link) => ({
          href: link.getAttribute('href'),
          name: `${link.querySelector('.vh')?.textContent} ${link.querySelector('img')?.alt}`,
        })),
      )
      expect(shown).toEqual(
        files.map(({ store_path, alt, name }, index) => ({
          href: store_path,
          name: t.open(12 * (number - 1) + index + 1, alt || name),
        })),
      )
      hrefs.push(...shown.map(({ href }) => href))
    }
    expect(await isSameDocument(page)).toBe(true)
    expect(hrefs).toEqual(all.allfile.map(({ store_path }) => store_path))
    await expect(page.getByRole('link', { name: t.next })).toHaveCount(0)
  })

  test(`B4 ${language}: the rows of a gallery have equal heights and fill the width, at 390 and 1440`, async ({
    page,
  }) => {
    const { id } = await fullGallery(language)
    // The demo's pictures have one shape, so shorter and longer rows alternate.
    for (const [width, expectedLengths] of [
      [widths.phone, [1, 2, 1, 2, 1, 2, 1, 2]],
      [widths.laptop, [2, 3, 2, 3, 2]],
    ] as const) {
      await open(page, pathFor('gallery', language, { id }), width)
      const { rows, room } = await picturesOf(page, language).evaluateAll((links) => {
        const boxes = links.map((link) => link.getBoundingClientRect())
        const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))]
        const list = links[0]?.closest('ul')?.getBoundingClientRect()
        return {
          rows: tops.map((top) =>
            boxes
              .filter((box) => Math.round(box.top) === top)
              .map(({ right, height }) => ({ right, height })),
          ),
          room: list?.right ?? 0,
        }
      })
      expect(rows.map((row) => row.length)).toEqual(expectedLengths)
      for (const row of rows) {
        const heights = row.map(({ height }) => height)
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1.5)
      }
      for (const row of rows.slice(0, -1)) expect(Math.abs((row.at(-1)?.right ?? 0) - room)).toBeLessThan(1.5)
      await expectNoOverflow(page)
    }
  })

  test.describe(() => {
    test.use({ allowedErrors: /status of 404/ })
    test(`B14, B4 ${language}: unknown galleries and pages are 404 in the language of the path, page 1 has the address without a query`, async ({
      page,
    }) => {
      const { id } = await fullGallery(language)
      const path = pathFor('gallery', language, { id })
      const [{ meta }, { meta: files }] = await Promise.all([galleriesOf(language), filesOf(language, id)])
      const missing = [
        pathFor('gallery', language, { id: 2_000_000_000 }),
        `${list}/${id}a`,
        `${list}/0`,
        `${path}/x`,
        `${path}?page=${files.last_page + 1}`,
        `${path}?page=0`,
        `${list}?page=${meta.last_page + 1}`,
        `${list}?page=x`,
      ]
      expect(await statusesOf(page, missing)).toEqual(missing.map(() => 404))
      expect(
        await statusesOf(page, [`${path}?page=${files.last_page}`, `${path}?page=1`, `${list}?page=1`]),
      ).toEqual([200, 301, 301])
      await page.goto(missing[0] ?? '')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.missing)
    })
  })

  testWithFailures(
    `E9 ${language}: covers and pictures that fail to load become the club's crest`,
    async ({ page }) => {
      await page.route('**/files/gallery/**', (route) => route.abort())
      const { id } = await fullGallery(language)
      for (const [path, count] of [
        [list, 12],
        [pathFor('gallery', language, { id }), 12],
      ] as const) {
        await open(page, path)
        // Lazy pictures fail only near the viewport.
        await page.locator('main img').evaluateAll((all) => {
          for (const image of all) (image as HTMLImageElement).loading = 'eager'
        })
        await expect(page.locator('main [data-fallback] img')).toHaveCount(count)
        await expect(page.locator('main [data-fallback] img').last()).toHaveAttribute(
          'src',
          /\/assets\/crest-/,
        )
      }
    },
  )

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`B4 ${language}: without JavaScript galleries can be read and paged, and each picture links to its original`, async ({
      page,
    }) => {
      const gallery = await fullGallery(language)
      const { data, meta } = await filesOf(language, gallery.id, { page: 2 })
      const file = data.files[0]
      for (const width of [widths.phone, widths.laptop]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(list)
        await expect(page.locator('main article')).toHaveCount(12)
        await page.getByRole('main').getByRole('link', { name: gallery.name, exact: true }).click()
        await expect(page.locator('main h1')).toHaveText(gallery.name)
        await expect(picturesOf(page, language)).toHaveCount(12)
        await expect(picturesOf(page, language).first().locator('img')).toBeVisible()
        await expectNoOverflow(page)
        await page.getByRole('link', { name: t.next }).click()
        // Both pages may have twelve pictures.
        await expect(page).toHaveURL(`${site}${pathFor('gallery', language, { id: gallery.id })}?page=2`)
        await expect(picturesOf(page, language)).toHaveCount(
          meta.last_page === 2 ? gallery.file_count - 12 : 12,
        )
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      const original = picturesOf(page, language).first()
      await expect(original).toHaveAttribute('href', file?.store_path ?? '')
      const response = await page.request.get(site + (await original.getAttribute('href')))
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/webp'])
    })
  })
}
