import { az, capital, decimal, inWords, ordinal } from '../../hungarian.ts'
import type { RoundUpData } from '../../round-up-facts.ts'

type Span = RoundUpData['round-title']

const score = ({ own, opp }: { own: number; opp: number }) => `${own}–${opp}`
const record = ({ wins, losses }: Span) =>
  losses === 0
    ? `${inWords(wins)} győzelem, vereség nélkül`
    : wins === 0
      ? `${inWords(losses)} vereség, győzelem nélkül`
      : `${inWords(wins)} győzelem, ${inWords(losses)} vereség`
const team = ({ youth }: Span) => (youth ? 'az U23-as csapat' : 'a felnőttcsapat')
const shortTeam = ({ youth }: Span) => (youth ? 'U23' : 'felnőttcsapat')
const against = ({ against: name }: { against: { hu: string } }) => `${az(name.hu)} ellen`

export const roundUps: {
  [K in keyof RoundUpData]: readonly ((f: RoundUpData[K]) => string)[]
} = {
  'round-title': [
    (f) => `${capital(f.span.hu)} számokban: ${record(f)}`,
    (f) => `Mit hozott ${f.span.hu}? Összegzés egy táblázatban`,
    (f) => `${capital(inWords(f.games))} mérkőzés ${f.during.hu}: így állunk`,
    (f) => `Havi mérleg: ${f.span.hu}`,
    (f) => `Lapozunk: ${f.span.hu} eredményei és legjobbjai`,
    (f) => `A hónap végére: ${record(f)} ${f.during.hu}`,
    (f) => `${capital(f.during.hu)} történt: minden eredmény egy helyen`,
    (f) => `Visszanéző: ${f.span.hu} és ami benne volt`,
    (f) => `${capital(f.span.hu)} krónikája, ${inWords(f.games)} mérkőzéssel`,
    (f) => `Egy hónap, ${record(f)}: ${f.span.hu}`,
  ],
  'long-title': [
    (f) => `${capital(shortTeam(f))}: ${f.span.hu} egy táblázatban`,
    (f) => `Mérlegen ${team(f)}: ${f.span.hu}`,
    (f) => `${capital(team(f))} mérlege: ${record(f)} ${f.during.hu}`,
    (f) => `Hol tart ${team(f)}? Összegzés: ${f.span.hu}`,
    (f) => `${capital(inWords(f.games))} mérkőzés, ${inWords(f.wins)} győzelem: ${team(f)} ${f.during.hu}`,
    (f) => `${capital(shortTeam(f))} számokban: ${f.span.hu}`,
    (f) => `Így játszott ${team(f)} ${f.during.hu}`,
    (f) => `${capital(shortTeam(f))}, visszatekintő: ${f.span.hu}`,
  ],
  'round-first': [
    (f) => `${capital(f.during.hu)} ${inWords(f.games)} mérkőzést játszott ${team(f)}.`,
    (f) => `Lezárult ${f.span.hu}, ideje összeadni a számokat.`,
    (f) => `${capital(record(f))}: ezzel a mérleggel zárta ${team(f)} ezt az időszakot.`,
    (f) => `Mielőtt továbblépnénk, nézzük meg, mit mutatott ${team(f)} ${f.during.hu}.`,
    (f) =>
      f.wins * f.losses > 0
        ? `Volt öröm és bosszúság is ${f.during.hu}, a táblázat egyformán sorolja fel őket.`
        : '',
    (f) =>
      f.wins > 0
        ? `${capital(inWords(f.games))} találkozó fért bele, és ${inWords(f.wins)} végződött sikerrel ${f.during.hu}.`
        : '',
    (f) => `Az emlékezet szelektál, a táblázat nem: ez volt ${f.span.hu}.`,
    (f) =>
      f.wins > 0
        ? `${capital(team(f))} ${f.during.hu} ${inWords(f.wins)} alkalommal hagyta el győztesen a pályát.`
        : '',
    (f) => `Egy pillanatra megállunk, és visszanézünk: ${f.during.hu} ${inWords(f.games)} mérkőzés volt.`,
    (f) => `Ha valaki lemaradt volna, íme ${f.span.hu} röviden.`,
  ],
  'round-lead': [
    (f) => `${capital(record(f))}: eredmények, legjobbak, tabella.`,
    (f) => `Összeszedtük, mit végzett ${team(f)} ${f.during.hu}.`,
    (f) => `Minden eredmény és a legeredményesebb játékosok ${f.during.hu}.`,
    (f) => `${capital(inWords(f.games))} mérkőzés, egy táblázat és néhány név.`,
    (f) => `A számok ${f.during.hu}: ${record(f)}.`,
    (f) => `Rövid összegzés arról, hogyan ment a csapatnak ${f.during.hu}.`,
    (f) => `Ki dobta a legtöbbet, melyik volt a legszebb győzelem, és hol állunk? Így telt ${f.span.hu}.`,
    (f) => `${capital(team(f))} eredményei ${f.during.hu}.`,
  ],
  'round-sum': [
    (f) => `A mérleg ${record(f)}.`,
    (f) => `Összesen ${f.scored} pontot dobtunk és ${f.conceded} pontot kaptunk.`,
    (f) => `A dobott pontok összege ${f.scored} pont, a kapottaké ${f.conceded} pont.`,
    (f) => `Végösszeg: ${record(f)}, ${f.scored} dobott pont, ${f.conceded} kapott pont.`,
    (f) =>
      `${capital(inWords(f.games))} mérkőzésen ${f.scored} pontig jutottunk, ${f.conceded} pontot engedtünk.`,
    (f) => `Az összeadás eredménye ${f.scored} pont az egyik oldalon, ${f.conceded} pont a másikon.`,
    (f) => `Pontokban mérve: ${f.scored} pont ide, ${f.conceded} pont oda.`,
    (f) => `A számla ${f.during.hu}: ${f.scored} szerzett pont, ${f.conceded} kapott pont.`,
  ],
  'round-best': [
    (f) => `A legnagyobb siker ${score(f)} ${against(f)}.`,
    (f) => `A legsimább győzelem ${az(f.against.hu)} elleni: ${score(f)}.`,
    (f) => `Legszívesebben ${az(f.against.hu)} elleni mérkőzésre gondolunk vissza, ${score(f)} lett.`,
    (f) => `A csúcspont ${score(f)} volt ${against(f)}, ${f.home ? 'itthon' : 'idegenben'}.`,
    (f) => `A legtöbbet ${az(f.against.hu)} elleni siker ért (${score(f)}), legalábbis különbségben.`,
    (f) => `Kiemelkedik a sorból ${az(f.against.hu)} elleni ${score(f)}.`,
    (f) => `${capital(against(f))} ${score(f)}: nagyobb különbséggel nem nyertünk.`,
    (f) => `A legszebb sor a táblázatban: ${score(f)} ${against(f)}.`,
  ],
  'round-worst': [
    (f) => `A legnehezebb nap ${score(f)} volt ${against(f)}.`,
    (f) => `A legfájóbb vereség ${az(f.against.hu)} elleni: ${score(f)}.`,
    (f) => `Kevésbé szívesen gondolunk vissza ${az(f.against.hu)} elleni mérkőzésre, ${score(f)} lett.`,
    (f) => `A mélypont ${score(f)} ${against(f)}, ${f.home ? 'itthon' : 'idegenben'}.`,
    (f) => `A legtöbb tanulság ${az(f.against.hu)} elleni vereségben van (${score(f)}).`,
    (f) => `Kilóg a sorból ${az(f.against.hu)} elleni ${score(f)}.`,
    (f) => `${capital(against(f))} ${score(f)}: nagyobb különbséggel nem kaptunk ki.`,
    (f) => `A legkeserűbb sor a táblázatban: ${score(f)} ${against(f)}.`,
  ],
  'round-leader': [
    (f) => `A legeredményesebb ${f.who.hu} volt, átlaga ${decimal(f.avg)} pont.`,
    (f) => `${f.who.hu} mérkőzésenként ${decimal(f.avg)} pontot dobott ${f.during.hu}.`,
    (f) => `A pontlista élén ${f.who.hu} áll, ${decimal(f.avg)} pont az átlaga.`,
    (f) => `A legtöbbet ${f.who.hu} tette hozzá: meccsenként ${decimal(f.avg)} pont.`,
    (f) => `Házi pontkirály: ${f.who.hu}, ${decimal(f.avg)} pontos átlaggal.`,
    (f) => `Támadásban ${f.who.hu} járt elöl, átlagban ${decimal(f.avg)} pont.`,
    (f) => `Akire mindig lehetett építeni: ${f.who.hu}, ${decimal(f.avg)} pont mérkőzésenként.`,
    (f) => `A számok szerint ${f.who.hu} volt a legjobb formában (${decimal(f.avg)} pont átlagban).`,
  ],
  'round-second': [
    (f) => `Mögötte ${f.who.hu} következik ${decimal(f.avg)} pontos átlaggal.`,
    (f) => `A második ${f.who.hu}, ${decimal(f.avg)} pont az átlaga.`,
    (f) => `${f.who.hu} átlaga ${decimal(f.avg)} pont.`,
    (f) => `Utána ${f.who.hu} jön, meccsenként ${decimal(f.avg)} pont.`,
    (f) => `A sorban ${f.who.hu} a következő (${decimal(f.avg)} pont mérkőzésenként).`,
    (f) => `Kivette a részét ${f.who.hu} is, átlagban ${decimal(f.avg)} pont.`,
    (f) => `Ott van még ${f.who.hu}, ${decimal(f.avg)} pontos átlaggal.`,
    (f) => `Hozzá csatlakozik ${f.who.hu}: ${decimal(f.avg)} pont egy mérkőzésre.`,
  ],
  'round-boards': [
    (f) => `Lepattanóban ${f.who.hu} állt az élen, átlaga ${decimal(f.avg)} lepattanó.`,
    (f) => `A palánkok alatt ${f.who.hu} dolgozott a legtöbbet (${decimal(f.avg)} lepattanó mérkőzésenként).`,
    (f) => `A legtöbb lepattanót ${f.who.hu} szedte, meccsenként ${decimal(f.avg)} lepattanó.`,
    (f) => `${f.who.hu} átlagban ${decimal(f.avg)} lepattanóig jutott.`,
    (f) => `A gyűrű alatt ${f.who.hu} vezet ${decimal(f.avg)} lepattanóval.`,
    (f) => `A lepattanók listájának elején ${f.who.hu} áll: ${decimal(f.avg)} lepattanó az átlaga.`,
    (f) => `Akire a palánknál számítani lehetett: ${f.who.hu}, ${decimal(f.avg)} lepattanó átlagban.`,
    (f) =>
      `Lepattanókból ${f.who.hu} gyűjtötte a legtöbbet, ${decimal(f.avg)} lepattanó jut tőle egy meccsre.`,
  ],
  'round-passes': [
    (f) => `Gólpasszban ${f.who.hu} állt az élen, átlaga ${decimal(f.avg)} gólpassz.`,
    (f) => `A labdákat ${f.who.hu} osztotta (${decimal(f.avg)} gólpassz mérkőzésenként).`,
    (f) => `A legtöbb gólpasszt ${f.who.hu} adta, meccsenként ${decimal(f.avg)} gólpassz.`,
    (f) => `${f.who.hu} átlagban ${decimal(f.avg)} gólpasszig jutott.`,
    (f) => `Előkészítésben ${f.who.hu} vezet ${decimal(f.avg)} gólpasszal.`,
    (f) => `A gólpasszok listájának elején ${f.who.hu} áll: ${decimal(f.avg)} gólpassz az átlaga.`,
    (f) => `Akitől a legtöbb jó labda jött: ${f.who.hu}, ${decimal(f.avg)} gólpassz átlagban.`,
    (f) => `Gólpasszból ${f.who.hu} gyűjtötte a legtöbbet, ${decimal(f.avg)} gólpassz jut tőle egy meccsre.`,
  ],
  'round-high': [
    (f) => `Egy mérkőzésen a legtöbbet ${f.who.hu} dobta, ${f.n} pontot ${against(f)}.`,
    (f) => `Az egyéni csúcs ${f.who.hu} nevéhez fűződik: ${f.n} pont ${against(f)}.`,
    (f) => `${f.who.hu} ${f.n} pontja ${against(f)} volt a legmagasabb egyéni pontszám.`,
    (f) => `Egyéniben ${f.who.hu} ${f.n} pontot ért el ${against(f)}, ezt senki sem múlta felül.`,
    (f) => `A legjobb egyéni teljesítmény: ${f.who.hu}, ${f.n} pont ${against(f)}.`,
    (f) => `${capital(against(f))} ${f.who.hu} ${f.n} pontig jutott, ez volt a csúcs.`,
    (f) => `A lista tetején ${f.who.hu} ${f.n} pontos mérkőzése áll (${against(f)}).`,
    (f) => `Senki sem dobott többet egy meccsen, mint ${f.who.hu}: ${f.n} pont ${against(f)}.`,
  ],
  'round-place': [
    (f) => `A tabellán ez pillanatnyilag ${az(ordinal(f.place))} helyet jelenti.`,
    (f) => `Innen nézve ${ordinal(f.place)} a csapat.`,
    (f) => `Jelenleg ${az(ordinal(f.place))} helyen állunk.`,
    (f) => `A tabella szerint ${az(ordinal(f.place))} hely a miénk.`,
    (f) => `Mindez ${az(ordinal(f.place))} helyre elég a tabellán.`,
    (f) => `Helyezésben: ${az(ordinal(f.place))} hely.`,
    (f) => `A rangsorban ${az(ordinal(f.place))} helyről folytatjuk.`,
    (f) => `A sorrendben ezzel ${az(ordinal(f.place))} helyen vagyunk.`,
  ],
}
