import { asAdjective, az, capital } from '../../hungarian.ts'
import type { GameKind } from '../../story.ts'
import type { HuMatch } from '../../voice.ts'

/** The first sentence of a report. */
export const openers: Record<GameKind, readonly ((m: HuMatch) => string)[]> = {
  'rout-won': [
    (m) => `Ritka az ennyire sima mérkőzés: ${m.we} ${m.margin} ponttal győzte le ${m.fullAcc}.`,
    (m) => `A félidőben ${m.half} állt az eredményjelzőn, a végén ${m.score}, és egyik szám sem hazudott.`,
    (m) => `${m.They} ellen ${m.we} nem hagyott kérdést maga után.`,
    (m) =>
      `${capital(m.margin)} pont: ekkora volt a különbség ${m.we} és ${m.they} között a végső dudaszónál.`,
    (m) =>
      m.best.at < 4
        ? `${capital(m.best.the)} negyed ${m.best.score} lett, és ezzel ki is derült, merre tart a mérkőzés.`
        : '',
    (m) => `Akinek a szoros végjáték hiányzik, ezúttal ne ${m.inHall} keresse.`,
    (m) =>
      m.thirdDiff >= 12
        ? `Bőven a végső dudaszó előtt eldőlt, hogyan ér véget ${m.we} és ${m.they} találkozója.`
        : '',
    (m) =>
      `${m.own} dobott pont, ${m.margin} pont különbség: ${m.we} kényelmes győzelmet aratott ${m.they} ellen.`,
    (m) => `${m.TheyFull} ${m.opp} pontig ${m.v('jutott', 'jutottak')}, ${m.we} ${m.margin} ponttal tovább.`,
    (m) =>
      m.thirdDiff >= 14
        ? `Olyan mérkőzés volt ez ${m.they} ellen, amelyen az utolsó negyed már a ráérősebbeké.`
        : '',
  ],
  'rout-lost': [
    (m) => `Nincs mit szépíteni: ${m.they} ${m.margin} ponttal ${m.v('győzött', 'győztek')} ellenünk.`,
    (m) => `${m.TheyFull} ellen ${m.we} a félidőben ${m.half}, a végén ${m.score} arányban volt hátrányban.`,
    (m) => `Ezen a mérkőzésen ${m.we} csak futott ${m.they} után.`,
    (m) =>
      m.worst.at < 4
        ? `${capital(m.worst.the)} negyed ${m.worst.score} lett, és ezt már nem lehetett visszahozni.`
        : '',
    (m) => `${capital(m.margin)} pontos vereségre ritkán van jó magyarázat, számok viszont vannak hozzá.`,
    (m) => `${m.own} dobott pont kevés volt ${m.they} ellen, nagyon kevés.`,
    (m) => `A harmadik negyed utáni ${m.third} még csak figyelmeztetés volt, a végeredmény már ítélet.`,
    (m) =>
      `Ezt a vereséget nem lehet a szerencsére fogni: ${m.they} messze jobb${m.v('', 'ak')} ${m.v('volt', 'voltak')}.`,
    (m) => `Kemény leckét ${m.v('adott', 'adtak')} ${m.theyFull} ${m.inHall}.`,
  ],
  comeback: [
    (m) => `${capital(m.low.at)} még ${m.low.score} volt az állás, és kevesen fogadtak volna ránk.`,
    (m) => `${capital(m.low.gap)} pontos hátrányból nyerni nem terv, hanem szükség, és ${m.we} megoldotta.`,
    (m) =>
      `Két mérkőzés fért egybe: az elsőben ${m.they} ${m.v('vezetett', 'vezettek')}, a másodikat mi nyertük meg.`,
    (m) => `Előbb le kellett maradni, hogy legyen mit ledolgozni: ${m.we} hátrányból győzte le ${m.fullAcc}.`,
    (m) =>
      `${m.They} ${m.v('elhúzott', 'elhúztak')}, ${m.we} utánament, aztán meg is előzte ${m.v('az ellenfelét', 'őket')}.`,
    (m) => `Türelem kellett hozzá, de ${az(asAdjective(m.low.score))} állásból ${m.score} lett.`,
    (m) => `Ebből a mérkőzésből nem ${az(asAdjective(m.low.score))} hátrány marad meg, hanem ami utána jött.`,
    (m) => `${capital(m.low.at)} ${m.low.gap} pont volt a hátrány, a végén ${m.margin} az előny.`,
    (m) => `Fordítani sosem késő, ${m.we} ${m.theyFull} ellen megmutatta, hogyan kell.`,
  ],
  collapse: [
    (m) => `${capital(m.high.at)} ${m.high.gap} ponttal vezettünk, ezért fáj jobban a vége.`,
    (m) => `${capital(az(asAdjective(m.high.score)))} állásnál még minden jó irányba haladt.`,
    (m) => `Ez a mérkőzés már megvolt, aztán ${m.they} ${m.v('elvitte', 'elvitték')}.`,
    (m) => `Vezetni tudtunk, befejezni nem: ${m.they} ${m.v('fordított', 'fordítottak')} ellenünk.`,
    (m) =>
      `${capital(m.worst.the)} negyed került a legtöbbe: ${m.worst.score}, és odalett ${az(m.high.gap)} pontos előnyünk.`,
    (m) => `Előnyből kikapni mindig rosszabb, és ${m.they} ellen éppen ez történt.`,
    (m) => `${capital(m.high.gap)} pontos előny úszott el ${m.theyFull} ellen.`,
    (m) => `${m.We} a győzelem felé tartott, ${m.they} azonban ${m.v('nem engedte', 'nem engedték')}.`,
  ],
  'overtime-won': [
    (m) => `Negyven perc után ${m.regulation} állt az eredményjelzőn, tovább kellett játszani.`,
    (m) => `Amit ${m.they} ellen a rendes játékidő nyitva hagyott, azt eldöntötte a hosszabbítás.`,
    (m) => `Ráadás kellett hozzá, de ${m.we} legyőzte ${m.fullAcc}.`,
    (m) => `${m.We} és ${m.they} negyven perc alatt sem tudott dűlőre jutni.`,
    (m) => `A hosszabbítás ${m.extra} lett, és ezzel a győzelem is a miénk.`,
    (m) => `Ilyenkor derül ki, kinek marad több a végére: ${m.we} hosszabbításban nyert.`,
    (m) => `${m.regulation}, mély levegő, folytatás: ${m.we} a ráadásban győzött ${m.they} ellen.`,
    (m) => `Hosszúra nyúlt a mérkőzés ${m.inHall}, de megérte kivárni.`,
  ],
  'overtime-lost': [
    (m) => `A rendes játékidő ${m.regulation} lett, a ráadás viszont már nem nekünk kedvezett.`,
    (m) => `Negyven perc alatt nem született döntés, utána igen, csak éppen ${m.they} javára.`,
    (m) => `${m.They} a hosszabbításban ${m.v('tett', 'tettek')} pontot az ügy végére.`,
    (m) => `Döntetlenig eljutottunk ${m.they} ellen, tovább már nem.`,
    (m) =>
      `${capital(az(asAdjective(m.regulation)))} állás után mindkét csapat elölről kezdte, és ${m.they} ${m.v('fejezte', 'fejezték')} be jobban.`,
    (m) => `Hosszabbításban kikapni a legrosszabb fajta vereség, ${m.they} ellen most ez jutott.`,
    (m) => `A ráadás ${m.extra} lett, és ezen múlt a mérkőzés ${m.theyFull} ellen.`,
    (m) => `Negyven percig semmi sem választotta el egymástól ${m.theyAcc} és ${m.weAcc}, a folytatás igen.`,
  ],
  'thriller-won': [
    (m) => `${capital(m.margin)} pont: ennyin múlt, és ennyi elég is volt ${m.they} ellen.`,
    (m) =>
      `Ha van mérkőzés, amelynek a végét állva illik nézni, ${m.we} és ${m.they} találkozója olyan volt.`,
    (m) => `Egyetlen támadásnyi különbség maradt a végére ${m.they} ellen, és ez a mi oldalunkon volt.`,
    (m) => `${m.TheyFull} ellen ${m.we} az utolsó dudaszóig nem lehetett biztos semmiben.`,
    (m) =>
      Math.abs(m.thirdDiff) <= 8
        ? `A harmadik negyed után ${m.third} állt, és onnan már minden labdának súlya volt.`
        : '',
    (m) => `Nem lett sima, de ${m.margin} ponttal meglett: ${m.we} legyőzte ${m.theyAcc}.`,
    (m) => `Szoros meccset játszani egy dolog, megnyerni egy másik: ${m.we} most mindkettőt tudta.`,
    (m) =>
      `${capital(m.margin)} pontos győzelem ugyanannyit ér, mint egy nagyobb, csak az idegeket viseli meg jobban.`,
    (m) => `A végén ${m.margin} pont állt ${m.we} és ${m.they} között, és ez győzelmet jelentett.`,
    (m) => `Kevés mérkőzés hagyja ennyire a végére a választ, mint ez ${m.theyFull} ellen.`,
  ],
  'thriller-lost': [
    (m) => `${capital(m.margin)} pont hiányzott ${m.theyFull} ellen, se több, se kevesebb.`,
    (m) => `Egyetlen támadáson múlt, és ${m.they} ${m.v('jött', 'jöttek')} ki belőle jobban.`,
    (m) => `Az ilyen vereséget a legnehezebb letenni: ${m.margin} pont ${m.they} javára.`,
    (m) => `A harmadik negyed után ${m.third} volt, a végén ${m.score}: közel, de nem elég közel.`,
    (m) =>
      m.thirdDiff > -12
        ? `${m.They} ${m.v('maradt', 'maradtak')} talpon egy olyan mérkőzésen, amelyet bármelyik csapat megnyerhetett volna.`
        : '',
    (m) => `Egy kosár híján mindent megtettünk ${m.they} ellen.`,
    (m) => `Kétesélyes volt az utolsó percekig, ${m.we} mégis üres kézzel vonult le.`,
    (m) =>
      Math.max(Math.abs(m.halfDiff), Math.abs(m.thirdDiff)) <= 5
        ? `Ha valaki a szünetekben nézte az eredményjelzőt, aligha tudta megmondani, hogy ${m.they} ${m.v('nyer', 'nyernek')}.`
        : '',
  ],
  'steady-won': [
    (m) => `Az első, a második és a harmadik negyed után is ${m.we} vezetett, és a végén sem történt más.`,
    (m) => `${m.We} az első negyed után elöl volt ${m.they} ellen, és elöl is maradt minden szünetben.`,
    (m) => `Nem egyetlen nagy roham, hanem sok apró lépés döntött ${m.we} és ${m.they} találkozóján.`,
    (m) =>
      `${m.half} a félidőben, ${m.third} a harmadik negyed után, ${m.score} a végén: egyenletes munka volt.`,
    (m) => `Aki a jó rajtot nem adja ki a kezéből, ritkán kap ki; ${m.we} ${m.they} ellen ezt mutatta meg.`,
    (m) =>
      `${m.TheyFull} a nagyszünetben ${m.halfGap} pontos hátrányban ${m.v('volt', 'voltak')}, és ezt nem ${m.v('dolgozta', 'dolgozták')} le.`,
    (m) => `Higgadt, végiggondolt győzelem született ${m.inHall}.`,
    (m) => `Az előny már az első negyed után megvolt, és ${m.we} vigyázott rá.`,
    (m) => `${capital(m.margin)} ponttal nyert ${m.we}, és közben egyetlen szünetre sem ment ki hátrányban.`,
  ],
  won: [
    (m) => `Megvan a győzelem: ${m.we} ${m.to} jobb volt ${m.they} ellen.`,
    (m) =>
      `${m.We} ${m.margin} ponttal nyert ${m.theyFull} ellen, pedig nem minden szünetre ment ki előnnyel.`,
    (m) =>
      `${capital(m.best.the)} negyed ${m.best.score} lett, és ez a mi oldalunkra billentette a mérkőzést.`,
    (m) =>
      m.thirdDiff <= 6
        ? `${m.They} ellen sokáig nyílt volt a mérkőzés, mégis ${m.margin} pont lett a vége.`
        : '',
    (m) => `${m.They} nem ${m.v('adta', 'adták')} könnyen, de ${m.we} megszerezte a győzelmet.`,
    (m) => `Győzelemmel jött le a pályáról ${m.we} ${m.inHall}.`,
    (m) => (m.q1Diff <= 3 ? `${m.TheyFull} ellen nem a kezdés döntött, hanem mindaz, ami utána jött.` : ''),
    (m) =>
      `Amikor el kellett válni az ellenféltől, ${m.we} elvált: ${m.margin} pontos siker ${m.they} ellen.`,
    (m) =>
      m.thirdDiff <= 8 ? `A végeredmény simábbnak mutatja, mint amilyen volt: ${m.we} ${m.to} győzött.` : '',
    (m) => `Dolgozni kellett érte, de meglett a győzelem ${m.they} ellen.`,
  ],
  lost: [
    (m) => `Ezúttal ${m.they} ${m.v('örülhetett', 'örülhettek')}: ${m.we} ${m.margin} ponttal kapott ki.`,
    (m) => `Vereséggel zárult ${m.we} mérkőzése ${m.theyFull} ellen.`,
    (m) => `${capital(m.worst.the)} negyed ${m.worst.score} lett, ezen ment el a mérkőzés.`,
    (m) =>
      `${m.They} ${m.v('jobbkor volt jó', 'jobbkor voltak jók')}, és ezzel el is ${m.v('vitte', 'vitték')} a győzelmet.`,
    (m) => `Küzdelemből nem volt hiány, pontból igen: ${m.score} ${m.they} ellen.`,
    (m) => `${m.We} ${m.inHall} nem talált elég fogást ${m.they} játékán.`,
    (m) => `${capital(m.margin)} pontos vereség lett a vége ${m.theyFull} ellen.`,
    (m) =>
      m.opp - m.own <= 12
        ? `Volt, amikor közel jártunk, de a végén ${m.they} ${m.v('nevetett', 'nevettek')}.`
        : '',
    (m) => `A győzelem ${m.theyDat} jutott, a tanulság nekünk.`,
    (m) => `${m.opp} kapott ponttal nehéz nyerni, ${m.they} ellen nem is sikerült.`,
  ],
  'cup-won': [
    (m) => `${m.We} nyerte a Magyar Kupát, a döntőben ${m.they} sem ${m.v('állta', 'állták')} az útját.`,
    (m) => `Egy mérkőzés volt hátra a kupából, és ${m.we} azt is megnyerte.`,
    (m) => `A serleg sorsa ${m.inHall} dőlt el: ${m.we} ${m.to} győzött ${m.they} ellen.`,
    (m) =>
      `${capital(m.margin)} pont választotta el ${m.theyAcc} a kupától, és ez a ${m.margin} pont nálunk van.`,
    (m) => `Mostantól kupagyőztesként írhatunk ${m.we} csapatáról.`,
    (m) => `A döntőt ${m.we} ${m.to} nyerte, a kupa hozzánk kerül.`,
    (m) => `A kupasorozat utolsó dudaszava után ${m.we} emelhette magasba a serleget.`,
    (m) => `${m.TheyFull} ellen játszottuk a döntőt, és mi nyertük meg.`,
  ],
}
