export type Import = { from: string; typeOnly: boolean }

const comment = String.raw`\/\*[\s\S]*?\*\/|\/\/[^\n]*`
const quoted = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`
const template = '`(?:[^`\\\\]|\\\\[\\s\\S])*`'
// A slash begins a pattern where a value is expected, else it divides.
const pattern = String.raw`(?<=(?:[=(,:!&|?{};[]|\breturn)\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*`
const token = new RegExp(`(${comment})|(${quoted})|(${template})|(${pattern})`, 'g')

const statement = /\b(?:import|export)(\s+type\b(?!\s+from))?[\w\s{},*$]*?\bfrom\s*§(\d+)§/g
const bare = /\bimport\s*§(\d+)§/g
const call = /\b(?:import|require|import\.meta\.resolve)\s*\(\s*§(\d+)§/g

/** Every module that a source names. Strings are set aside first, so that code inside a string is not an import. */
export function importsOf(source: string): Import[] {
  const strings: string[] = []
  const bones = source.replace(token, (_all, _comment, text?: string) => {
    if (text === undefined) return ' '
    strings.push(text.slice(1, -1))
    return `§${strings.length - 1}§`
  })
  const named = (index: string | undefined) => strings[Number(index)] ?? ''
  return [
    ...[...bones.matchAll(statement)].map(([, type, index]) => ({
      from: named(index),
      typeOnly: Boolean(type),
    })),
    ...[...bones.matchAll(bare), ...bones.matchAll(call)].map(([, index]) => ({
      from: named(index),
      typeOnly: false,
    })),
  ]
}
