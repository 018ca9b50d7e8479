import { describe, expect, test } from 'vitest'
import { youtubeId } from './youtube-id.ts'

describe('F4: the id of a video', () => {
  test.each([
    'https://www.youtube.com/watch?v=aB3-_xYz019',
    'https://youtube.com/watch?list=PL1&v=aB3-_xYz019&t=42s',
    'https://m.youtube.com/watch?v=aB3-_xYz019',
    'http://youtu.be/aB3-_xYz019',
    'https://youtu.be/aB3-_xYz019?si=share',
    'https://www.youtube.com/shorts/aB3-_xYz019',
    'https://www.youtube.com/embed/aB3-_xYz019?rel=0',
    'https://www.youtube-nocookie.com/embed/aB3-_xYz019',
  ])('is read from %s', (address) => {
    expect(youtubeId(address)).toBe('aB3-_xYz019')
  })
  test.each([
    '',
    'aB3-_xYz019',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch?v=tooshort',
    'https://www.youtube.com/embed/',
    'https://youtu.be/',
    'https://example.com/watch?v=aB3-_xYz019',
    'https://notyoutu.be/aB3-_xYz019',
    'javascript:alert(1)//?v=aB3-_xYz019',
  ])('is missing for %j', (address) => {
    expect(youtubeId(address)).toBeUndefined()
  })
})
