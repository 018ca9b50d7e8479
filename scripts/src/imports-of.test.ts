import { describe, expect, it } from 'vitest'
import { importsOf } from './imports-of.ts'

const names = (source: string) => importsOf(source).map(({ from }) => from)

describe('importsOf', () => {
  it.each([
    ["import a from 'a'", ['a']],
    ["import { b, type C } from './b.ts'", ['./b.ts']],
    ['import * as d from "d"; import \'e\'', ['d', 'e']],
    ["import f, {\n  g,\n  h as i,\n} from 'f'", ['f']],
    ["export { j } from 'j'\nexport * from 'k'", ['j', 'k']],
    ["const l = await import('l')", ['l']],
    ["import.meta.resolve('m/n.json')", ['m/n.json']],
    ["const from = 'nothing'\nexport const o = 1", []],
    ["export const p = 'x'\nimport q from 'q'", ['q']],
  ])('reads %j', (source, expected) => {
    expect(names(source)).toEqual(expected)
  })

  it('tells what is a type only', () => {
    expect(importsOf("import type { A } from 'a'\nimport type from 'b'")).toEqual([
      { from: 'a', typeOnly: true },
      { from: 'b', typeOnly: false },
    ])
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
