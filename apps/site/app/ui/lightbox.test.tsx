import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Lightbox } from './Lightbox.tsx'
import {
  type LightboxPicture,
  largeView,
  pictureHash,
  pictureInHash,
  placeByKey,
  placesNear,
  thumbView,
} from './lightbox.ts'

const picture = (id: number): LightboxPicture => ({
  id: String(id),
  name: `Kép ${id}`,
  original: `/files/${id}.jpg`,
  fileName: `${id}-0a1b.jpg`,
  thumb: `/files/${id}-480.webp`,
  avif: '',
  srcSet: `/files/${id}-960.webp 960w`,
  width: 1600,
  height: 900,
})
const many = Array.from({ length: 300 }, (_, index) => picture(index + 1))

describe('B4: the address of one picture', () => {
  test('is in the words of the page’s language, and is understood in both', () => {
    expect(pictureHash('7', 'hu')).toBe('#kep-7')
    expect(pictureHash('7', 'en')).toBe('#picture-7')
    expect(['#kep-7', '#picture-7'].map(pictureInHash)).toEqual(['7', '7'])
  })
  test('names one without an id by its file', () => {
    for (const id of ['szurkolók 1.webp', 'a-0a1b.jpg', '100%.jpg', "it's (1)!.jpg"]) {
      expect([pictureInHash(pictureHash(id, 'hu')), pictureInHash(pictureHash(id, 'en'))]).toEqual([id, id])
    }
  })
  test.each(['', '#', '#kep-', '#start', '#kep-%', '#kep-%E0%A4', '#kep-a/b', '#kep 7'])(
    '%j names none',
    (hash) => {
      expect(pictureInHash(hash)).toBeUndefined()
    },
  )
})

describe('B4: moving by keys', () => {
  test.each([
    ['ArrowLeft', 3, 2],
    ['ArrowRight', 3, 4],
    ['Home', 3, 0],
    ['End', 3, 9],
    ['ArrowLeft', 0, undefined],
    ['ArrowRight', 9, undefined],
    ['End', 9, undefined],
    ['Enter', 3, undefined],
    ['toString', 3, undefined],
  ])('%s at %i leads to %s', (key, place, expected) => {
    expect(placeByKey(key, place, 10)).toBe(expected)
  })
  test('what is near ends where the walk does', () => {
    expect(placesNear(0, 300, 1)).toEqual([0, 1])
    expect(placesNear(299, 300, 2)).toEqual([297, 298, 299])
    expect(placesNear(0, 0, 3)).toEqual([])
  })
})

describe('B4: what a picture is drawn from', () => {
  test('the sizes that are known, else the original', () => {
    expect(largeView(picture(1))).toMatchObject({
      coverImage: '/files/1.jpg',
      srcSet: '/files/1-960.webp 960w',
      coverImageAlt: 'Kép 1',
    })
    const light = { ...picture(1), thumb: null, srcSet: '', width: null, height: null }
    expect(largeView(light)).toMatchObject({ coverImage: '/files/1.jpg', srcSet: '', width: 1600 })
    expect(thumbView(light)).toBeNull()
    expect(thumbView(picture(1))?.coverImage).toBe('/files/1-480.webp')
  })
})

describe('B4: the lightbox', () => {
  const at = (index: number, pictures = many) =>
    renderToStaticMarkup(
      <Lightbox
        title="Öltöző"
        pictures={pictures}
        index={index}
        onMove={() => undefined}
        onClose={() => undefined}
      />,
    )
  test('counts, names, and gives the original of the picture in sight', () => {
    const box = at(149)
    expect(box).toContain('aria-label="Képnézegető: Öltöző"')
    expect(box).toContain('150 / 300')
    expect(box).toContain('href="/files/150.jpg" download="150-0a1b.jpg"')
  })
  test('of 300 pictures only the neighbours are there, and few thumbnails', () => {
    const box = at(149)
    expect(box.match(/srcSet=/g)).toHaveLength(3)
    expect(box.match(/<li[ >]/g)).toHaveLength(25)
    expect(box.match(/aria-current="true"/g)).toHaveLength(1)
    expect(box.match(/tabindex="0"/gi)).toHaveLength(1)
  })
  test('an arrow at the end keeps the focus and leads nowhere', () => {
    expect(at(0)).toMatch(/aria-label="Előző kép" aria-disabled="true"/)
    expect(at(0)).toMatch(/aria-label="Következő kép" aria-disabled="false"/)
    expect(at(299)).toMatch(/aria-label="Következő kép" aria-disabled="true"/)
  })
  test('has neither arrows nor thumbnails for one picture, and nothing beyond the walk', () => {
    const box = at(0, many.slice(0, 1))
    expect(box).not.toContain('Következő kép')
    expect(box).not.toContain('<li>')
    expect(box).not.toContain('<li ')
    expect(at(300)).toBe('')
  })
})
