import { pick, type Random } from './random.ts'

export const words = (text: string) => text.trim().split(/\s+/)

const lastNames = words(`
  Ambrus Antal Arany Árvai Bagi Bakos Balázs Bánfi Baranyi Barta Bártfai Bencze Benkő Berényi Berkes Bihari
  Bíró Bodnár Bogdán Bognár Boros Bozsik Csányi Császár Csató Cseh Csiszár Csizmadia Csonka Csordás Czakó
  Dallos Darvas Dávid Demeter Dévényi Dobos Dombi Dudás Egri Egyed Erdélyi Fábián Faragó Fazekas Fenyvesi
  Ferenczi Forgács Földi Füredi Fülöp Füzesi Gáspár Gazdag Gellért Gergely Gombos Görög Gulyás Győri Gyulai
  Hajdú Halasi Hegedűs Hegyi Herczeg Hídvégi Hornyák Hőgyész Illés Jakab Jámbor Jáger Juhász Kádár Kántor
  Kardos Kárpáti Káldi Kelemen Kenyeres Kerekes Keresztes Király Kocsis Kóczán Kolozsvári Komlósi Korpás
  Kőműves Kőszegi Kövér Köves Kurucz Laczkó Lakatos Lendvai Lengyel Lévai Lovász Lőrincz Madarász Magyari
  Márkus Mező Mezei Mikó Mohácsi Morvai Munkácsi Nádasdi Nemes Nyerges Nyíri Ónodi Orosz Ódor Ördög
  Őszi Pál Palotás Papp Pásztor Pataki Perényi Pesti Petrás Pozsgai Pusztai Rácz Radnai Répási Ritter Rozsnyai
  Sallai Sándor Sárosi Sebő Sebestyén Selmeci Simonyi Solymosi Soós Sörös Surányi Szalay Szántó Szarvas Szegedi
  Székely Szekeres Szendrei Szigeti Szilágyi Szőke Szőnyi Tasnádi Tatár Telek Temesvári Thury
  Tihanyi Tordai Tőkés Turóczi Tüske Ujvári Urbán Üveges Vadász Vajda Varró Vass Veress Vitányi Víg Völgyi
  Zákány Zalai Zentai Zombori Zsigmond Zsíros`)

export const firstNames = words(`
  Ádám Ágoston Albert Alex András Andor Áron Attila Balázs Barna Barnabás Bálint Bence Benedek Benjámin
  Botond Csaba Csanád Csongor Dániel Dávid Dénes Dominik Donát Előd Erik Ervin Ferenc Flórián Gábor Gellért Gergely
  Gergő Gyula Győző Hunor Ignác Imre István Iván János Kálmán Károly Kende Keve Koppány Kornél Kristóf László Lehel
  Levente Lóránt Lőrinc Mátyás Márk Márton Máté Mihály Milán Miklós Nándor Nimród Noel Olivér Örs Patrik Péter
  Regő Richárd Roland Sámuel Sebestyén Soma Szabolcs Szilárd Tamás Tibor Vencel Viktor Vilmos Vince Zalán Zétény
  Zoltán Zsolt Zsombor`)

const longNames = [
  'Kiss-Benedek',
  'Szentgyörgyi-Nagy',
  'Hőgyész-Szűcs',
  'Berzsenyi-Kőrösi',
  'Csernátfalvi-Tóth',
  'Törökszentmiklósi',
  'Kisszőllősi-Vörös',
]

const foreignNames = [
  {
    last: words(
      'Vukelić Radanov Stojkov Krstonić Perović Zorić Lazinić Draškov Milinčić Babajić Tadin Ružić',
    ),
    first: words('Aleksa Bogdan Dejan Filip Goran Lazar Luka Marko Mihajlo Nemanja Ognjen Uroš Vuk'),
  },
  {
    last: words(
      'Hollowell Brantley Whitlow Castleberry Ridgeway Fairbanks Pruitt Winslow Thorne Bexley Maddox',
    ),
    first: words(
      'Andre Cedric Darnell DeShawn Isaiah Jalen Jordan Kendrick Marcus Terrence Trey Tyrell Xavier',
    ),
  },
  {
    last: words('Žemaitis Ozoliņš Vītols Rimkus Petraitis Kalniņš Mäesalu Saarinen Lindqvist'),
    first: words('Andris Edgars Jonas Mantas Mārtiņš Rokas Rihards Tomas Rasmus Aatu Erik'),
  },
]

export type Name = { last: string; first: string }

/** `Őri Gábor` → `ori-gabor`. */
export const keyOf = ({ last, first }: Name): string =>
  `${last} ${first}`
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

export type NameGenerator = { next: (random: Random, foreign: boolean) => Name }

function randomName(random: Random, foreign: boolean): Name {
  if (foreign) {
    const { last, first } = pick(random, foreignNames)
    return { last: pick(random, last), first: pick(random, first) }
  }
  const last = random() < 0.015 ? pick(random, longNames) : pick(random, lastNames)
  return { last, first: pick(random, firstNames) }
}

/** Returns each name once, so that names are unique. */
export function createNameGenerator(taken: Iterable<Name>): NameGenerator {
  const used = new Set([...taken].map(keyOf))
  return {
    next(random, foreign) {
      let name = randomName(random, foreign)
      while (used.has(keyOf(name))) name = randomName(random, foreign)
      used.add(keyOf(name))
      return name
    },
  }
}
