import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PictureView } from '~/model/picture.ts'
import { Picture } from './Picture.tsx'

const picture: PictureView = {
  coverImage: '/files/donto.webp',
  coverImageAlt: 'Két játékos a labdáért ugrik',
  coverImageTitle: 'A bajnoki döntő első labdája',
  thumbnails: { small: null, medium: null },
  srcSet: '',
  avif: '',
  width: 1600,
  height: 900,
  focus: '50% 50%',
}
const titleOf = (changes: Partial<PictureView>, alt?: string) =>
  / title="([^"]*)"/.exec(
    renderToStaticMarkup(
      <Picture picture={{ ...picture, ...changes }} sizes="50vw" {...(alt === undefined ? {} : { alt })} />,
    ),
  )?.[1]

test('F7: coverImageTitle is the picture’s title, beside the text that says what it shows', () => {
  expect(titleOf({})).toBe('A bajnoki döntő első labdája')
})

test('F7: a file’s name, a title that repeats the text and that of a decoration are not shown', () => {
  expect(titleOf({ coverImageTitle: 'a3f09c.webp' })).toBeUndefined()
  expect(titleOf({ coverImageTitle: picture.coverImageAlt })).toBeUndefined()
  expect(titleOf({ coverImageTitle: '' })).toBeUndefined()
  expect(titleOf({}, '')).toBeUndefined()
})

const html = (view: PictureView, eager = false) =>
  renderToStaticMarkup(<Picture picture={view} sizes="50vw" eager={eager} />)

test('AVIF is a source of its own, beside the picture that every browser reads', () => {
  const both = { ...picture, srcSet: '/files/donto-960.webp 960w', avif: '/files/donto-480.avif 480w' }
  expect(html(both)).toMatch(
    /<picture><source type="image\/avif" srcSet="\/files\/donto-480\.avif 480w" sizes="50vw"\/><img [^>]*srcSet="\/files\/donto-960\.webp 960w" sizes="50vw"[^>]*\/><\/picture>/,
  )
  expect(html(picture)).not.toContain('<picture>')
})

test('only an eager picture is fetched first', () => {
  expect(html(picture, true)).toMatch(/fetchPriority="high" loading="eager"/)
  expect(html(picture)).toMatch(/loading="lazy" decoding="async"/)
})
