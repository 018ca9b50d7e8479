export function assertMatches(name: string, value: string, pattern: RegExp): string {
  if (!pattern.test(value))
    throw new Error(`edge: ${name} is ${JSON.stringify(value)}, which is not safe in an nginx configuration`)
  return value
}

export const address = (name: string, value: string) => assertMatches(name, value, /^[\w.:[\]-]+$/)
export const network = (name: string, value: string) => assertMatches(name, value, /^[\w.:/]+$/)
export const file = (name: string, value: string) => `"${assertMatches(name, value, /^\/[^"'\\$\n]*$/)}"`
export const folder = (name: string, value: string) => file(name, value.replace(/\/+$/, ''))
export const size = (name: string, value: string) => assertMatches(name, value, /^\d+[kmg]?$/)
export const indent = (lines: readonly string[], spaces: number) =>
  lines.map((line) => ' '.repeat(spaces) + line).join('\n')
