import { describe, expect, test } from 'vitest'
import { type Boot, bootScript } from './boot-script.ts'

const boot: Boot = {
  scripts: ['/assets/react.js', '/assets/root.js'],
  routes: { root: ['/assets/root.js'], join: ['/assets/join-action.js', '/assets/join.js'] },
  entry: '/assets/entry.js',
}

describe('S7: the script that starts the app', () => {
  test('names every file, and imports none of them by itself', () => {
    const script = bootScript(boot)
    for (const file of [...boot.scripts, ...Object.values(boot.routes).flat(), boot.entry])
      expect(script).toContain(JSON.stringify(file))
    expect(script).not.toMatch(/import\s*[{*"]/)
  })

  test('is a script that a browser can parse', () => {
    expect(() => new Function(bootScript(boot))).not.toThrow()
  })

  test('cannot end its own element', () => {
    expect(bootScript(boot)).not.toContain('</')
  })
})
