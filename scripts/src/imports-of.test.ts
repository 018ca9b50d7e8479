import { describe, expect, it } from 'vitest'
import { importsOf } from './imports-of.ts'

const names = (source: string) => importsOf('file.tsx', source).map(({ from }) => from)

describe('importsOf', () => {
  it.each([
    ["import a from 'a'", ['a']],
    ["import { b, type C } from './b.ts'", ['./b.ts']],
    ['import * as d from "d"; import \'e\'', ['d', 'e']],
    ["import f, {\n  g,\n  h as i,\n} from 'f'", ['f']],
    ["export { j } from 'j'\nexport * from 'k'", ['j', 'k']],
    ["const l = await import('l')", ['l']],
    ["import.meta.resolve('m/n.json')", ['m/n.json']],
    ["const m = require('m')", ['m']],
    ["const from = 'nothing'\nexport const o = 1", []],
    ["export const p = 'x'\nimport q from 'q'", ['q']],
  ])('reads %j', (source, expected) => {
    expect(names(source)).toEqual(expected)
  })

  it('tells what is a type only', () => {
    const source = [
      "import type { A } from 'a'",
      "import type from 'b'",
      "export type { C } from 'c'",
      "export type * from 'd'",
      "type E = import('e').E",
      "import { type F } from 'f'",
    ].join('\n')
    expect(importsOf('file.ts', source)).toEqual([
      { from: 'a', typeOnly: true },
      { from: 'b', typeOnly: false },
      { from: 'c', typeOnly: true },
      { from: 'd', typeOnly: true },
      { from: 'e', typeOnly: true },
      // Without `type` before the braces the module is still loaded.
      { from: 'f', typeOnly: false },
    ])
  })

  it('names a file that cannot be parsed', () => {
    expect(() => importsOf('broken.ts', 'import {')).toThrow('broken.ts cannot be parsed')
  })

  it('leaves comments, strings, templates and patterns alone', () => {
    const source = [
      "// import a from 'a'",
      "/* import b from 'b' */",
      'const text = "import c from \'c\'"',
      "const long = `import d from 'd'`",
      'const quote = /[\'"`]/.test(text)',
      "const url = 'http://x.example' // import e from 'e'",
      "import f from 'f'",
    ].join('\n')
    expect(names(source)).toEqual(['f'])
  })
})
