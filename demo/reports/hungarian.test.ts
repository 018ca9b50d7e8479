import { describe, expect, it } from 'vitest'
import {
  asAdjective,
  az,
  type Case,
  decimal,
  grouped,
  inflect,
  inWords,
  onDate,
  onWeekday,
  ordinal,
  withEnding,
} from './hungarian.ts'

describe('names', () => {
  it.each<[string, Case, string]>([
    ['Sólymok', 'acc', 'Sólymokat'],
    ['Sólymok', 'dat', 'Sólymoknak'],
    ['Sólymok', 'ins', 'Sólymokkal'],
    ['Hiúzok', 'acc', 'Hiúzokat'],
    ['Bikák', 'acc', 'Bikákat'],
    ['Bikák', 'abl', 'Bikáktól'],
    ['Medvék', 'acc', 'Medvéket'],
    ['Medvék', 'ins', 'Medvékkel'],
    ['Medvék', 'all', 'Medvékhez'],
    ['Kürtösök', 'acc', 'Kürtösöket'],
    ['Kürtösök', 'all', 'Kürtösökhöz'],
    ['Titánok', 'ade', 'Titánoknál'],
    ['Baglyok', 'pos', 'Baglyoké'],
    ['Kunsági Bikák', 'ins', 'Kunsági Bikákkal'],
    ['Bakonyi Medvék', 'dat', 'Bakonyi Medvéknek'],
  ])('of teams in the plural: %s %s is %s', (name, grammaticalCase, form) => {
    expect(inflect(name, grammaticalCase, true)).toBe(form)
  })

  it.each<[string, Case, string]>([
    ['Hortobágyi Ménes', 'acc', 'Hortobágyi Ménest'],
    ['Ménes', 'ins', 'Ménessel'],
    ['Ménes', 'dat', 'Ménesnek'],
    ['Karám Aréna', 'ine', 'Karám Arénában'],
    ['Horgony Csarnok', 'ine', 'Horgony Csarnokban'],
    ['Kunhát', 'sup', 'Kunháton'],
    ['Tiszahalom', 'sup', 'Tiszahalmon'],
    ['Zemplénalja', 'sup', 'Zemplénalján'],
    ['Vérteskő', 'sup', 'Vérteskőn'],
    ['Dunaszeg', 'sup', 'Dunaszegen'],
    ['Mecsekfő', 'del', 'Mecsekfőről'],
    ['Zemplénalja', 'del', 'Zemplénaljáról'],
    ['Tiszahalom', 'del', 'Tiszahalomról'],
  ])('of things and places: %s %s is %s', (name, grammaticalCase, form) => {
    expect(inflect(name, grammaticalCase)).toBe(form)
  })

  it.each<[string, string, string, string]>([
    ['Varga Ákos', 'Varga Ákost', 'Varga Ákosnak', 'Varga Ákossal'],
    ['Nagy Bence', 'Nagy Bencét', 'Nagy Bencének', 'Nagy Bencével'],
    ['Molnár Gergő', 'Molnár Gergőt', 'Molnár Gergőnek', 'Molnár Gergővel'],
    ['Deák Bálint', 'Deák Bálintot', 'Deák Bálintnak', 'Deák Bálinttal'],
    ['Sárközi Dániel', 'Sárközi Dánielt', 'Sárközi Dánielnek', 'Sárközi Dániellel'],
    ['Bődi Máté', 'Bődi Mátét', 'Bődi Máténak', 'Bődi Mátéval'],
    ['Temesi Attila', 'Temesi Attilát', 'Temesi Attilának', 'Temesi Attilával'],
    ['Barna Lőrinc', 'Barna Lőrincet', 'Barna Lőrincnek', 'Barna Lőrinccel'],
    ['Bíró Örs', 'Bíró Örsöt', 'Bíró Örsnek', 'Bíró Örssel'],
    ['Bagi Balázs', 'Bagi Balázst', 'Bagi Balázsnak', 'Bagi Balázzsal'],
    ['Egri Szabolcs', 'Egri Szabolcsot', 'Egri Szabolcsnak', 'Egri Szabolccsal'],
    ['Antal Koppány', 'Antal Koppányt', 'Antal Koppánynak', 'Antal Koppánnyal'],
    ['Dallos Olivér', 'Dallos Olivért', 'Dallos Olivérnek', 'Dallos Olivérrel'],
    ['Dobos Kristóf', 'Dobos Kristófot', 'Dobos Kristófnak', 'Dobos Kristóffal'],
    ['Kántor Előd', 'Kántor Elődöt', 'Kántor Elődnek', 'Kántor Előddel'],
    ['Ódor Erik', 'Ódor Eriket', 'Ódor Eriknek', 'Ódor Erikkel'],
  ])('of people: %s', (name, accusative, dative, instrumental) => {
    expect([inflect(name, 'acc'), inflect(name, 'dat'), inflect(name, 'ins')]).toEqual([
      accusative,
      dative,
      instrumental,
    ])
  })
})

describe('numbers', () => {
  it.each<[number | string, Case, string]>([
    ['102–84', 'sub', '102–84-re'],
    ['79–77', 'sub', '79–77-re'],
    ['88–71', 'sub', '88–71-re'],
    ['68–90', 'sub', '68–90-re'],
    ['91–73', 'sub', '91–73-ra'],
    ['77–86', 'sub', '77–86-ra'],
    ['95–80', 'sub', '95–80-ra'],
    ['95–100', 'sub', '95–100-ra'],
    ['80–85', 'all', '80–85-höz'],
    ['80–83', 'ine', '80–83-ban'],
    [84, 'ins', '84-gyel'],
    [3, 'ins', '3-mal'],
    [102, 'ins', '102-vel'],
    [20, 'ins', '20-szal'],
    [30, 'ins', '30-cal'],
    [100, 'ins', '100-zal'],
    [1000, 'ins', '1000-rel'],
    [15, 'ins', '15-tel'],
    [27, 'acc', '27-et'],
    [3, 'acc', '3-at'],
    [5, 'acc', '5-öt'],
    [6, 'acc', '6-ot'],
    [12, 'acc', '12-t'],
    [40, 'acc', '40-et'],
    [60, 'acc', '60-at'],
    [30, 'sub', '30-ra'],
  ])('%s %s is %s', (number, grammaticalCase, form) => {
    expect(withEnding(number, grammaticalCase)).toBe(form)
  })

  it.each([
    'az 1. hely',
    'a 2. hely',
    'az 5. hely',
    'az 1–0',
    'a 102–84',
    'az 58–44',
    'a 14. forduló',
    'a 11. forduló',
    'az 1650 néző',
    'az 1 650 néző',
    'az 5 000 néző',
    'a 10 000 néző',
    'az 500.',
    'a 100 pont',
    'a 150 pont',
    'az Ordas Csarnok',
    'a Duna Aréna',
    'az ötödik',
    'a harmadik',
    'az U23-as csapat',
    'a „régi” hely',
    'az **5** pont',
  ])('the article of “%s”', (text) => {
    expect(az(text.replace(/^az? /, ''))).toBe(text)
  })

  it.each(['38–45-ös', '40–36-os', '40–33-as', '51–52-es', '41–30-as', '41–40-es', '71–68-as', '9–0-s'])(
    'as an adjective: %s',
    (text) => {
      expect(asAdjective(text.split('-')[0] ?? '')).toBe(text)
    },
  )

  it('are written in words', () => {
    expect([2, 5, 11, 12, 20, 22, 30, 41].map(inWords)).toEqual(
      'két öt tizenegy tizenkét húsz huszonkét harminc negyvenegy'.split(' '),
    )
    expect([1, 2, 5, 14, 20].map(ordinal)).toEqual('első második ötödik tizennegyedik huszadik'.split(' '))
    expect([decimal(17.44), decimal(18), grouped(2416), grouped(840)]).toEqual([
      '17,4',
      '18,0',
      '2 416',
      '840',
    ])
  })

  it('are formatted as dates', () => {
    expect(
      ['2026-11-01', '2026-11-02', '2026-11-14', '2026-11-20', '2026-11-22', '2026-11-23'].map(onDate),
    ).toEqual([
      'november 1-jén',
      'november 2-án',
      'november 14-én',
      'november 20-án',
      'november 22-én',
      'november 23-án',
    ])
    expect(['2026-01-30', '2026-01-31', '2026-03-08', '2026-03-10'].map(onDate)).toEqual([
      'január 30-án',
      'január 31-én',
      'március 8-án',
      'március 10-én',
    ])
    expect(onWeekday('2026-11-14')).toBe('szombaton')
  })
})
