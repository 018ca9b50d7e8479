import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readClientAssets } from './client-assets.server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'palank-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

mkdirSync(path.join(folder, '.vite'))
mkdirSync(path.join(folder, 'assets'))
const manifest = {
  'app/root.tsx': { file: 'assets/root.js', imports: ['_common.js', '_react.js'] },
  '_common.js': { file: 'assets/common.js', name: 'common', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', name: 'react' },
  'app/part.tsx': { file: 'assets/part.js', imports: ['_shared.js', '_react.js'], css: ['assets/part.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['app/part.tsx'], css: ['assets/shared.css'] },
  'app/entry.client.tsx': { file: 'assets/entry.js', imports: ['_react.js'] },
}
writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
writeFileSync(path.join(folder, 'assets/root.css'), 'p{color:red}\n')

describe('the files of the client build', () => {
  const assets = readClientAssets(folder)

  test('scripts come after what they import, each once', () => {
    expect(assets?.withImports(['/assets/entry.js', '/assets/root.js'])).toEqual([
      '/assets/react.js',
      '/assets/entry.js',
      '/assets/common.js',
      '/assets/root.js',
    ])
  })

  test('a script that is not in the manifest is kept', () => {
    expect(assets?.withImports(['/assets/manifest-1.js'])).toEqual(['/assets/manifest-1.js'])
  })

  test('a chunk is found by its name', () => {
    expect(assets?.scriptNamed('common')).toBe('/assets/common.js')
    expect(assets?.scriptNamed('other')).toBeUndefined()
  })

  test('the style sheets of a module come after those of what it imports', () => {
    expect(assets?.stylesOf('app/part.tsx')).toEqual(['/assets/shared.css', '/assets/part.css'])
    expect(assets?.stylesOf('app/other.tsx')).toEqual([])
  })

  test('a style sheet is read; anything else is not', () => {
    expect(assets?.styleText('/assets/root.css')).toBe('p{color:red}')
    expect(assets?.styleText('/assets/missing.css')).toBeUndefined()
    expect(assets?.styleText('/assets/../.vite/manifest.json')).toBeUndefined()
  })

  test('there are none in development', () => {
    expect(readClientAssets(path.join(folder, 'assets'))).toBeNull()
  })
})
