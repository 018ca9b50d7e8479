import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { payloadClasses } from './payload-classes.ts'

const sources = path.resolve(import.meta.dirname, '../..')
const e2e = path.resolve(sources, '../../../e2e')
const read = (file: string) => readFileSync(file, 'utf8')
const filesOf = (pattern: string, folder = sources) =>
  globSync(pattern, { cwd: folder }).map((file) => path.join(folder, file))

const classesIn = (text: string) => [...text.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)

/** The classes in the selectors of a style sheet. */
const styledClasses = (css: string) => {
  const withoutComments = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const selectors = [...withoutComments.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector)
  return selectors.filter((selector) => !selector.trim().startsWith('@')).flatMap(classesIn)
}

/** The classes in what scripts look for on the page. */
const soughtClasses = (script: string) =>
  [
    ...script.matchAll(
      /\b(?:(?:querySelector(?:All)?|closest|matches|locator)(?:<[^>]*>)?\(|selector:)\s*(['"`])(.*?)\1/g,
    ),
  ]
    .map(([, , selector = '']) => selector.replaceAll(/\$\{[^}]*\}/g, ''))
    .flatMap(classesIn)

const require = createRequire(import.meta.url)
const payloadStyles = ['@payloadcms/ui/css', '@payloadcms/next/css'].map((name) =>
  read(require.resolve(name)),
)
const styledByPayload = new Set(payloadStyles.flatMap(styledClasses))

const components = filesOf('components/**/*.tsx').map(read).join('\n')
/** Those that a component of ours gives are ours, unless Payload styles them too. */
const isOurs = (name: string) =>
  !styledByPayload.has(name) &&
  // A variant is often put together where it is given.
  (name.startsWith('nr-') || new RegExp(`(?<![\\w-])${name.split('--')[0]}(?![\\w])`).test(components))

// Payload's own styles are not on these screens.
const styles = filesOf('**/*.css').filter((file) => !/\((?:setup|courtside)\)/.test(file))
const scripts = [...filesOf('**/*.ts'), ...filesOf('**/*.tsx'), path.join(e2e, 'editor.ts')].filter(
  (file) => !file.endsWith('.test.ts') && !file.endsWith('/payload-classes.ts'),
)
const listed = new Set(payloadClasses.flatMap(({ selector }) => classesIn(selector)))

test.each([
  ['styles', styles, styledClasses],
  ['scripts', scripts, soughtClasses],
] as const)('every class of Payload’s that our %s name is listed', (_, files, classesOf) => {
  expect(files.length).toBeGreaterThan(5)
  const missing = files.flatMap((file) =>
    [...new Set(classesOf(read(file)))]
      .filter((name) => !isOurs(name) && !listed.has(name))
      .map((name) => `${path.relative(sources, file)}: .${name}`),
  )
  expect(missing).toEqual([])
})

test('what is listed is used', () => {
  const used = new Set([
    ...styles.flatMap((file) => styledClasses(read(file))),
    ...scripts.flatMap((file) => soughtClasses(read(file))),
  ])
  expect([...listed].filter((name) => !used.has(name))).toEqual([])
})

test('a class that nobody listed would be found', () => {
  expect(styledClasses('/* .no */ @media (min-width: 1.5px) { .doc-tab { color: red } }')).toEqual([
    'doc-tab',
  ])
  expect(soughtClasses(`form.querySelector<HTMLElement>('.doc-tab > a')`)).toEqual(['doc-tab'])
})
