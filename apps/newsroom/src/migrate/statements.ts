/** Comments, texts and bodies of functions, in which a semicolon ends nothing. */
const token = /--[^\n]*\n?|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|;|[^;'"$/-]+|[\s\S]/g

/** The statements of an SQL file, without the comments before each. */
export function statementsOf(text: string): string[] {
  const statements: string[] = []
  let current = ''
  for (const [part] of text.matchAll(token)) {
    if (part === ';') {
      if (current.trim()) statements.push(current.trim())
      current = ''
    } else if (current.trim() || !/^(--|\/\*)/.test(part)) {
      current += part
    }
  }
  if (current.trim()) statements.push(current.trim())
  return statements
}
