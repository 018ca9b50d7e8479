import type { FactData } from '../../facts.ts'
import { az, capital, grouped, inMonth, inWords, ordinal } from '../../hungarian.ts'
import type { HuMatch } from '../../voice.ts'

type Context =
  | ('streak-won' | 'streak-lost' | 'streak-broken' | 'slump-over' | 'revenge' | 'again-won' | 'again-lost')
  | ('turned' | 'table-up' | 'table-down' | 'table-same' | 'crowd-home' | 'crowd-full' | 'crowd-away')
  | ('home-wins' | 'away-wins' | 'cup-through' | 'cup-out' | 'cup-won' | 'cup-place')

const nth = (at: number) => az(ordinal(at))
const score = ({ own, opp }: { own: number; opp: number }) => `${own}–${opp}`

/** `októberben`, or `az előző idényben`. */
const reverse = ({ own, opp }: { own: number; opp: number }) => `${opp}–${own}`
const ago = ({ day, sameSeason }: { day: string; sameSeason: boolean }) =>
  sameSeason ? inMonth(day) : 'az előző idényben'

const place = ({ place: at }: { place: number }) => ['', '', 'ezüstérmes', 'bronzérmes'][at] ?? 'negyedik'

/** What the match means beside itself: runs, earlier meetings, the table, the stands. */
export const context: { [K in Context]: readonly ((m: HuMatch, f: FactData[K]) => string)[] } = {
  'streak-won': [
    (m, f) => `${m.We} ezzel zsinórban ${ordinal(f.n)} mérkőzését nyerte meg.`,
    (_, f) => `A sorozat most ${inWords(f.n)} győzelemnél tart.`,
    (_, f) => `Ez már egymás után ${nth(f.n)} győzelem.`,
    (m, f) => `${capital(inWords(f.n))} mérkőzés óta nem talált legyőzőre ${m.we}.`,
    (_, f) => `Jó időszak: ${inWords(f.n)} mérkőzés, ${inWords(f.n)} siker.`,
    (_, f) => `A győzelmi széria ${inWords(f.n)} mérkőzésesre nőtt.`,
    (m, f) => `Aki mostanában ${m.we} ellen játszik, kikap: sorban ${inWords(f.n)} ellenfél járt így.`,
    (_, f) => `Sorozatban ${inWords(f.n)} győzelem áll a csapat mögött.`,
  ],
  'streak-lost': [
    (m, f) => `${m.We} ezzel sorban ${ordinal(f.n)} mérkőzését veszítette el.`,
    (_, f) => `A rossz sorozat ${inWords(f.n)} vereségnél tart.`,
    (_, f) => `Ez már egymás után ${nth(f.n)} vereség.`,
    (m, f) => `${capital(inWords(f.n))} mérkőzés óta vár győzelemre ${m.we}.`,
    (_, f) => `Nehéz időszak: ${inWords(f.n)} mérkőzés, ${inWords(f.n)} vereség.`,
    (_, f) => `A nyeretlen széria ${inWords(f.n)} mérkőzésesre nőtt.`,
    (_, f) => `${capital(inWords(f.n))} egymást követő vereség után ideje fordítani.`,
    (_, f) => `Sorozatban ${inWords(f.n)} vereség áll a csapat mögött, ezen kell változtatni.`,
  ],
  'streak-broken': [
    (_, f) => `Ezzel ${inWords(f.n)} mérkőzés után megszakadt a győzelmi sorozat.`,
    (m, f) => `${m.They} ${inWords(f.n)} győzelem után ${m.v('állította', 'állították')} meg csapatunkat.`,
    (_, f) => `Véget ért a széria, amely ${inWords(f.n)} győzelemig jutott.`,
    (m, f) => `${m.We} ${inWords(f.n)} siker után kapott ki újra.`,
    (_, f) => `Előzőleg ${inWords(f.n)} mérkőzést nyertünk sorban, ez most nem folytatódott.`,
    (_, f) => `${capital(az(inWords(f.n)))} mérkőzéses győzelmi sorozatnak vége.`,
    (_, f) => `Egyszer minden sorozat véget ér, a mostani ${inWords(f.n)} győzelemnél állt meg.`,
    (_, f) => `Sorban ${inWords(f.n)} győzelem után vereség került a füzetbe.`,
  ],
  'slump-over': [
    (_, f) => `Ezzel ${inWords(f.n)} vereség után tört meg a jég.`,
    (m, f) => `${m.We} ${inWords(f.n)} vereség után nyert újra.`,
    (_, f) => `Véget ért a rossz széria, amely ${inWords(f.n)} vereségig tartott.`,
    (_, f) => `Előzőleg ${inWords(f.n)} mérkőzést veszítettünk el sorban, jókor jött a siker.`,
    (m, f) => `${m.They} ellen sikerült megállítani ${az(inWords(f.n))} mérkőzéses lejtmenetet.`,
    (_, f) => `Sorban ${inWords(f.n)} vereség után végre győzelem került a füzetbe.`,
    (_, f) => `Fellélegezhettünk: ${inWords(f.n)} vereség után ez győzelem.`,
    (_, f) => `${capital(inWords(f.n))} vesztes mérkőzés után ez most nagyon kellett.`,
  ],
  revenge: [
    (m, f) => `Visszavágtunk: ${ago(f)} még ${reverse(f)} volt ${m.they} javára.`,
    (m, f) => `${capital(ago(f))} ${score(f)} arányban kikaptunk ${m.theyAbl}, most törlesztettünk.`,
    (_, f) => `A legutóbbi találkozó ${score(f)} lett ellenünk ${ago(f)}, a visszavágó sikerült.`,
    (m, f) => `${m.They} ${ago(f)} még ${m.v('nyert', 'nyertek')} ellenünk (${score(f)}), ezúttal nem.`,
    (_, f) => `Nem felejtettük el ${az(score(f))} arányú vereséget, amelybe ${ago(f)} szaladtunk bele.`,
    (m, f) =>
      `Ez a siker ${az(score(f))} arányú vereségért is elégtétel, amelyet ${ago(f)} ${m.they} ${m.v('mért', 'mértek')} ránk.`,
    (_, f) => `Legutóbb ${score(f)} lett a vége ellenünk, ${ago(f)}; azóta fordult a kocka.`,
    (m, f) => `Megvan a válasz: ${ago(f)} ${score(f)} volt ${m.they} ellen, most győztünk.`,
  ],
  'again-won': [
    (m, f) => `${m.They} ellen ${ago(f)} is nyertünk, akkor ${score(f)} volt.`,
    (_, f) => `A legutóbbi találkozót ugyancsak mi nyertük, ${ago(f)} ${score(f)} lett.`,
    (m, f) => `${capital(ago(f))} ${score(f)} lett a vége, ${m.we} azóta sem vett vissza.`,
    (_, f) => `Ez a párosítás egyelőre nekünk fekszik: ${ago(f)} ${score(f)} volt.`,
    (m, f) => `${m.They} legutóbb is ${m.v('kikapott', 'kikaptak')} tőlünk; ${ago(f)} ${score(f)} volt.`,
    (_, f) => `${capital(az(score(f)))} arányú siker után, amely ${ago(f)} született, most ismételtünk.`,
    (_, f) => `Az utolsó két találkozó két győzelem: az előző ${score(f)} lett, ${ago(f)}.`,
    (_, f) => `Az előző összecsapás is a mi sikerünkkel ért véget (${score(f)}, ${ago(f)}).`,
  ],
  'again-lost': [
    (m, f) => `${m.They} ellen ${ago(f)} is kikaptunk, akkor ${score(f)} volt.`,
    (m, f) =>
      `A legutóbbi találkozót ugyancsak ${m.they} ${m.v('nyerte', 'nyerték')}, ${ago(f)} ${score(f)} lett.`,
    (m, f) => `${capital(ago(f))} ${score(f)} lett a vége, a visszavágás ${m.they} ellen most sem sikerült.`,
    (_, f) => `Ez a párosítás egyelőre nem fekszik nekünk: ${ago(f)} ${score(f)} volt.`,
    (m, f) => `${m.They} legutóbb is ${m.v('legyőzött', 'legyőztek')} minket; ${ago(f)} ${score(f)} volt.`,
    (_, f) =>
      `${capital(az(score(f)))} arányú vereséget, amelybe ${ago(f)} szaladtunk bele, nem sikerült feledtetni.`,
    (_, f) => `Az utolsó két találkozó két vereség: az előző ${score(f)} lett, ${ago(f)}.`,
    (_, f) => `Az előző összecsapás sem a mi sikerünkkel ért véget (${score(f)}, ${ago(f)}).`,
  ],
  turned: [
    (m, f) => `${capital(ago(f))} még ${score(f)} arányban mi nyertünk ${m.they} ellen.`,
    (m, f) => `${m.They} ${m.v('visszavágott', 'visszavágtak')}: ${ago(f)} ${score(f)} lett a javunkra.`,
    (_, f) => `A legutóbbi találkozó ${score(f)} volt ide, ${ago(f)}; most fordult a kocka.`,
    (m, f) =>
      `${m.They} nem ${m.v('felejtette', 'felejtették')} el a vereséget, amelybe ${ago(f)} ${m.v('szaladt', 'szaladtak')} bele (${score(f)} ide).`,
    (m, f) =>
      `Legutóbb, ${ago(f)}, ${score(f)} volt a javunkra, ezúttal ${m.they} ${m.v('jött', 'jöttek')} ki jobban.`,
    (_, f) => `Az előző összecsapáson még nekünk jött ki a lépés (${score(f)}, ${ago(f)}).`,
    (m, f) => `Oda-vissza: ${ago(f)} ${score(f)} ide, most győzelem ${m.theyDat}.`,
    (_, f) => `Ami ${ago(f)} sikerült (${score(f)}), most elmaradt.`,
  ],
  'table-up': [
    (m, f) => `A tabellán ${nth(f.from)} helyről ${nth(f.to)} helyre lépett ${m.we}.`,
    (_, f) => `Előrelépés a tabellán: ${nth(f.from)} hely után ${nth(f.to)} következik.`,
    (_, f) =>
      `Pillanatnyilag ${nth(f.to)} helyen állunk, a mérkőzés előtt még ${nth(f.from)} hely volt a miénk.`,
    (m, f) => `${m.We} ${nth(f.to)} a tabellán, és ez jó irány.`,
    (_, f) => `A győzelem helyet is ért: mostantól ${ordinal(f.to)} a csapat.`,
    (_, f) => `Feljebb kúsztunk ${nth(f.to)} helyre.`,
    (_, f) => `Ami a tabellát illeti: ${nth(f.from)} helyről ${nth(f.to)} helyre jutottunk.`,
    (m, f) => `${m.We} most ${nth(f.to)} helyen áll, előtte ${nth(f.from)} volt.`,
  ],
  'table-down': [
    (m, f) => `A tabellán ${nth(f.from)} helyről ${nth(f.to)} helyre csúszott ${m.we}.`,
    (_, f) => `Visszalépés a tabellán: ${nth(f.from)} hely után ${nth(f.to)} következik.`,
    (_, f) =>
      `Pillanatnyilag ${nth(f.to)} helyen állunk, a mérkőzés előtt még ${nth(f.from)} hely volt a miénk.`,
    (m, f) => `${m.We} ${nth(f.to)} a tabellán, innen kell visszakapaszkodni.`,
    (_, f) => `A vereség helybe is került: mostantól ${ordinal(f.to)} a csapat.`,
    (_, f) => `Lejjebb csúsztunk ${nth(f.to)} helyre.`,
    (_, f) => `Ami a tabellát illeti: ${nth(f.from)} helyről ${nth(f.to)} helyre estünk vissza.`,
    (m, f) => `${m.We} most ${nth(f.to)} helyen áll, előtte ${nth(f.from)} volt.`,
  ],
  'table-same': [
    (m, f) => `A tabellán ${m.we} továbbra is ${nth(f.to)} helyen áll.`,
    (_, f) => `Helyezésben nincs változás, ${nth(f.to)} hely a miénk.`,
    (_, f) => `A tabella nem mozdult: ${nth(f.to)} helyen maradtunk.`,
    (m, f) => `${m.We} ${nth(f.to)} volt és ${nth(f.to)} maradt.`,
    (_, f) => `A rangsorban marad ${nth(f.to)} hely.`,
    (_, f) => `A mérkőzés után is ${ordinal(f.to)} a csapat.`,
    (_, f) => `Ami a tabellát illeti, ${nth(f.to)} hely nem változott.`,
    (_, f) => `${capital(nth(f.to))} helyet ez az eredmény nem érintette.`,
  ],
  'crowd-home': [
    (_, f) => `A lelátón ${grouped(f.n)} néző foglalt helyet.`,
    (m, f) => `${grouped(f.n)} néző előtt játszottunk ${m.inHall}.`,
    (m, f) => `${capital(m.inHall)} ${grouped(f.n)} néző látta a mérkőzést.`,
    (_, f) => `Mindezt ${grouped(f.n)} néző követte a helyszínen.`,
    (_, f) => `A jegyszedők ${grouped(f.n)} nézőt számoltak.`,
    (_, f) => `A helyszínen ${grouped(f.n)} néző szurkolt.`,
    (_, f) => `Köszönjük mindenkinek, a közönség ${grouped(f.n)} nézőből állt.`,
    (_, f) => `Nézőszám: a jegyzőkönyv szerint ${grouped(f.n)} néző.`,
  ],
  'crowd-full': [
    (_, f) => `Megtelt a csarnok: ${grouped(f.n)} néző.`,
    (m, f) => `Telt ház, ${grouped(f.n)} néző ${m.inHall}.`,
    (_, f) => `Egy gombostűt sem lehetett leejteni, ${grouped(f.n)} néző volt kint.`,
    (_, f) => `Szabad hely nem maradt, ${grouped(f.n)} néző előtt ment le a mérkőzés.`,
    (_, f) => `Teltházas mérkőzés volt ${grouped(f.n)} nézővel.`,
    (_, f) => `A lelátó megtelt, ${grouped(f.n)} néző szorongott rajta.`,
    (m, f) => `${capital(m.inHall)} minden szék elkelt (${grouped(f.n)} néző).`,
    (_, f) => `A közönség is kitett magáért: ${grouped(f.n)} néző, telt ház.`,
  ],
  'crowd-away': [
    (m, f) => `${capital(m.onPlace)} ${grouped(f.n)} néző volt kíváncsi a mérkőzésre.`,
    (m, f) => `${capital(m.inHall)} ${grouped(f.n)} néző foglalt helyet.`,
    (_, f) => `Idegenben, ${grouped(f.n)} néző előtt kellett helytállni.`,
    (m, f) => `A csapat ${m.fromPlace} tért haza, ahol ${grouped(f.n)} néző előtt játszott.`,
    (_, f) => `A hazai lelátón ${grouped(f.n)} néző ült.`,
    (m, f) => `${m.city} csarnokában ${grouped(f.n)} néző gyűlt össze.`,
    (_, f) => `A hangot ${grouped(f.n)} néző adta hozzá.`,
    (m, f) => `Az út ${m.fromPlace} hazafelé vezetett, a meccset ${grouped(f.n)} néző látta.`,
  ],
  'home-wins': [
    (_, f) => `Ez volt az idény ${ordinal(f.n)} hazai győzelme.`,
    (_, f) => `Otthon ${ordinal(f.n)} alkalommal nyertünk ebben az idényben.`,
    (m, f) => `${m.We} saját közönsége előtt idei ${ordinal(f.n)} sikerét aratta.`,
    (_, f) => `Hazai pályán ezzel ${inWords(f.n)} győzelemnél tartunk az idényben.`,
    (_, f) => `A saját gyűrűk alatt ez volt ${nth(f.n)} siker az idényben.`,
    (_, f) => `Itthon ez ${nth(f.n)} győzelem az idényben.`,
    (_, f) => `Az idény hazai győzelmeinek száma: ${inWords(f.n)}.`,
    (_, f) => `A hazai mérleg idei ${ordinal(f.n)} győzelmével bővült.`,
  ],
  'away-wins': [
    (_, f) => `Ez volt az idény ${ordinal(f.n)} idegenbeli győzelme.`,
    (_, f) => `Idegenben ${ordinal(f.n)} alkalommal nyertünk ebben az idényben.`,
    (m, f) => `${m.We} vendégként idei ${ordinal(f.n)} sikerét aratta.`,
    (_, f) => `Idegenben ezzel ${inWords(f.n)} győzelemnél tartunk az idényben.`,
    (_, f) => `Idegen gyűrűk alatt ez volt ${nth(f.n)} siker az idényben.`,
    (_, f) => `Messze otthonról ez ${nth(f.n)} győzelem az idényben.`,
    (_, f) => `Az idény idegenbeli győzelmeinek száma: ${inWords(f.n)}.`,
    (m, f) =>
      `${m.fromPlace} győzelemmel jött haza a csapat, az idényben ${ordinal(f.n)} alkalommal idegenből.`,
  ],
  'cup-through': [
    (m) => `${m.We} ezzel továbbjutott a Magyar Kupában.`,
    () => `A kupában megyünk tovább.`,
    (m) => `A kupában egyetlen mérkőzés dönt: ${m.theyDat} véget ért, nekünk nem.`,
    () => `Folytatódik a menetelés a Magyar Kupában.`,
    (m) => `${m.They} ${m.v('búcsúzik', 'búcsúznak')} a kupától, csapatunk továbblép.`,
    () => `A továbbjutás megvan, jöhet a következő kör a kupában.`,
    () => `Kiesés helyett továbbjutás: a kupában nincs visszavágó, nem is kellett.`,
    (m) => `${m.We} ott van a kupa következő körében.`,
  ],
  'cup-out': [
    (m) => `${m.We} ezzel kiesett a Magyar Kupából.`,
    () => `A kupában idén nincs tovább.`,
    (m) => `A kupában egyetlen mérkőzés dönt, és ${m.they} ${m.v('lép', 'lépnek')} tovább.`,
    () => `Véget ért a szereplés a Magyar Kupában.`,
    (m) => `${m.They} ${m.v('jutott', 'jutottak')} tovább, nekünk a bajnokság marad.`,
    () => `A kupában nincs visszavágó, így ez a vereség kiesést jelent.`,
    () => `Kupameccsen nincs második esély, kiestünk.`,
    (m) => `${m.We} a továbbiakban már csak nézi a kupát.`,
  ],
  'cup-won': [
    (m) => `${m.We} ezzel megnyerte a Magyar Kupát.`,
    () => `A Magyar Kupa a miénk.`,
    () => `A serleg hozzánk kerül, a kupának vége.`,
    (m) => `A kupasorozatot ${m.we} nyerte meg.`,
    () => `Kupagyőztes lett a csapat, ezt nem mindennap írhatjuk le.`,
    () => `A vitrinben új serlegnek kell helyet keresni.`,
    (m) => `${m.They} ${m.v('kapta', 'kapták')} az ezüstöt, mi a kupát.`,
    () => `Az idei Magyar Kupa győztese csapatunk.`,
  ],
  'cup-place': [
    (m, f) => `${m.We} ezzel ${place(f)} lett a Magyar Kupában.`,
    (_, f) => `A kupa vége: ${place(f)} a csapat.`,
    (_, f) => `A Magyar Kupában így ${place(f)} lettünk.`,
    (m, f) => `Ami a kupából marad: ${m.we} ${place(f)}.`,
    (_, f) => `Véget ért a kupa, csapatunk ${place(f)}.`,
    (m, f) => `${m.We} a kupasorozat végén ${place(f)}.`,
    (_, f) => `Ez volt a kupa utolsó mérkőzése számunkra, és ${place(f)} lett a csapat.`,
    (_, f) => `A kupát ${place(f)} csapatként zárjuk.`,
  ],
}
