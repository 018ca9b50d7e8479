import type { FactData } from '../../facts.ts'
import { az, capital, inWords } from '../../hungarian.ts'
import type { HuMatch } from '../../voice.ts'

type Men =
  | (
      | 'top'
      | 'top-shared'
      | 'thirty'
      | 'player-high'
      | 'bench-man'
      | 'double-double'
      | 'pair'
      | 'rival-top'
      | 'rival-pair'
      | 'rival-thirty'
    )
  | ('passer' | 'thief' | 'blocker' | 'rebounder' | 'milestone' | 'foul-out' | 'rival-foul-out')
  | ('absent' | 'doubles')

const stat = { rebounds: 'lepattanó', assists: 'gólpassz' }
const statAcc = { rebounds: 'lepattanót', assists: 'gólpasszt' }

/** A figure stands after its man's full name, or before it where no other man has been named. */
export const men: { [K in Men]: readonly ((m: HuMatch, f: FactData[K]) => string)[] } = {
  top: [
    (_, f) => `A legtöbb pontot ${f.who.hu} szerezte: ${f.n} pont áll a neve mellett.`,
    (_, f) => `${f.who.hu} ${f.n} ponttal volt a csapat legeredményesebbje.`,
    (_, f) => `Csapatunkból ${f.who.hu} ${f.n} pontig jutott.`,
    (m, f) => `${f.who.hu} ${f.n} pontot dobott ${m.they} ellen, senki sem szerzett többet nálunk.`,
    (_, f) => `Elöl ${f.who.hu} vitte a legtöbbet, ${f.n} pontot.`,
    (_, f) => `A pontszerzésben ${f.who.hu} járt az élen a maga ${f.n} pontjával.`,
    (_, f) => `${f.n} pont: ennyivel lett ${f.who.hu} a házi pontverseny első embere.`,
    (_, f) => `Támadásban ${f.who.hu} volt a kulcsember, ${f.n} pontot jegyeztek fel neki.`,
    (_, f) => `${f.who.hu} neve mellé ${f.n} pont került a jegyzőkönyvbe, ez volt nálunk a legtöbb.`,
    (m, f) => `Ha ${m.theyDat} feladatot kellett adni, ${f.who.hu} jelentkezett: ${f.n} pontot szerzett.`,
  ],
  'top-shared': [
    (_, f) => `A legtöbb pontot ketten szerezték: ${f.who.hu} (${f.n}) és ${f.second.hu} (${f.k}).`,
    (_, f) => `Ketten is az élen végeztek: ${f.who.hu} ${f.n} ponttal, ${f.second.hu} ${f.k} ponttal.`,
    (_, f) => `Holtverseny a csapaton belül: ${f.who.hu} ${f.n} pontot, ${f.second.hu} ${f.k} pontot dobott.`,
    (_, f) => `Elöl ${f.who.hu} (${f.n} pont) és ${f.second.hu} (${f.k} pont) osztozott a terhen.`,
    (_, f) => `${f.who.hu} ${f.n} pontig jutott, ${f.second.hu} ugyancsak ${f.k} pontig.`,
    (_, f) => `Nem lehetett közöttük választani: ${f.who.hu}, ${f.n} pont, ${f.second.hu}, ${f.k} pont.`,
    (_, f) => `A pontversenyt ${f.who.hu} (${f.n} pont) és ${f.second.hu} (${f.k} pont) közösen nyerte.`,
    (m, f) =>
      `${m.They} ellen ketten jártak az élen, ${f.who.hu} ${f.n} pontot, ${f.second.hu} ${f.k} pontot szerzett.`,
  ],
  thirty: [
    (_, f) => `${f.who.hu} ${f.n} pontot dobott, és ez önmagában is megérne egy cikket.`,
    (_, f) => `Nem mindennap látni ilyet: ${f.who.hu} ${f.n} pontig jutott.`,
    (m, f) => `${m.They} nem ${m.v('talált', 'találtak')} ellenszert: ${f.who.hu} ${f.n} pontot szerzett.`,
    (_, f) => `Nagy nap volt: ${f.who.hu} ${f.n} ponttal fejezte be.`,
    (_, f) => `${f.who.hu} ${f.n} pontos teljesítménye kiemelkedett a mezőnyből.`,
    (_, f) => `Szinte minden sikerült neki: ${f.who.hu} ${f.n} pontnál állt meg.`,
    (_, f) => `Három tízes és ami fölötte van: ${f.who.hu} ${f.n} pontot írt a neve mellé.`,
    (_, f) => `A mérkőzés embere aligha kérdés, ${f.who.hu} ${f.n} pontot termelt.`,
  ],
  'player-high': [
    (_, f) => `${f.who.hu} ${f.n} pontja egyéni legjobb ebben az idényben.`,
    (_, f) => `Ebben az idényben még nem jutott ilyen messzire: ${f.who.hu} ${f.n} pontot szerzett.`,
    (_, f) => `Idénybeli csúcsát dobta ${f.who.hu}, ${f.n} pontot.`,
    (_, f) => `${f.who.hu} ${f.n} ponttal túltett minden korábbi idei mérkőzésén.`,
    (_, f) => `Új egyéni csúcs az idényben: ${f.who.hu} ${f.n} pontnál tartott a végén.`,
    (_, f) => `Ennyit még nem dobott a mostani idényben: ${f.who.hu}, ${f.n} pont.`,
    (m, f) => `${m.They} ellen jött ki a lépés, ${f.who.hu} ${f.n} pontja idei rekordja.`,
    (_, f) => `A saját idei legjobbját javította meg ${f.who.hu}, ${f.n} ponttal zárt.`,
  ],
  'bench-man': [
    (_, f) => `A kispadról érkezve ${f.who.hu} ${f.n} pontot tett a közösbe.`,
    (_, f) => `Nem kezdett, mégis meghatározó volt: ${f.who.hu} ${f.n} pontot szerzett.`,
    (_, f) => `Csereként ${f.who.hu} ${f.n} pontig jutott.`,
    (_, f) => `A padról beszállva ${f.who.hu} ${f.n} ponttal segített.`,
    (_, f) => `${f.who.hu} a kispadon kezdte a mérkőzést, és ${f.n} ponttal fejezte be.`,
    (_, f) => `A cserék közül ${f.who.hu} lépett elő, ${f.n} pontot dobott.`,
    (_, f) => `Jó húzás volt a csere: ${f.who.hu} ${f.n} pontot hozott.`,
    (_, f) => `${f.who.hu} ${f.n} pontja azért is számít, mert a kezdő ötösben nem volt ott.`,
  ],
  'double-double': [
    (_, f) => `${f.who.hu} ${f.n} pont mellett ${f.m} ${statAcc[f.stat]} is jegyzett, ez dupla-dupla.`,
    (_, f) => `Dupla-duplával zárt ${f.who.hu}: ${f.n} pont, ${f.m} ${stat[f.stat]}.`,
    (_, f) => `${f.who.hu} ${f.n} pontot és ${f.m} ${statAcc[f.stat]} gyűjtött.`,
    (_, f) => `Két rovatban is tíz fölé ért: ${f.who.hu}, ${f.n} pont és ${f.m} ${stat[f.stat]}.`,
    (_, f) => `${f.who.hu} mindenütt ott volt, ${f.n} pont és ${f.m} ${stat[f.stat]} a mérlege.`,
    (_, f) => `A dupla-dupla ezúttal ${f.who.hu} neve mellé került (${f.n} pont, ${f.m} ${stat[f.stat]}).`,
    (_, f) =>
      `${f.who.hu} ${f.n} ponttal és ${f.m} ${f.stat === 'rebounds' ? 'lepattanóval' : 'gólpasszal'} kétszámjegyű volt két mutatóban.`,
    (_, f) => `A jegyzőkönyv legtartalmasabb sora: ${f.who.hu}, ${f.n} pont, ${f.m} ${stat[f.stat]}.`,
  ],
  pair: [
    (_, f) => `${f.who.hu} ${f.n} pontot, ${f.second.hu} ${f.k} pontot tett hozzá.`,
    (_, f) => `Mögötte ${f.who.hu} ${f.n} pontot, ${f.second.hu} ${f.k} pontot szerzett.`,
    (_, f) => `${f.who.hu} (${f.n}) és ${f.second.hu} (${f.k}) követte a pontok sorrendjében.`,
    (_, f) =>
      `Volt segítsége is: ${f.who.hu} ${f.n} ponttal, ${f.second.hu} ${f.k} ponttal vette ki a részét.`,
    (_, f) => `A következő két név a listán: ${f.who.hu} (${f.n} pont) és ${f.second.hu} (${f.k} pont).`,
    (m, f) =>
      m.own > m.opp ? `${f.who.hu} ${f.n} pontja és ${f.second.hu} ${f.k} pontja is kellett hozzá.` : '',
    (_, f) => `Hozzátett a közöshöz ${f.who.hu} is (${f.n} pont), ${f.second.hu} is (${f.k} pont).`,
    (_, f) => `Utána ${f.who.hu} ${f.n} pont, ${f.second.hu} ${f.k} pont a sorrend.`,
  ],
  'rival-top': [
    (m, f) => `${m.They} legjobbja ${f.who.hu} volt ${f.n} ponttal.`,
    (_, f) => `A másik oldalon ${f.who.hu} ${f.n} pontot szerzett.`,
    (_, f) => `Az ellenfélnél ${f.who.hu} járt az élen, ${f.n} ponttal.`,
    (m, f) => `${m.TheyFull} részéről ${f.who.hu} ${f.n} pontig jutott.`,
    (_, f) => `A túloldalon ${f.who.hu} okozta a legtöbb gondot, ${f.n} pontot dobott.`,
    (_, f) => `Őket ${f.who.hu} tartotta mozgásban: ${f.n} pontja volt.`,
    (m, f) => `${capital(m.theyAde)} ${f.who.hu} ${f.n} pontja volt a legtöbb.`,
    (_, f) => `Akire a legjobban kellett figyelni: ${f.who.hu}, ${f.n} pont.`,
    (_, f) => `Az ellenfél legeredményesebb embere ezúttal ${f.who.hu} (${f.n} pont).`,
  ],
  'rival-thirty': [
    (_, f) => `A másik oldalon ${f.who.hu} ${f.n} pontot szórt, vele nem bírtunk.`,
    (m, f) => `${m.They} nagy fegyvere ${f.who.hu} volt: ${f.n} pontig jutott.`,
    (_, f) => `El kell ismerni, ${f.who.hu} kiválóan dobott, ${f.n} pont lett a vége.`,
    (_, f) => `Ellenszert kerestünk, de ${f.who.hu} így is ${f.n} pontot ért el.`,
    (m, f) => `${m.TheyFull} pontjainak jó részét egyetlen ember hozta: ${f.who.hu}, ${f.n} pont.`,
    (_, f) => `Az ellenfélnél ${f.who.hu} ${f.n} pontja mindenki mást elhomályosított.`,
    (_, f) => `Odaát ${f.who.hu} ontotta a pontokat, ${f.n} pontnál állt meg.`,
    (_, f) => `Akit ezúttal nem lehetett megállítani: ${f.who.hu}, ${f.n} pont.`,
  ],
  'rival-pair': [
    (m, f) => `${capital(m.theyAde)} ${f.who.hu} ${f.n} pontot, ${f.second.hu} ${f.k} pontot dobott.`,
    (_, f) => `A másik oldalon ${f.who.hu} (${f.n}) és ${f.second.hu} (${f.k}) vitte a prímet.`,
    (_, f) =>
      `Az ellenfélnél ketten emelkedtek ki: ${f.who.hu} ${f.n} ponttal, ${f.second.hu} ${f.k} ponttal.`,
    (m, f) =>
      `${m.They} támadásai főleg két névnél értek véget: ${f.who.hu} (${f.n} pont) és ${f.second.hu} (${f.k} pont).`,
    (_, f) => `Az ellenoldalon ${f.who.hu} ${f.n} pontot, ${f.second.hu} ${f.k} pontot ért el.`,
    (_, f) => `A túloldali lista eleje: ${f.who.hu} ${f.n} pont, ${f.second.hu} ${f.k} pont.`,
    (m, f) =>
      `${m.TheyFull} két legjobbja, ${f.who.hu} ${f.n} ponttal és ${f.second.hu} ${f.k} ponttal végzett.`,
    (_, f) => `Az ellenfélből ${f.who.hu} ${f.n} pontja és ${f.second.hu} ${f.k} pontja emelhető ki.`,
  ],
  passer: [
    (_, f) => `${f.who.hu} ${f.n} gólpasszt osztott ki.`,
    (_, f) => `A játékot ${f.who.hu} szervezte, ${f.n} gólpassz lett a vége.`,
    (_, f) => `Sokat ért ${f.who.hu} keze: ${f.n} gólpasszt adott.`,
    (_, f) => `${f.n} gólpasszal ${f.who.hu} etette a társait.`,
    (_, f) => `Irányításban ${f.who.hu} volt a legjobb, ${f.n} gólpasszal zárt.`,
    (_, f) => `Aki a labdákat adta: ${f.who.hu}, ${f.n} gólpassz.`,
    (_, f) => `${f.who.hu} ${f.n} gólpassza nélkül kevesebb könnyű kosár született volna.`,
    (_, f) => `A pontok jó részét előkészíteni is kellett, ${f.who.hu} ${f.n} gólpasszig jutott.`,
  ],
  thief: [
    (_, f) => `${f.who.hu} ${f.n} labdaszerzéssel zavarta meg az ellenfelet.`,
    (m, f) =>
      `Védekezésben ${f.who.hu} volt a legéberebb, ${f.n} labdaszerzést írtak fel neki ${m.they} ellen.`,
    (_, f) => `${f.n} labdaszerzés: ${f.who.hu} mindig jó helyen volt.`,
    (_, f) => `A labdát a legtöbbször ${f.who.hu} vette el, ${f.n} labdaszerzése volt.`,
    (_, f) => `Gyors kezek: ${f.who.hu}, ${f.n} labdaszerzés.`,
    (_, f) => `${f.who.hu} ${f.n} labdaszerzésig jutott.`,
    (m, f) => `${m.They} passzai közül nem egy ${f.who.hu} kezében kötött ki (${f.n} labdaszerzés).`,
    (_, f) => `Olvasta a játékot ${f.who.hu}, ${f.n} labdaszerzés a bizonyíték.`,
  ],
  blocker: [
    (_, f) => `A palánk előtt ${f.who.hu} ${f.n} blokkot osztott ki.`,
    (_, f) => `${f.who.hu} ${f.n} blokkja is benne volt a védekezésben.`,
    (_, f) => `Magasan járt ${f.who.hu}: ${f.n} blokk a mérlege.`,
    (_, f) => `${f.n} blokkal ${f.who.hu} mondott nemet a gyűrű alatt.`,
    (m, f) => `${m.They} dobásai közül jó néhány ${f.who.hu} kezén akadt fenn, ${f.n} blokk lett belőlük.`,
    (_, f) => `Aki a gyűrű közelébe ment, ${f.who.hu} ott várta: ${f.n} blokk.`,
    (_, f) => `Blokkban ${f.who.hu} volt a legjobb, ${f.n} blokkot jegyeztek fel neki.`,
    (_, f) => `A gyűrű alatt ${f.who.hu} uralkodott, ezt mutatja ${f.n} blokkja is.`,
  ],
  rebounder: [
    (_, f) => `${f.who.hu} ${f.n} lepattanót szedett le.`,
    (_, f) => `A palánk alatt ${f.who.hu} volt az úr, ${f.n} lepattanóval.`,
    (_, f) => `${f.n} lepattanó: ${f.who.hu} nem adott sok második esélyt.`,
    (_, f) => `A legtöbb labda ${f.who.hu} kezébe hullott le (${f.n} lepattanó).`,
    (_, f) => `Lepattanóban ${f.who.hu} járt az élen, ${f.n} lepattanót gyűjtött.`,
    (_, f) => `Akinek mindig jól pattant: ${f.who.hu}, ${f.n} lepattanó.`,
    (_, f) => `${f.who.hu} ${f.n} lepattanója sok támadást indított el vagy hosszabbított meg.`,
    (_, f) => `A gyűrű alatti munkát ${f.who.hu} végezte el, ${f.n} lepattanó lett a bére.`,
  ],
  milestone: [
    (_, f) => `${f.who.hu} ezen a mérkőzésen szerezte meg ${az(`${f.mark}.`)} pontját az idényben.`,
    (_, f) => `Kerek szám: ${f.who.hu} elérte idei ${f.mark}. pontját.`,
    (_, f) => `A saját idei ${f.mark}. pontját is megszerezte ${f.who.hu}.`,
    (_, f) => `Túljutott idénybeli ${f.mark}. pontján ${f.who.hu}.`,
    (_, f) => `${f.who.hu} számlálója az idényben ${az(`${f.mark}.`)} ponton is túljutott.`,
    (_, f) => `A mostani idényben ${f.who.hu} már ${az(`${f.mark}.`)} pontján is túl van.`,
    (_, f) => `Statisztikusoknak: ${f.who.hu} idei ${f.mark}. pontja is megvan.`,
    (_, f) => `${f.who.hu} idénybeli ${f.mark}. pontja erre a mérkőzésre esett.`,
  ],
  'foul-out': [
    (_, f) => `${f.who.hu} öt személyi hibával nem fejezhette be a mérkőzést.`,
    (_, f) => `Ötödik hibája után ${f.who.hu} már a padról nézte a folytatást.`,
    (_, f) => `A kipontozódás ${f.who.hu} sorsa lett.`,
    (_, f) => `${f.who.hu} kipontozódott, nélküle kellett befejezni.`,
    (_, f) => `Hibákkal is meg kellett küzdeni: ${f.who.hu} kipontozódott.`,
    (_, f) => `Öt faultig jutott ${f.who.hu}, így idő előtt véget ért számára a mérkőzés.`,
    (_, f) => `Nehezítette a dolgot, hogy ${f.who.hu} begyűjtötte az ötödik személyijét.`,
    (_, f) => `A legvégén ${f.who.hu} már nem lehetett pályán, mert kipontozódott.`,
  ],
  'rival-foul-out': [
    (_, f) => `Az ellenféltől ${f.who.hu} kipontozódott.`,
    (m, f) =>
      `${m.They} ${f.who.hu} nélkül ${m.v('fejezte', 'fejezték')} be, miután összegyűlt az öt személyi hibája.`,
    (_, f) => `A másik oldalon ${f.who.hu} öt faulttal leült.`,
    (_, f) => `Ötödik hibája után ${f.who.hu} már nem segíthette az ellenfelet.`,
    (_, f) => `Az ellenfélnél ${f.who.hu} hibakerete betelt, öt személyivel leült.`,
    (_, f) => `Odaát ${f.who.hu} nem maradt végig a pályán, öt hibával kipontozódott.`,
    (m, f) => `${capital(m.theyAde)} ${f.who.hu} öt személyivel fejezte be idő előtt.`,
    (_, f) => `Öt fault, korai vég: az ellenfél játékosa, ${f.who.hu} így járt.`,
  ],
  absent: [
    (_, f) => `${f.who.hu} sérülés miatt nem volt a keretben.`,
    (_, f) => `A sérült ${f.who.hu} nélkül játszott a csapat.`,
    (_, f) => `A csapat ${f.who.hu} nélkül állt ki, ő sérüléséből épül fel.`,
    (_, f) => `${f.who.hu} sérülése miatt nem játszhatott, a perceit a többiek osztották el.`,
    (_, f) => `Emlékeztetőül: ${f.who.hu} sérült, nélküle kellett megoldani a feladatot.`,
    (_, f) => `Mindezt ${f.who.hu} nélkül, aki sérült.`,
    (_, f) => `A névsorból ${f.who.hu} hiányzott, sérülés miatt.`,
    (_, f) => `A jegyzőkönyvben nem szerepelt ${f.who.hu}, a sérülése miatt kimaradt.`,
  ],
  doubles: [
    (_, f) => `${capital(inWords(f.n))} játékosunk is legalább tíz pontot szerzett.`,
    (_, f) => `Nem egy emberen múlt: ${inWords(f.n)} kosarasunk jutott el a tíz pontig.`,
    (_, f) => `A terhet többen vitték, ${inWords(f.n)} játékos zárt kétszámjegyű pontszámmal.`,
    (_, f) => `${capital(inWords(f.n))} név mellett áll kétjegyű pontszám a jegyzőkönyvben.`,
    (_, f) => `A pontok szépen elosztottak: ${inWords(f.n)} ember is elérte a tízet.`,
    (_, f) => `Kétszámjegyű teljesítményből ${inWords(f.n)} is jutott.`,
    (m, f) =>
      `${capital(m.theyDat)} egyszerre ${inWords(f.n)} kétszámjegyű pontszerzőre kellett ${m.v('figyelnie', 'figyelniük')}.`,
    (_, f) =>
      `Ha valaki egyetlen hőst keresne, nem talál: ${inWords(f.n)} játékosunk dobott tíz pontot vagy többet.`,
  ],
}
