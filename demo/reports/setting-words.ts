import * as en from './english.ts'
import * as hu from './hungarian.ts'
import type { SeasonView } from './season-view.ts'
import type { Setting } from './story.ts'
import { englishName, huTeam, isPlural } from './team-names.ts'
import type { EnSetting, HuSetting } from './voice.ts'

const partOfDay = (hour: string) => {
  const at = Number(hour.slice(0, 2))
  if (at < 12) return { hu: 'délelőtt', en: 'morning' }
  if (at < 18) return { hu: 'délután', en: 'afternoon' }
  return { hu: 'este', en: 'evening' }
}

/** Phrases for the cup rounds. */
const cupRounds: Record<string, { hu: string; en: string }> = {
  Nyolcaddöntő: { hu: 'nyolcaddöntőjében', en: 'in the last sixteen' },
  Negyeddöntő: { hu: 'negyeddöntőjében', en: 'in the quarter-finals' },
  Elődöntő: { hu: 'elődöntőjében', en: 'in the semi-finals' },
  Bronzmérkőzés: { hu: 'bronzmérkőzésén', en: 'in the bronze-medal game' },
  Döntő: { hu: 'döntőjében', en: 'in the final' },
}

function roundOf({ match: { round }, competition }: Setting): { hu: string; en: string } {
  if (competition === 'cup') {
    const known = cupRounds[round]
    if (!known) throw new Error(`reports: no phrase for the cup round ${round}`)
    return { hu: `a Magyar Kupa ${known.hu}`, en: `${known.en} of the Hungarian Cup` }
  }
  return competition === 'youth'
    ? { hu: `az U23-as bajnokság ${round}. fordulójában`, en: `in round ${round} of the U23 league` }
    : { hu: hu.az(`${round}. fordulóban`), en: `in round ${round}` }
}

const clockHu = (hour: string): string =>
  hour.endsWith(':00') ? `${Number(hour.slice(0, 2))} órakor` : `${hour}-kor`

/** The name of the own team; youth teams by age group. */
function ourHu(name: string, short: string, youth: boolean) {
  if (!youth) return { ...huTeam(short), full: `a ${name}` }
  return { nom: 'az U23-as csapat', acc: 'az U23-as csapatot', full: `a ${name} U23-as csapata` }
}

export function huSetting(view: SeasonView, setting: Setting): HuSetting {
  const { ownTeam, oppTeam, home, neutral, day, hour } = setting
  const youth = setting.level === 'u23'
  const [our, their] = [view.club(ownTeam), view.club(oppTeam)]
  const arena = view.arena(setting.match)
  const we = ourHu(our.name, our.short_name, youth)
  const [they, full] = [huTeam(their.short_name), huTeam(their.name)]
  const many = isPlural(their.name)
  return {
    hour,
    city: arena.city,
    we: we.nom,
    We: hu.capital(we.nom),
    weAcc: we.acc,
    weFull: we.full,
    WeFull: hu.capital(we.full),
    they: they.nom,
    They: hu.capital(they.nom),
    theyAcc: they.acc,
    theyDat: they.dat,
    theyAbl: they.abl,
    theyAde: they.ade,
    theyFull: full.nom,
    TheyFull: hu.capital(full.nom),
    fullAcc: full.acc,
    v: (singular, plural) => (many ? plural : singular),
    hall: hu.az(arena.name),
    hallName: arena.name,
    inHall: hu.az(hu.inflect(arena.name, 'ine')),
    onPlace: hu.inflect(arena.city, 'sup'),
    fromPlace: hu.inflect(arena.city, 'del'),
    where: neutral ? 'semleges pályán' : home ? 'hazai pályán' : 'idegenben',
    when: `${hu.weekdayName(day)} ${partOfDay(hour).hu}`,
    day: hu.onWeekday(day),
    weekday: hu.weekdayName(day),
    dayAdj: `${hu.weekdayName(day)}i`,
    date: hu.onDate(day),
    dateShort: hu.shortDate(day),
    at: clockHu(hour),
    round: roundOf(setting).hu,
  }
}

export function enSetting(view: SeasonView, setting: Setting): EnSetting {
  const { ownTeam, oppTeam, home, neutral, day, hour } = setting
  const youth = setting.level === 'u23'
  const [our, their] = [englishName(view.team(ownTeam).club), englishName(view.team(oppTeam).club)]
  const arena = view.arena(setting.match)
  const we = youth ? 'the U23s' : `the ${our.short}`
  const weFull = youth ? `the U23s of the ${our.full}` : `the ${our.full}`
  const [they, theyFull] = [`the ${their.short}`, `the ${their.full}`]
  return {
    hour,
    city: arena.city,
    we,
    We: en.capital(we),
    weFull,
    WeFull: en.capital(weFull),
    they,
    They: en.capital(they),
    theyFull,
    TheyFull: en.capital(theyFull),
    hall: `the ${arena.name}`,
    hallName: arena.name,
    where: neutral ? 'on neutral ground' : home ? 'at home' : 'away',
    when: `on ${en.weekdayName(day)} ${partOfDay(hour).en}`,
    day: `on ${en.weekdayName(day)}`,
    weekday: en.weekdayName(day),
    date: en.dayAndMonth(day),
    dateShort: en.dayAndMonth(day),
    round: roundOf(setting).en,
  }
}
