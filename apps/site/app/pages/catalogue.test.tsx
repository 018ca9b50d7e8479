import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { exampleBrand } from '~/brand/brand.examples.ts'
import { routeArgs } from '~/testing/run-loader.ts'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import Catalogue, { loader } from './catalogue.tsx'

const loaderData = loader(routeArgs('/teszt'))
const app = fileURLToPath(new URL('../', import.meta.url))

const componentsIn = (folder: string): string[] =>
  readdirSync(path.join(app, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|\/)[A-Z]\w+\.tsx$/.test(name))
    .map((name) => path.join(app, folder, name))

/** All files that a file imports, directly or not. */
function importedFiles(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from |import\()'((?:~|\.)(?!\/\+types)[^']+\.tsx?)'/g,
  )) {
    importedFiles(
      from.startsWith('~/') ? path.join(app, from.slice(2)) : path.join(path.dirname(file), from),
      seen,
    )
  }
  return seen
}

test('B6: every component of ui and of the features is in the catalogue', () => {
  const imported = importedFiles(path.join(app, 'pages/catalogue.tsx'))
  const missing = [...componentsIn('ui'), ...componentsIn('features')].filter((file) => !imported.has(file))
  expect(missing.map((file) => path.relative(app, file))).toEqual([])
})

test('B6: the examples wear the club’s pack', { timeout: 30_000 }, () => {
  const html = renderPage(<Catalogue loaderData={loaderData} />, { path: '/teszt' })
  expect(html.match(/data-example/g)?.length).toBeGreaterThan(20)
  expect(html).not.toMatch(/src="\/files\//)
  expect(html).toContain(`src="${exampleBrand.crest.src}"`)
})

test('B6: the examples are Hungarian on the English page, and marked as such', () => {
  const html = renderPage(<Catalogue loaderData={loaderData} />, { path: '/test' })
  expect(textIn(html)).toContain('Basic parts')
  expect(html).toMatch(/data-example="" lang="hu"/)
})
