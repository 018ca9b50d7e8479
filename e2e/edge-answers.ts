import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemPaths } from '@palank/routes'
import type { Upload } from './newsroom-api.ts'
import { expect, site } from './site/site-test.ts'

type Answer = { status: number; body: string }

/** Through the edge, as a visitor; never from a cache of the browser. */
export async function ask(path: string): Promise<Answer> {
  const response = await fetch(site + path, { redirect: 'manual' })
  return { status: response.status, body: await response.text() }
}

type Condition = (answer: Answer) => boolean
export const isMissing: Condition = ({ status }) => status === 404 || status === 410
export const shows =
  (word: string): Condition =>
  ({ status, body }) =>
    status === 200 && body.includes(word)
export const hides =
  (...words: string[]): Condition =>
  ({ status, body }) =>
    status === 200 && !words.some((word) => body.includes(word))

/** The seconds until every path answers as it should, each of them asked again and again. */
export async function secondsUntil(conditions: Record<string, Condition>, limit: number): Promise<number> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  const wrong: string[] = []
  await Promise.all(
    Object.entries(conditions).map(async ([path, isMet]) => {
      while (!isMet(await ask(path))) {
        if (seconds() > limit) return wrong.push(path)
        await sleep(50)
      }
    }),
  )
  expect(wrong, `still wrong after ${limit} s`).toEqual([])
  return seconds()
}

/** What the names of all sizes of a picture begin with. */
export const stemOf = ({ filename }: Upload): string => path.parse(filename).name

/** The addresses of an upload, in every size. */
export const filesOf = ({ filename, sizes }: Upload, folder: string): string[] =>
  [filename, ...Object.values(sizes).map((size) => size.filename)]
    .filter((name) => name !== null)
    .map((name) => `${systemPaths.files}/${folder}/${name}`)
