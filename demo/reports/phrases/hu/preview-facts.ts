import { az, capital, decimal, inflect, inMonth, inWords, ordinal } from '../../hungarian.ts'
import type { PreviewData } from '../../preview-facts.ts'
import { isPlural } from '../../team-names.ts'
import type { HuSetting } from '../../voice.ts'

type Form = PreviewData['form-good']

const nth = (at: number) => az(ordinal(at))
const score = ({ own, opp }: { own: number; opp: number }) => `${own}–${opp}`
const last = ({ last: { own, opp } }: Form) => `${own}–${opp}`
/** The other side of the last match: never the two who are to meet now, so its name is told. */
const against = ({ last: { against: name } }: Form) => az(name.hu)
const beaten = ({ last: { against: name } }: Form) => az(inflect(name.hu, 'acc', isPlural(name.hu)))
const lastWon = ({ last: { own, opp } }: Form) => own > opp

const ago = ({ day, sameSeason }: { day: string; sameSeason: boolean }) =>
  sameSeason ? inMonth(day) : 'az előző idényben'

const result = (f: Form) => (lastWon(f) ? `győzelem ${against(f)} ellen` : `vereség ${against(f)} ellen`)

export const previewFacts: {
  [K in keyof PreviewData]: readonly ((m: HuSetting, f: PreviewData[K]) => string)[]
} = {
  'form-good': [
    (m, f) =>
      `${m.We} jó formában várja a mérkőzést: az utolsó ${inWords(f.games)} találkozón ${inWords(f.wins)} győzelem.`,
    (_, f) =>
      `Legutóbb ${last(f)}, ${result(f)}; az utolsó ${inWords(f.games)} mérkőzésből ${inWords(f.wins)} siker lett.`,
    (_, f) =>
      `Panaszra nincs ok, ${inWords(f.games)} mérkőzésen ${inWords(f.wins)} siker, a legutóbbi eredmény ${last(f)} (${against(f)} ellen).`,
    (m, f) =>
      `${m.We} az elmúlt ${inWords(f.games)} mérkőzésén ${inWords(f.wins)} alkalommal nyert, legutóbb ${last(f)} lett ${against(f)} ellen.`,
    (_, f) => `A lendület megvan: ${inWords(f.wins)} győzelem az utolsó ${inWords(f.games)} mérkőzésen.`,
    (m, f) =>
      `Az önbizalommal nem lehet baj, ${m.we} ${inWords(f.games)} meccséből ${inWords(f.wins)} meccset megnyert, az utolsó ${last(f)} volt.`,
    (_, f) =>
      `A mérleg: ${inWords(f.games)} mérkőzés, ${inWords(f.wins)} győzelem, legutóbb ${last(f)} ${against(f)} ellen.`,
    (m, f) => `Jó hetek állnak ${m.we} mögött: ${inWords(f.games)} mérkőzésből ${inWords(f.wins)} győzelem.`,
  ],
  'form-mixed': [
    (m, f) =>
      `${m.We} formája hullámzó: az utolsó ${inWords(f.games)} mérkőzésből ${inWords(f.wins)} győzelem.`,
    (_, f) => `Legutóbb ${last(f)}, ${result(f)}; előtte is volt jobb és rosszabb.`,
    (_, f) =>
      `Az utolsó ${inWords(f.games)} mérkőzésen ${inWords(f.wins)} siker jött össze, a legutóbbi eredmény ${last(f)} (${against(f)} ellen).`,
    (m, f) =>
      `${m.We} az elmúlt ${inWords(f.games)} mérkőzésén ${inWords(f.wins)} alkalommal nyert, legutóbb ${last(f)} lett ${against(f)} ellen.`,
    (_, f) => `Az állandóság hiányzik egyelőre: ${inWords(f.games)} mérkőzés, ${inWords(f.wins)} győzelem.`,
    (m, f) =>
      `Hol ide, hol oda billen a mérleg, ${m.we} ${inWords(f.games)} meccséből ${inWords(f.wins)} meccset nyert meg.`,
    (_, f) =>
      `A mérleg: ${inWords(f.games)} mérkőzés, ${inWords(f.wins)} győzelem, legutóbb ${last(f)} ${against(f)} ellen.`,
    (_, f) =>
      `Vegyes hetek után érkezik ez a mérkőzés: ${inWords(f.games)} találkozóból ${inWords(f.wins)} siker, a legutóbbi eredmény ${last(f)}.`,
  ],
  'form-bad': [
    (m, f) => `${m.We} nem a legjobb passzában van: az utolsó ${inWords(f.games)} mérkőzésből ${winsOf(f)}.`,
    (_, f) => `Legutóbb ${last(f)}, ${result(f)}; javítani kell.`,
    (_, f) =>
      `Az utolsó ${inWords(f.games)} mérkőzés mérlege ${winsOf(f)}, a legutóbbi eredmény ${last(f)} (${against(f)} ellen).`,
    (m, f) => `${m.We} nehéz időszakban van, legutóbb ${last(f)} lett ${against(f)} ellen.`,
    (_, f) => `Jól jönne egy siker: ${inWords(f.games)} mérkőzés, ${winsOf(f)}.`,
    (m, f) => `A forma nem mellettünk szól, ${m.we} ${inWords(f.games)} meccsének mérlege ${winsOf(f)}.`,
    (_, f) =>
      `A mérleg: ${inWords(f.games)} mérkőzés, ${winsOf(f)}, legutóbb ${last(f)} ${against(f)} ellen.`,
    (_, f) =>
      `Borús hetek után érkezik ez a mérkőzés: ${inWords(f.games)} találkozó, ${winsOf(f)}, a legutóbbi eredmény ${last(f)}.`,
  ],
  'rival-form-good': [
    (m, f) =>
      `${m.They} jó passzban ${m.v('van', 'vannak')}: az utolsó ${inWords(f.games)} mérkőzésből ${inWords(f.wins)} győzelem.`,
    (_, f) =>
      `Az ellenfél ${inWords(f.games)} mérkőzésen ${inWords(f.wins)} győzelmet gyűjtött, legutóbb ${last(f)} volt ${against(f)} ellen.`,
    (m, f) =>
      `${capital(m.theyDat)} megy a játék, az elmúlt ${inWords(f.games)} mérkőzés ${inWords(f.wins)} sikert hozott.`,
    (_, f) => `Odaát sincs ok panaszra: ${inWords(f.games)} mérkőzés, ${inWords(f.wins)} győzelem.`,
    (m, f) =>
      `${m.TheyFull} legutóbb ${last(f)} arányban ${lastWon(f) ? `${m.v('verte', 'verték')} ${beaten(f)}` : `${m.v('kapott', 'kaptak')} ki ${against(f)} ellen`}, a forma összességében jó.`,
    (_, f) =>
      `Vigyázni kell, az ellenfél az utolsó ${inWords(f.games)} meccséből ${inWords(f.wins)} meccset megnyert.`,
    (_, f) =>
      `A vetélytárs sorozata figyelmeztetés: ${inWords(f.wins)} győzelem ${inWords(f.games)} mérkőzésen.`,
    (m, f) =>
      `${m.They} lendületben ${m.v('van', 'vannak')}, legutóbb ${last(f)} lett a vége ${against(f)} ellen.`,
  ],
  'rival-form-mixed': [
    (m, f) =>
      `${m.They} hol nyer${m.v('', 'nek')}, hol nem: az utolsó ${inWords(f.games)} mérkőzésből ${inWords(f.wins)} győzelem.`,
    (_, f) =>
      `Az ellenfél ${inWords(f.games)} mérkőzésen ${inWords(f.wins)} győzelmet gyűjtött, legutóbb ${last(f)} volt ${against(f)} ellen.`,
    (m, f) =>
      `${capital(m.theyDat)} változóan megy, az elmúlt ${inWords(f.games)} mérkőzés ${inWords(f.wins)} sikert hozott.`,
    (_, f) => `Odaát vegyes a kép: ${inWords(f.games)} mérkőzés, ${inWords(f.wins)} győzelem.`,
    (m, f) =>
      `${m.TheyFull} legutóbb ${last(f)} arányban ${lastWon(f) ? `${m.v('verte', 'verték')} ${beaten(f)}` : `${m.v('kapott', 'kaptak')} ki ${against(f)} ellen`}.`,
    (_, f) =>
      `Kiszámíthatatlan az ellenfél: az utolsó ${inWords(f.games)} meccséből ${inWords(f.wins)} meccset nyert meg.`,
    (_, f) => `A vetélytárs mérlege mostanában ${inWords(f.wins)} győzelem ${inWords(f.games)} mérkőzésen.`,
    (m, f) =>
      `${m.They} ${m.v('keresi', 'keresik')} az állandóságot, legutóbb ${last(f)} lett a vége ${against(f)} ellen.`,
  ],
  'rival-form-bad': [
    (m, f) =>
      `${m.They} nehéz heteket ${m.v('él', 'élnek')}: az utolsó ${inWords(f.games)} mérkőzés mérlege ${winsOf(f)}.`,
    (_, f) =>
      `Az ellenfél ${inWords(f.games)} mérkőzésének mérlege ${winsOf(f)}, legutóbb ${last(f)} volt ${against(f)} ellen.`,
    (m, f) => `${capital(m.theyDat)} nem megy, az elmúlt ${inWords(f.games)} mérkőzés termése ${winsOf(f)}.`,
    (_, f) => `Odaát gond van a formával: ${inWords(f.games)} mérkőzés, ${winsOf(f)}.`,
    (m, f) =>
      `${m.TheyFull} legutóbb ${last(f)} arányban ${lastWon(f) ? `${m.v('verte', 'verték')} ${beaten(f)}` : `${m.v('kapott', 'kaptak')} ki ${against(f)} ellen`}.`,
    (_, f) => `Sebzett ellenfél jön velünk szembe: az utolsó ${inWords(f.games)} mérkőzésen ${winsOf(f)}.`,
    (_, f) =>
      `A vetélytárs mérlege mostanában ${winsOf(f)} ${inWords(f.games)} mérkőzésen, de ettől még nem könnyebb.`,
    (m, f) =>
      `${m.They} javítani ${m.v('akar', 'akarnak')}, legutóbb ${last(f)} lett a vége ${against(f)} ellen.`,
  ],
  places: [
    (m, f) => `A tabellán ${m.we} ${nth(f.own)}, ${m.they} ${nth(f.opp)} helyen ${m.v('áll', 'állnak')}.`,
    (_, f) => `Helyezések a mérkőzés előtt: mi ${nth(f.own)}, az ellenfél ${nth(f.opp)}.`,
    (m, f) =>
      `A sorrend szerint ${f.own < f.opp ? m.we : m.they} ${f.own < f.opp ? 'áll' : m.v('áll', 'állnak')} előrébb: ${nth(f.own)} hely a miénk, ${nth(f.opp)} az ellenfélé.`,
    (m, f) =>
      `${m.TheyFull} ${nth(f.opp)} helyről ${m.v('várja', 'várják')} a mérkőzést, ${m.we} ${nth(f.own)} helyről.`,
    (_, f) => `Ha a tabellára nézünk: ${ordinal(f.own)} hely nálunk, ${ordinal(f.opp)} náluk.`,
    (m, f) =>
      `Papíron ${f.own < f.opp ? 'mi vagyunk' : `${m.they} ${m.v('van', 'vannak')}`} előnyben, ha ${nth(f.own)} és ${nth(f.opp)} hely számít valamit.`,
    (m, f) => `${m.We} ${nth(f.own)} a rangsorban, az ellenfél ${nth(f.opp)}.`,
    (_, f) =>
      `A két csapat között a tabellán ${distance(f)}: ${ordinal(f.own)} hely itt, ${ordinal(f.opp)} hely ott.`,
  ],
  'met-won': [
    (m, f) => `Legutóbb, ${ago(f)}, ${score(f)} arányban mi nyertünk ${m.they} ellen.`,
    (_, f) => `Az előző találkozó emléke jó: ${score(f)} ide, ${ago(f)}.`,
    (m, f) => `${m.They} ${ago(f)} ${score(f)} arányú vereséget ${m.v('szenvedett', 'szenvedtek')} tőlünk.`,
    (_, f) => `Az utolsó közös mérkőzés ${score(f)} lett a javunkra (${ago(f)}).`,
    (m, f) => `${capital(ago(f))} ${m.we} volt a jobb: ${score(f)}.`,
    (_, f) => `Van mire építeni, ${ago(f)} ${score(f)} lett a vége.`,
    (m, f) => `${m.They} visszavágásra készül${m.v('', 'nek')}: ${ago(f)} ${score(f)} volt ide.`,
    (_, f) => `A legutóbbi egymás elleni eredmény ${score(f)} ide (${ago(f)}).`,
  ],
  'met-lost': [
    (m, f) => `Legutóbb, ${ago(f)}, ${score(f)} arányban kikaptunk ${m.theyAbl}.`,
    (m, f) => `Az előző találkozó emléke nem szép: ${f.opp}–${f.own} ${m.they} javára, ${ago(f)}.`,
    (m, f) => `${m.They} ${ago(f)} ${f.opp}–${f.own} arányban ${m.v('győzött', 'győztek')} le minket.`,
    (_, f) => `Az utolsó közös mérkőzés ${score(f)} lett ellenünk (${ago(f)}).`,
    (m, f) => `${capital(ago(f))} ${m.they} ${m.v('volt', 'voltak')} jobb${m.v('', 'ak')}: ${score(f)}.`,
    (_, f) => `Van miért visszavágni, ${ago(f)} ${score(f)} lett a vége.`,
    (m, f) => `${m.We} törlesztésre készül: ${ago(f)} ${score(f)} volt oda.`,
    (_, f) => `A legutóbbi egymás elleni eredmény ${score(f)} oda (${ago(f)}).`,
  ],
  'watch-points': [
    (_, f) => `Elöl ${f.who.hu} a legveszélyesebb emberünk, mérkőzésenként ${decimal(f.avg)} pontot dob.`,
    (_, f) => `A legtöbb pontot ${f.who.hu} szerzi, átlaga ${decimal(f.avg)} pont.`,
    (_, f) => `${f.who.hu} ${decimal(f.avg)} pontos átlaggal vezeti a házi listát.`,
    (m, f) =>
      `${capital(m.theyDat)} elsősorban ${f.who.hu} okozhat gondot: ${decimal(f.avg)} pont az átlaga.`,
    (_, f) => `Támadásban ${f.who.hu} a fő fegyver, meccsenként ${decimal(f.avg)} pont a termése.`,
    (_, f) => `Akire számíthatunk: ${f.who.hu}, átlagban ${decimal(f.avg)} pont.`,
    (_, f) => `A pontok élén nálunk ${f.who.hu} áll, ${decimal(f.avg)} pont a mérkőzésenkénti átlaga.`,
    (_, f) => `Könnyebb dolgunk lesz, ha ${f.who.hu} most is hozza ${az(decimal(f.avg))} pontos átlagát.`,
  ],
  'watch-second': [
    (_, f) => `Mellette ${f.who.hu} ${decimal(f.avg)} pontot átlagol.`,
    (_, f) => `Második fegyverünk ${f.who.hu}, ${decimal(f.avg)} pont az átlaga.`,
    (_, f) => `Utána ${f.who.hu} következik ${decimal(f.avg)} pontos átlaggal.`,
    (_, f) => `${f.who.hu} mérkőzésenként ${decimal(f.avg)} pontot tesz hozzá.`,
    (_, f) => `A sorban ${f.who.hu} jön, átlagban ${decimal(f.avg)} pont.`,
    (_, f) => `Nem egyedül viszi: ${f.who.hu} átlaga ${decimal(f.avg)} pont.`,
    (_, f) => `Ott van ${f.who.hu} is, ${decimal(f.avg)} pont meccsenként.`,
    (_, f) => `A másik név, amelyet érdemes megjegyezni: ${f.who.hu} (${decimal(f.avg)} pont átlagban).`,
  ],
  'watch-rebounds': [
    (_, f) => `A palánk alatt ${f.who.hu} dolgozik a legtöbbet, ${decimal(f.avg)} lepattanó az átlaga.`,
    (_, f) => `Lepattanóban ${f.who.hu} vezet nálunk (${decimal(f.avg)} lepattanó mérkőzésenként).`,
    (_, f) => `${f.who.hu} meccsenként ${decimal(f.avg)} lepattanót szed.`,
    (_, f) => `A lepattanókért ${f.who.hu} felel, átlaga ${decimal(f.avg)} lepattanó.`,
    (_, f) => `A gyűrű alatt ${f.who.hu} a biztos pont: ${decimal(f.avg)} lepattanó átlagban.`,
    (_, f) => `Ami lepattan, jó eséllyel ${f.who.hu} kezébe kerül, ${decimal(f.avg)} lepattanó az átlaga.`,
    (_, f) => `${f.who.hu} ${decimal(f.avg)} lepattanóval járul hozzá átlagban.`,
    (_, f) => `A palánkoknál ${f.who.hu} a mérték, mérkőzésenként ${decimal(f.avg)} lepattanó.`,
  ],
  'watch-assists': [
    (_, f) => `A játékot ${f.who.hu} szervezi, ${decimal(f.avg)} gólpassz az átlaga.`,
    (_, f) => `Gólpasszban ${f.who.hu} vezet nálunk (${decimal(f.avg)} gólpassz mérkőzésenként).`,
    (_, f) => `${f.who.hu} meccsenként ${decimal(f.avg)} gólpasszt ad.`,
    (_, f) => `Az irányítás ${f.who.hu} kezében van, átlaga ${decimal(f.avg)} gólpassz.`,
    (_, f) => `A labdát ${f.who.hu} osztja: ${decimal(f.avg)} gólpassz átlagban.`,
    (_, f) => `A legtöbb kosarat ${f.who.hu} készíti elő, ${decimal(f.avg)} gólpassz az átlaga.`,
    (_, f) => `${f.who.hu} ${decimal(f.avg)} gólpasszal járul hozzá átlagban.`,
    (_, f) => `Előkészítésben ${f.who.hu} a mérték, mérkőzésenként ${decimal(f.avg)} gólpassz.`,
  ],
  'watch-rival': [
    (m, f) => `${m.They} legveszélyesebb embere ${f.who.hu}, mérkőzésenként ${decimal(f.avg)} pontot dob.`,
    (_, f) => `Az ellenfélnél ${f.who.hu} szerzi a legtöbbet, átlaga ${decimal(f.avg)} pont.`,
    (_, f) => `Odaát ${f.who.hu} ${decimal(f.avg)} pontos átlaggal vezeti a listát.`,
    (_, f) => `Akit meg kell fogni: ${f.who.hu}, átlagban ${decimal(f.avg)} pont.`,
    (_, f) => `A védekezés első feladata ${f.who.hu} lesz, ${decimal(f.avg)} pont az átlaga.`,
    (m, f) =>
      `${m.TheyFull} támadásai leggyakrabban ${f.who.hu} dobásával érnek véget, ${decimal(f.avg)} pont jut tőle egy meccsre.`,
    (_, f) => `A túloldalon ${f.who.hu} nevét kell aláhúzni (${decimal(f.avg)} pont mérkőzésenként).`,
    (_, f) => `Az ellenfél pontjainak élén ${f.who.hu} áll, ${decimal(f.avg)} pont az átlaga.`,
  ],
  scoring: [
    (m, f) => `${m.We} mérkőzésenként ${decimal(f.scored)} pontot dob és ${decimal(f.conceded)} pontot kap.`,
    (_, f) => `A támadás átlaga ${decimal(f.scored)} pont, a kapott pontoké ${decimal(f.conceded)} pont.`,
    (_, f) =>
      `Eddig átlagban ${decimal(f.scored)} pontot szereztünk és ${decimal(f.conceded)} pontot engedtünk.`,
    (m, f) =>
      `Számokban ${m.we}: ${decimal(f.scored)} dobott pont, ${decimal(f.conceded)} kapott pont egy átlagos mérkőzésen.`,
    (_, f) => `Az idény átlaga nálunk ${decimal(f.scored)} pont elöl, ${decimal(f.conceded)} pont hátul.`,
    (_, f) =>
      `Egy átlagos mérkőzésen ${decimal(f.scored)} pont a mi termésünk, és ${decimal(f.conceded)} pont az ellenfeleké.`,
    (_, f) => `Elöl ${decimal(f.scored)} pontnál, hátul ${decimal(f.conceded)} pontnál tart az átlagunk.`,
    (_, f) => `A mi átlagunk ${decimal(f.scored)} pont, az ellenünk dobottaké ${decimal(f.conceded)} pont.`,
  ],
  'rival-scoring': [
    (m, f) =>
      `${m.They} mérkőzésenként ${decimal(f.scored)} pontot ${m.v('dob', 'dobnak')} és ${decimal(f.conceded)} pontot ${m.v('kap', 'kapnak')}.`,
    (_, f) =>
      `Az ellenfél támadásának átlaga ${decimal(f.scored)} pont, a védekezésé ${decimal(f.conceded)} kapott pont.`,
    (_, f) =>
      `Az ellenfél eddig átlagban ${decimal(f.scored)} pontot szerzett és ${decimal(f.conceded)} pontot engedett.`,
    (m, f) =>
      `Számokban ${m.they}: ${decimal(f.scored)} dobott pont, ${decimal(f.conceded)} kapott pont egy átlagos mérkőzésen.`,
    (_, f) => `Odaát ${decimal(f.scored)} pont az átlag elöl, ${decimal(f.conceded)} pont hátul.`,
    (m, f) =>
      `${m.They} mérlege meccsenként ${decimal(f.scored)} dobott pont és ${decimal(f.conceded)} kapott pont.`,
    (_, f) =>
      `A vetélytársról annyit, hogy átlagban ${decimal(f.scored)} pontig jut, és ${decimal(f.conceded)} pontot kap.`,
    (_, f) => `Az ő átlaguk ${decimal(f.scored)} pont, az ellenük dobottaké ${decimal(f.conceded)} pont.`,
  ],
  'run-won': [
    (m, f) => `${m.We} sorban ${inWords(f.n)} győzelem után lép pályára.`,
    (_, f) => `A tét a sorozat is: ${inWords(f.n)} mérkőzés óta nem kaptunk ki.`,
    (_, f) => `Egymás után ${inWords(f.n)} siker van a csapat mögött, jöhet a következő.`,
    (_, f) => `Folytatnánk a sorozatot, amely ${inWords(f.n)} győzelemnél tart.`,
    (_, f) => `Megszakítani ${az(inWords(f.n))} mérkőzéses győzelmi sorozatot itt senki sem szeretné.`,
    (_, f) => `A győzelmi széria jelenleg ${inWords(f.n)} mérkőzés.`,
    (m, f) =>
      `${capital(m.theyDat)} ${az(inWords(f.n))} mérkőzéses sorozatot kellene megállítani${m.v('a', 'uk')}.`,
    (_, f) => `Zsinórban ${inWords(f.n)} győzelem: ennyivel a zsebben érkezünk.`,
  ],
  'run-lost': [
    (m, f) => `${m.We} sorban ${inWords(f.n)} vereség után lép pályára.`,
    (_, f) => `A tét a javítás: ${inWords(f.n)} mérkőzés óta nem nyertünk.`,
    (_, f) => `Egymás után ${inWords(f.n)} vereség van a csapat mögött, ideje megállítani.`,
    (_, f) => `Meg kell törni a rossz sorozatot, amely ${inWords(f.n)} vereségnél tart.`,
    (_, f) => `Senkinek sem hiányzik, hogy ${az(inWords(f.n))} mérkőzéses nyeretlenség tovább nőjön.`,
    (_, f) => `A nyeretlen széria jelenleg ${inWords(f.n)} mérkőzés.`,
    (m, f) => `${capital(inWords(f.n))} vereség után ${m.they} ellen kell fordítani.`,
    (_, f) => `Zsinórban ${inWords(f.n)} vereség: innen szép felállni.`,
  ],
  'preview-absent': [
    (_, f) => `${f.who.hu} sérülés miatt hiányzik.`,
    (_, f) => `A sérült ${f.who.hu} nélkül készül a csapat.`,
    (_, f) => `Hiányzó: ${f.who.hu}, aki sérült.`,
    (_, f) => `Nem számíthatunk a sérült ${f.who.hu} játékára.`,
    (_, f) => `${f.who.hu} sérüléséből épül fel, nélküle lépünk pályára.`,
    (_, f) => `A keretből ${f.who.hu} kimarad, sérülés miatt.`,
    (_, f) => `Ami a névsort illeti, ${f.who.hu} sérült.`,
    (_, f) => `A sérültek listáján ${f.who.hu} neve szerepel.`,
  ],
  'practical-home': [
    (m) => `Kezdés ${m.day} ${m.at} ${m.inHall}; a jegyekről [a jegyoldalon](/oldalak/jegyek) olvashat.`,
    (m) =>
      `Aki jönne: ${m.hallName}, ${m.day} ${m.at}. A jegyvásárlás menete [itt található](/oldalak/jegyek).`,
    (m) => `Jegyet [a jegyoldalon](/oldalak/jegyek) leírtak szerint lehet venni, a feldobás ${m.at} lesz.`,
    (m) => `A csarnok: ${m.hallName}, az időpont: ${m.day} ${m.at}. Jegyek [itt](/oldalak/jegyek).`,
    (m) =>
      `Várunk mindenkit ${m.day} ${m.at} ${m.inHall}, a jegyárak [a jegyoldalon](/oldalak/jegyek) vannak.`,
    (m) => `A mérkőzés ${m.at} kezdődik, a belépésről [a jegyoldal](/oldalak/jegyek) ad tájékoztatást.`,
    (m) => `Szurkolni ${m.day} ${m.at} lehet ${m.inHall}; [jegyinformációk](/oldalak/jegyek).`,
    (m) =>
      `${capital(m.day)} ${m.at} találkozunk ${m.inHall}. Jegyügyekben [ez az oldal](/oldalak/jegyek) segít.`,
  ],
  'practical-youth': [
    (m) =>
      `Kezdés ${m.day} ${m.at} ${m.inHall}; a fiatalok többi mérkőzése [a menetrendben](/merkozesek) van.`,
    (m) => `A fiatalok ${m.day} ${m.at} lépnek pályára ${m.inHall}.`,
    (m) => `Aki megnézné az utánpótlást: ${m.hallName}, ${m.day} ${m.at}.`,
    (m) => `A csarnok: ${m.hallName}, az időpont: ${m.day} ${m.at}.`,
    (m) =>
      `A korosztály következő időpontjai [a menetrendben](/merkozesek) olvashatók, a feldobás ${m.at} lesz.`,
    (m) => `Szurkolni ${m.day} ${m.at} lehet ${m.inHall}.`,
    (m) =>
      `${capital(m.day)} ${m.at} kezdünk ${m.inHall}, utána [a menetrendben](/merkozesek) lesz ott az eredmény.`,
    (m) => `Az utánpótlás híveit ${m.day} ${m.at} várja ${m.hall}.`,
  ],
  'practical-away': [
    (m) => `Kezdés ${m.day} ${m.at} ${m.inHall}; a teljes program [a menetrendben](/merkozesek) van.`,
    (m) => `Aki elkísérné a csapatot: ${m.city}, ${m.hallName}, ${m.day} ${m.at}.`,
    (m) => `A ${m.dayAdj} eredmény a mérkőzés után [a menetrendben](/merkozesek) is ott lesz.`,
    (m) => `A csarnok: ${m.hallName} (${m.city}), az időpont: ${m.day} ${m.at}.`,
    (m) => `${capital(m.fromPlace)} tudósítunk majd; a feldobás ${m.at} lesz.`,
    (m) => `A mérkőzés ${m.at} kezdődik, a többi időpont [a menetrendben](/merkozesek) olvasható.`,
    (m) => `Szurkolni ${m.day} ${m.at} lehet ${m.inHall}, ${m.onPlace}.`,
    (m) =>
      `${capital(m.day)} ${m.at} kezdünk ${m.inHall}, utána [a menetrendben](/merkozesek) frissül az eredmény.`,
  ],
}

function winsOf({ wins, games }: Form): string {
  return wins === 0 ? `${inWords(games)} vereség` : `${inWords(wins)} győzelem`
}

function distance({ own, opp }: { own: number; opp: number }): string {
  const places = Math.abs(own - opp)
  return places === 1 ? 'egyetlen hely a különbség' : `${inWords(places)} hely a különbség`
}
