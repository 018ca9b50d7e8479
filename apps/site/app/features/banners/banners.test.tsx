import { banner as bannerSchema } from '@palank/contract/banner'
import { dropMalformed } from '@palank/contract/drop-malformed'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Banner, FootBanner, SideBanners } from './Banner.tsx'
import { exampleBanner } from './banners.examples.ts'
import { type BannerView, bannerOf, bannersAt, homeBanner } from './banners.ts'

const view = (changes: object = {}) => bannerOf({ ...exampleBanner, ...changes }, 'hu')
const html = (banner: BannerView | undefined, orientation?: 'vertical') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Banner banner={banner} {...(orientation ? { orientation } : {})} />
    </MemoryRouter>,
  )

describe('F7: a banner', () => {
  test('has link, coverImage, alt, title, position and thumbnails', () => {
    expect(view()).toMatchObject({
      link: 'https://jegyek.example/berlet',
      coverImage: '/files/berlet.webp',
      alt: 'Bérletek: 13 hazai meccs, egy hely, ami a tiéd',
      title: 'Bérletek',
      position: 'home-below-prev-matches',
      thumbnails: { small: null, medium: '/files/berlet-960.webp' },
      lang: undefined,
    })
    expect(bannerOf(exampleBanner, 'en').lang).toBe('hu')
  })
  test('F3: is dropped without a position or an image', () => {
    const { banner_image: image } = exampleBanner
    const broken = [
      ...[{ position: '' }, { position: null }, { banner_image: null }],
      { banner_image: { ...image, public_url: 'javascript:alert(1)' } },
    ].map((changes) => ({ ...exampleBanner, ...changes }))
    const bare = { position: homeBanner, banner_image: { public_url: '/files/berlet.webp' } }
    const valid = dropMalformed(z.array(bannerSchema), [...broken, null, bare]).value
    expect(valid.map((wire) => bannerOf(wire, 'hu'))).toMatchObject([
      { coverImage: '/files/berlet.webp', title: '', alt: '', link: undefined, lang: undefined },
    ])
  })
})

describe('D5: the banner of the home page', () => {
  test('is chosen from those at its position, in their order', () => {
    const banners = [
      view({ title: 'Egy', position: 'elsewhere' }),
      view({ title: 'Kettő' }),
      view({ title: 'Három' }),
    ]
    expect(bannersAt(banners, homeBanner).map(({ title }) => title)).toEqual(['Kettő', 'Három'])
    expect(bannersAt([], homeBanner)).toEqual([])
  })
  test('is horizontal by default, and links to the outside', () => {
    expect(html(view())).toContain('data-orientation="horizontal"')
    expect(html(view(), 'vertical')).toContain('data-orientation="vertical"')
    expect(html(view())).toContain('href="https://jegyek.example/berlet" rel="noopener"')
  })
  test('without a URL is not a link, without a text still has a name', () => {
    expect(html(view({ url: null }))).not.toContain('<a')
    const image = { ...exampleBanner.banner_image, alt: null }
    expect(html(view({ banner_image: image }))).toContain('alt="Bérletek"')
    expect(html(view({ banner_image: image, title: null }))).toContain('alt="Hirdetés"')
  })
  test('is left out when there is none', () => {
    expect(html(undefined)).toBe('')
  })
})

describe('D5: the banners of other pages', () => {
  const render = (block: ReactNode) => renderToStaticMarkup(<MemoryRouter>{block}</MemoryRouter>)
  test('the first is at the foot of the page, and without any there is nothing', () => {
    const foot = render(<FootBanner banners={[view(), view({ url: 'https://masik.example' })]} />)
    expect(foot).toContain('href="https://jegyek.example/berlet"')
    expect(foot).not.toContain('masik.example')
    expect(render(<FootBanner banners={[]} />)).toBe('')
  })
  test('all of them are beside a list, in the aspect ratio of their pictures', () => {
    const side = render(<SideBanners banners={[view(), { ...view(), coverImage: '/files/masik.webp' }]} />)
    expect(side.match(/data-orientation="vertical"/g)).toHaveLength(2)
    expect(side).toContain(`--shape:${1600 / 300}`)
    expect(side.match(/>Bérletek<\/span>/g)).toHaveLength(2)
  })
})
