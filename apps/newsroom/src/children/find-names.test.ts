import { describe, expect, it } from 'vitest'
import { createNameFinder, type Person } from './find-names.ts'

const person = (last_name: string, first_name: string, may_be_named = false): Person => ({
  id: 0,
  last_name,
  first_name,
  initials: `${last_name[0]}. ${first_name[0]}.`,
  may_be_named,
})
const find = (text: string, ...people: Person[]) =>
  createNameFinder(people)(text).map(({ last_name, first_name }) => `${last_name} ${first_name}`)

describe('children first: the name of a child without consent is found', () => {
  it.each([
    'Kovács Bence 12 pontot dobott.',
    'Bence Kovács scored twelve.',
    'KOVÁCS BENCE!',
    'kovacs bence',
    'Ma Kovács Bencének tapsoltunk.',
    'Kovács Bencét kereste a labda',
    'Kovács Bencével nyertünk',
    'a labda Kovács Bencéé',
    'Kovács Bencéékkel',
    'Bence Kováccsal beszélgettünk',
    'Bence Kovács’s first basket',
    'a Kovács Bence-féle dobás',
    '(Kovács  Bence)',
    'kovacs-bence-harminc-pontja',
    '<p>Kezdett <strong>Kovács</strong> Bence.</p>',
    '<p>Kov<em>ács</em> Bence</p>',
    '<tr><td><p>Kovács</p></td><td><p>Bence</p></td></tr>',
    'Ko\u00advács Bence',
    'Kova\u0301cs Bence',
  ])('%s', (text) => {
    expect(find(text, person('Kovács', 'Bence'))).toEqual(['Kovács Bence'])
  })

  it.each([
    [person('Szabó', 'Balázs'), 'Szabó Balázzsal'],
    [person('Nagy', 'György'), 'Nagy Györggyel'],
    [person('Tóth', 'Ádám'), 'Tóth Ádámmal'],
    [person('Kiss', 'Anna'), 'Kiss Annánál'],
    [person('Nagy-Kovács', 'Réka'), 'Nagy-Kovács Rékáért'],
    [person('Varga', 'Bence Áron'), 'Varga Bence Áron'],
    [person('Varga', 'Bence Áron'), 'Varga Áront'],
    [person('Varga', 'Bence Áron'), 'Bence Varga'],
    [person('Varga Bence Áron', ''), 'Varga Bence Áron'],
    [person('Varga Bence', ''), 'Bence Vargának'],
  ])('%o: %s', (child, text) => {
    expect(find(text, child)).toHaveLength(1)
  })
})

describe('children first: an address that names the child is found', () => {
  it.each([
    'kovacs-bence-emlektorna',
    'https://example.org/kovacs_bence.html',
    'https://example.org/Kov%C3%A1cs_Bence',
    '<p>Itt a <a href="https://example.org/kovacs-bence">képe</a>.</p>',
    '<p>Itt a <a href="https://example.org/Kov%C3%A1cs%20Bence">képe</a>.</p>',
    '<img src="/-/media/1" alt="Kovács Bence dob">',
  ])('%s', (text) => {
    expect(find(text, person('Kovács', 'Bence'))).toEqual(['Kovács Bence'])
  })

  it('beside a broken escape too', () => {
    expect(find('https://example.org/%E0%A4kovacs-bence', person('Kovács', 'Bence'))).toEqual([
      'Kovács Bence',
    ])
  })
})

describe('children first: other words are not taken for the name', () => {
  it.each([
    'Kovács Benedek',
    'Kovács Bencéné',
    'Kovácsné Bence',
    'Jól játszott Kovács. Bence a padon ült.',
    'Kovács és Bence',
    'K. B. és B. Kovács',
    'Bence',
  ])('%s', (text) => {
    expect(find(text, person('Kovács', 'Bence'))).toEqual([])
  })

  it.each([
    [person('Nagy', 'Viktor'), 'Nagy Viktória'],
    [person('Nagy', 'Anna'), 'Nagy Annamária'],
    [person('Nagy', 'Martin'), 'Nagy Martina'],
    [person('Nagy', 'Alex'), 'Nagy Alexandra'],
  ])('%o: %s', (child, text) => {
    expect(find(text, child)).toEqual([])
  })

  it('a namesake who may be named', () => {
    expect(find('Kovács Bencének', person('Kovács', 'Bence'), person('Kovács', 'Bence', true))).toEqual([])
  })

  it('a longer name that may be written', () => {
    const people = [person('Nagy', 'Erik'), person('Nagy', 'Erika', true)]
    expect(find('Nagy Erikát', ...people)).toEqual([])
    expect(find('Nagy Eriket', ...people)).toEqual(['Nagy Erik'])
  })

  it('but somebody else’s longer name does not cover the child', () => {
    const people = [person('Varga', 'Bence'), person('Varga', 'Bence Áron', true)]
    expect(find('Varga Bence', ...people)).toEqual(['Varga Bence'])
    expect(find('Varga Bence Áron', ...people)).toEqual([])
  })
})

it('a long text is searched for ten thousand names within a second', () => {
  const people = Array.from({ length: 10_000 }, (_, index) =>
    person(`Vezeték${index}`, `Kereszt${index % 300}`),
  )
  const text = `${'Szép este volt a csarnokban, sokan jöttek. '.repeat(2000)} Vezeték77 Kereszt77`
  const start = performance.now()
  expect(find(text, ...people)).toEqual(['Vezeték77 Kereszt77'])
  expect(performance.now() - start).toBeLessThan(1000)
})
