import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'

const packs = path.join(root, 'demo/clubs')

type Names = { name: { hu: string; en: string }; shout: string }

const namesOf = (club: string): string[] => {
  const { name, shout }: Names = JSON.parse(readFileSync(path.join(packs, club, 'club.json'), 'utf8'))
  return [club, shout, name.hu, name.en]
}

test('A3: no club is named in apps and packages: a new one is no change of code', () => {
  const clubs = readdirSync(packs)
  expect(clubs.length).toBeGreaterThan(2)
  const names = clubs.flatMap(namesOf).map((name) => name.toLowerCase())
  const files = execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: root, encoding: 'utf8' })
  const naming = files
    .trim()
    .split('\n')
    .filter((file) => {
      const text = `${file}\n${readFileSync(path.join(root, file), 'utf8')}`.toLowerCase()
      return names.some((name) => text.includes(name))
    })
  expect(naming).toEqual([])
})
