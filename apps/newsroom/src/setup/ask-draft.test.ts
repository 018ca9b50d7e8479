import { clubJson } from '@palank/club-pack/club-json'
import { describe, expect, test } from 'vitest'
import { askDraft, type Terminal } from './ask-draft.ts'
import { type Draft, draftOf, problemsOf } from './draft.ts'

const start = draftOf(
  clubJson.parse({
    name: { hu: 'Vidrak' },
    shout: 'Vidrak',
    languages: ['hu'],
    colours: { club: '#1f3a5f', ball: '#f28c28' },
  }),
)
const password = 'hajrá vidrák hajrá'

/** Answers by the beginning of the question, each once; everything else stays as it is. */
function terminalWith(answers: [question: string, answer: string][], passwords = [password]) {
  const left = [...answers]
  const said: string[] = []
  const saved: Draft[] = []
  const terminal: Terminal = {
    say: (line) => said.push(line),
    ask: async (question, current) => {
      const index = left.findIndex(([beginning]) => question.startsWith(beginning))
      return index < 0 ? current : (left.splice(index, 1)[0]?.[1] ?? current)
    },
    askPassword: async () => passwords.shift() ?? '',
    takeCrest: (file) =>
      file === 'cimer.svg'
        ? { colours: { club: '#1d4d3b', ball: '#f2b134' } }
        : { refused: 'nincs ilyen fájl' },
    save: (draft) => saved.push(draft),
  }
  return { terminal, said, saved, left }
}

const admin: [string, string][] = [
  ['Neved', 'Vidra Vilma'],
  ['E-mail-cím', 'iroda@vidrak.example'],
  ['E-mail-cím', 'vilma@vidrak.test'],
]

describe('set-up in the terminal', () => {
  test('asks the five steps, and keeps each answer', async () => {
    const { terminal, saved, left } = terminalWith([
      ['A klub neve', 'Példavári Vidrák'],
      ['Röviden', 'Vidrák'],
      ['Címer', 'cimer.svg'],
      ['Címbetű', 'wide'],
      ['Angol', 'i'],
      ['A klub neve angolul', 'Példavár Otters'],
      ['A ti csapataitok', 'U18, Felnőtt férfi,, U18'],
      ...admin,
    ])
    const { draft, password: secret } = await askDraft(terminal, start, 'hu')
    expect(problemsOf(draft, secret)).toEqual([])
    expect(left).toEqual([])
    expect(draft).toMatchObject({
      name: 'Példavári Vidrák',
      club: '#1d4d3b',
      type: 'wide',
      hasEnglish: true,
      nameEn: 'Példavár Otters',
      teams: ['U18', 'Felnőtt férfi'],
      email: 'iroda@vidrak.example',
      adminEmail: 'vilma@vidrak.test',
      reached: 5,
    })
    expect(saved[0]).toMatchObject({ name: 'Példavári Vidrák' })
    expect(JSON.stringify(saved)).not.toContain(password)
  })

  test('says what is wrong, and asks again', async () => {
    const { terminal, said } = terminalWith(
      [
        ['A klub neve', '-'],
        ['A klub neve', 'Vidrák'],
        ['Címer', 'nincs.svg'],
        ['Klubszín', 'zöld'],
        ['Klubszín', '#1d4d3b'],
        ['Címbetű', 'gót'],
        ['Címbetű', 'narrow'],
        ...admin,
      ],
      ['rövid', password],
    )
    const { draft, password: secret } = await askDraft(terminal, start, 'hu')
    expect(draft).toMatchObject({ name: 'Vidrák', club: '#1d4d3b', type: 'narrow' })
    expect(secret).toBe(password)
    for (const reason of ['Írd be a klub nevét.', 'nincs ilyen fájl', 'Ez nem szín.', 'legalább 12 karakter'])
      expect(said.join('\n')).toContain(reason)
  })

  test('offers a ball colour that is told apart from the club’s', async () => {
    const answers: [string, string][] = [['Klubszín', '#c8302a'], ['Labdaszín', '#d43a30'], ...admin]
    const taken = await askDraft(terminalWith(answers).terminal, start, 'hu')
    expect(taken.draft.ball).not.toBe('#d43a30')
    const kept = await askDraft(terminalWith([...answers, ['A két szín', 'n']]).terminal, start, 'hu')
    expect(kept.draft.ball).toBe('#d43a30')
  })

  test('speaks English too', async () => {
    const { terminal, said } = terminalWith([
      ['Your name', 'Vilma Vidra'],
      ['E-mail address', ''],
      ['E-mail address', 'vilma@vidrak.test'],
    ])
    await askDraft(terminal, start, 'en')
    expect(said.join('\n')).toContain('1/5 Who are you?')
  })
})
