import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/LanguageContext.tsx'
import { GalleryFacts } from './GalleryFacts.tsx'
import { GalleryList } from './GalleryList.tsx'
import { GalleryPictures } from './GalleryPictures.tsx'
import { exampleGalleryView, examplePictures, exampleWalk } from './galleries.examples.ts'

const html = (block: ReactNode, language: 'hu' | 'en' = 'hu') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider language={language}>{block}</LanguageProvider>
    </MemoryRouter>,
  )

describe('B4: the pictures of a gallery', () => {
  const page = html(<GalleryPictures title="Öltöző" pictures={examplePictures} walk={exampleWalk} />)
  test('every picture is a link to its original, without script', () => {
    expect(page.match(/<a /g)).toHaveLength(7)
    expect(page).toContain('id="kep-40" href="/files/gallery/szurkolok.webp"')
    expect(page).not.toContain('<dialog')
  })
  test('the link names the picture’s number in the gallery and its text', () => {
    const second = html(
      <GalleryPictures title="Öltöző" pictures={examplePictures.slice(3)} walk={exampleWalk} />,
    )
    expect(second).toContain('4. kép megnyitása:')
    expect(second).toContain('alt="A kupa, mielőtt bárki hozzáért"')
  })
  test('the aspect ratio reserves the space, and only the first is loaded eagerly', () => {
    expect(page).toContain('--ratio:0.8')
    expect(page).toContain('width="1000" height="1250"')
    expect(page.match(/loading="eager"/g)).toHaveLength(1)
  })
  test('pictures of one aspect ratio are in alternating rows, others in rows of equal height', () => {
    const alike = examplePictures.filter(({ ratio }) => Math.abs(ratio - 16 / 9) < 0.01)
    const turned = html(<GalleryPictures title="Öltöző" pictures={alike} walk={exampleWalk} />)
    expect(turned).toContain('--shape:1.77')
    expect([...turned.matchAll(/ sizes="[^"]* (\d+)vw"/g)].map(([, width]) => width)).toEqual([
      '96',
      '48',
      '48',
      '96',
    ])
    expect(page).not.toContain('--shape')
  })
  test('marks texts in another language', () => {
    const english = html(
      <GalleryPictures title="Öltöző" pictures={examplePictures} walk={exampleWalk} lang="hu" />,
      'en',
    )
    expect(english).toContain('id="picture-40"')
    expect(english.match(/lang="hu"/g)).toHaveLength(6)
  })
})

describe('B4: the facts of a gallery', () => {
  test('its categories, date and count', () => {
    const facts = html(<GalleryFacts gallery={exampleGalleryView} />)
    expect(facts).toContain('Klub')
    expect(facts).toContain('Felnőtt férfi')
    expect(facts).toContain('2025. november 12.')
    expect(facts).toContain('7 kép')
    const one = html(<GalleryFacts gallery={{ ...exampleGalleryView, imagesCount: 1 }} />, 'en')
    expect(one).toContain('1 picture<')
  })
  test('E3: a tile with its count', () => {
    const list = html(<GalleryList items={[exampleGalleryView]} />)
    expect(list).toContain('href="/galeria/12"')
    expect(list).toContain('7 kép')
  })
})
