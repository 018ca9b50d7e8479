import { expect, it } from 'vitest'
import { youtubeIdOf } from './youtube.ts'

it.each([
  'https://www.youtube.com/watch?v=aB3-_xYz019',
  ' https://youtube.com/watch?v=aB3-_xYz019&t=42s\n',
  'https://m.youtube.com/watch?app=desktop&v=aB3-_xYz019',
  'https://youtu.be/aB3-_xYz019?si=abc',
  'https://www.youtube.com/shorts/aB3-_xYz019',
  'https://www.youtube.com/live/aB3-_xYz019?feature=share',
  'https://www.youtube.com/embed/aB3-_xYz019',
])('%j is a video', (text) => {
  expect(youtubeIdOf(text)).toBe('aB3-_xYz019')
})

it.each([
  '',
  'aB3-_xYz019',
  'https://www.youtube.com/@klub',
  'https://www.youtube.com/watch?v=rovid',
  'https://youtu.be/aB3-_xYz019tobb',
  'https://evil.example/watch?v=aB3-_xYz019',
  'https://youtube.com.evil.example/watch?v=aB3-_xYz019',
  'nézd meg: https://youtu.be/aB3-_xYz019',
  'https://youtu.be/aB3-_xYz019 és még egy',
])('%j is not', (text) => {
  expect(youtubeIdOf(text)).toBeUndefined()
})
