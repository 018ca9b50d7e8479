import { type CallExpression, parseSync, type StringLiteral, Visitor } from 'oxc-parser'

export type Import = { from: string; typeOnly: boolean }

/** `require('x')` and `import.meta.resolve('x')`; the argument where it is a string. */
function resolvedBy({ callee, arguments: [argument] }: CallExpression): string | undefined {
  if (argument?.type !== 'Literal' || typeof argument.value !== 'string') return undefined
  const isRequire = callee.type === 'Identifier' && callee.name === 'require'
  const isResolve =
    callee.type === 'MemberExpression' &&
    callee.object.type === 'MetaProperty' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'resolve'
  return isRequire || isResolve ? argument.value : undefined
}

/** Every module that a source file names, in order. */
export function importsOf(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const imports: Import[] = []
  const add = (source: StringLiteral, kind: 'type' | 'value') =>
    imports.push({ from: source.value, typeOnly: kind === 'type' })
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => void add(source, importKind ?? 'value'),
    ExportAllDeclaration: ({ source, exportKind }) => void add(source, exportKind ?? 'value'),
    ExportNamedDeclaration: ({ source, exportKind }) => void (source && add(source, exportKind ?? 'value')),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string')
        imports.push({ from: source.value, typeOnly: false })
    },
    TSImportType: ({ source }) => void add(source, 'type'),
    CallExpression: (call) => {
      const from = resolvedBy(call)
      if (from !== undefined) imports.push({ from, typeOnly: false })
    },
  }).visit(program)
  return imports
}
