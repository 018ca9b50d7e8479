const replacements: [RegExp, string][] = [
  // The time of the render; dates from the database have no milliseconds.
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '<time>'],
  [/\b1[6-9]\d{11}\b/g, '<milliseconds>'],
  [/(name="formToken"[^>]*? value=")[^"]*/g, '$1<token>'],
]

/** A body without what every render makes anew. */
const normalize = (body: string): string =>
  replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), body)

/** Where a body first differs from the good one, with a few characters of both; undefined if they are equal. */
export function differenceOf(good: string, body: string): string | undefined {
  const one = normalize(good)
  const other = normalize(body)
  if (one === other) return undefined
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, start - 10), start + 30))
  return `at ${start}: ${around(one)} became ${around(other)}`
}
