/** Classes of our own style sheets that a page uses without having their styles. */
export function unstyledClasses(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('')
  const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  return [...new Set(used)].filter((name) => /^_\w+_\w{5}_\d+$/.test(name) && !styles.includes(`.${name}`))
}
