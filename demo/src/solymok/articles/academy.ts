import type { DemoArticle } from '../../types.ts'

export const academy: DemoArticle[] = [
  {
    key: 'lany-szakosztaly',
    title: {
      hu: 'Harmincegy lány, két csapat: végre van kit lecserélni',
      en: 'Thirty-one girls, two teams and somebody to bring on at last',
    },
    lead: {
      hu: 'Két éve hatan kezdték a fél pályán, és volt olyan edzés, amelyen az edzőnek is be kellett állnia, hogy meglegyen a három-három. Ma U12-es és U14-es lánycsapatunk is van, cserepaddal.',
      en: 'Six of them began on half a court two years ago, and there were days when the coach had to make up the numbers for three on three. Today there is an under-12 and an under-14 girls’ team, each with a bench.',
    },
    body: {
      hu: `A lányszakosztály hivatalosan egy csütörtökön alakult, a valóságban egy nyári esőben. A Halász-telepi játszótéren elmosta a vihar az ugróiskolát, és Somlai Virág, aki az eresz alatt várta a buszt, odaadta a labdáját hat unatkozó kislánynak. Mire a busz megjött, már volt két csapat és egy vita.

Azóta Virág a Sólyom Akadémia edzője, a hat lányból öt még ma is nálunk játszik, a hatodik pedig balettozik, és azt üzeni, hogy a forgásokat nekünk köszönheti.

| | Két éve | Most |
|---|---|---|
| Játékos | 6 | 31 |
| Csapat | 0 | 2 |
| Edző | 1 | 3 |
| Saját mez | kölcsönben a fiúktól | van, felirattal |
| Leggyakoribb kérdés | „Hányan jöttetek?” | „Ki kezd?” |

## Mikor és hol?

Az U12-es lányok a fiúkkal egy sávban, hétfőn, szerdán és pénteken fél öttől edzenek, az U14-esek hattól, a Duna Aréna keresztpályáin. A beosztás [az edzési időpontok](/oldalak/edzesi-idopontok) között található. A sávok végén tíz perc közös játék jön: fiúk és lányok vegyesen, öt-öt ellen, csapatbeosztás cipőméret szerint.

Ez a tíz perc eleinte a fiúknak volt kínos, aztán megszokták, hogy Hegyesi Lili elviszi mellettük a labdát. Lili tizenhárom éves irányító, és ha megkérdezik, kitől tanulta a cseleit, azt feleli: a bátyjától, mert tőle kellett elvenni a távirányítót.

> A lányok nem halkabbak és nem óvatosabbak. Annyi a különbség, hogy edzés után meg is beszélik, ami történt, és ettől a következő edzés rögtön ott folytatódik, ahol abbamaradt.
>
> Somlai Virág

## Mi hiányzik még?

- egy öltöző, amelynek nem a takarítószer-raktár a másik neve
- második mezgarnitúra, mert mosás közben is van mérkőzés
- tíz lány, hogy U11-ből is kiálljon egy csapat

Az elsőn a csarnok dolgozik, a másodikon a klub gyűjtései, a harmadikban olvasóink segíthetnek. Előképzettség nem kell, az első két edzés ingyenes, és [az űrlapon](/csatlakozz) nyugodtan be lehet írni azt is, hogy valaki barátnővel jönne. Legtöbben így kezdték.`,
      en: `Officially the girls’ section was founded on a Thursday; in truth it began in a summer downpour. The storm had washed the hopscotch off the playground on the Halász estate, and Virág Somlai, who was waiting for a bus under the eaves, gave her ball to six bored little girls. By the time the bus came there were two teams and an argument.

Virág has been a coach at the Falcon Academy ever since. Five of the six still play for us; the sixth does ballet and sends word that she owes us her turns.

| | Two years ago | Now |
|---|---|---|
| Players | 6 | 31 |
| Teams | 0 | 2 |
| Coaches | 1 | 3 |
| Own kit | on loan from the boys | yes, with names |
| Most frequent question | “How many of you came?” | “Who starts?” |

## When and where?

The under-12 girls train in the boys’ slot, on Mondays, Wednesdays and Fridays from half past four, and the under-14s from six, across the floor of the Duna Aréna. The timetable is under [training times](/page/training-times). Each slot ends with ten minutes of playing together: boys and girls mixed, five a side, teams picked by shoe size.

At first those ten minutes were awkward for the boys, until they got used to Lili Hegyesi taking the ball past them. Lili is a point guard of thirteen, and if you ask who taught her the moves, she says her brother: he was the one with the remote control.

> The girls aren’t quieter and they aren’t more careful. The difference is that they talk over what happened afterwards, so the next practice picks up exactly where the last one stopped.
>
> Virág Somlai

## What is still missing?

- a changing room that doesn’t double as the cleaning cupboard
- a second set of kit, since games don’t stop for the washing machine
- ten more girls, to make up an under-11 team

The hall is working on the first, the club’s collections on the second, and with the third our readers can help. No experience is needed, the first two practices are free, and by all means write in [the form](/join-us) that you would like to bring a friend. Most of them started that way.`,
    },
    cover: 'img/utanpotlas.webp',
    coverAlt: {
      hu: 'Gyerekek edzenek a széles parketten, több labdával, magasból nézve',
      en: 'Children training with several balls on a wide floor, seen from high up',
    },
    categories: ['utanpotlas', 'kozosseg'],
    tags: ['lanyok', 'solyom-akademia', 'duna-arena'],
    highlight: 'slider',
    publishedDaysAgo: 11,
    hour: '16:20',
    related: ['jovo-solymai', 'mezarveres', 'harom-valogatott'],
    documents: [],
  },
  {
    key: 'jovo-solymai',
    title: {
      hu: 'Negyvenöt perc, huszonhat gyerek, tizenhárom labda',
      en: 'Forty-five minutes, twenty-six children, thirteen balls',
    },
    lead: {
      hu: 'A Jövő Sólymai program kilenc általános iskolában tart heti két testnevelésórát. Beültünk a 2. b-hez a Malomsori iskola tornatermébe, ahol vendég is érkezett: két méter tíz.',
      en: 'Falcons of Tomorrow holds two PE lessons a week at nine primary schools. We sat in on form 2b at the Malomsor school, where a visitor turned up: two metres ten of him.',
    },
    body: {
      hu: `„Maga felnőtt?” – kérdezi egy szőke kislány Szűcs Ádámtól, és látszik rajta, hogy mindkét válaszra felkészült. A huszonkét éves center gondolkodik. „Félig” – feleli végül, és ezzel eldőlt, hogy ma befogadják.

A Malomsori iskola tornatermében reggel nyolckor az eső kopog, a fűtés kattog, és huszonhat másodikos ül a padokon. Tizenhárom labda van, mind egy kosárban. Pelle Zoltán, a program vezetője szándékosan hoz feleannyit, mint ahány gyerek jár az osztályba.

„Ha mindenkinek jut, mindenki a sajátját vezeti. Ha kettőnek jut egy, muszáj passzolni. Ez az egész módszertan, a többi csak adminisztráció.”

## Így telik egy óra

| Perc | Mi történik | Mit tanulnak belőle |
|---|---|---|
| 0–5. | kígyó: futás egymás vállát fogva | tempót tartani |
| 5–15. | tükör: páros labdavezetés | a másikat nézni |
| 15–25. | farkas és bárány a hárompontos íven belül | irányt váltani |
| 25–40. | meccs, két gyűrű, pont jár a passzért is | mindent |
| 40–45. | kör: ki kinek köszön meg valamit | köszönni |

Aki focizni is jár, a negyedórás mérkőzésen sem rúghat bele a labdába, és akad, aki ezt háromszor is elmondja magának félhangosan. Balogh Márton, a felnőttcsapat irányítója a kékekkel van, Szűcs a pirosakkal. A tizedik percben egy Marci nevű fiú megkéri a kétszáztíz centis vendéget, hogy guggoljon le, mert nem látja tőle a gyűrűt. Szűcs leguggol, és így is ő a legmagasabb.

A végén a körben a szőke kislány azt köszöni meg, hogy ma kétszer is hozzá került a labda. Marci azt, hogy nem esett le a szemüvege. Balogh Márton azt, hogy nem neki kell reggel nyolckor iskolába menni.

A program az iskoláknak ingyenes: a labdákat, az edzőt és a tízórai almát a klub hozza. Tavalyhoz képest két új iskola csatlakozott, a vasútkerti és a Fűzfás utcai. A testnevelőknek havonta egyszer közös szakmai délutánt tartunk.

Ha egy gyerek többet szeretne heti két óránál, [a Sólyom Akadémia](/oldalak/akademia) Kenguru csoportja kedden és csütörtökön délután várja, szülővel vagy anélkül.`,
      en: `“Are you a grown-up?” a fair-haired girl asks Ádám Szűcs, clearly prepared for either answer. The twenty-two-year-old centre thinks about it. “Half,” he says in the end, and that settles it: today he is one of them.

At eight in the morning rain taps on the gym of the Malomsor school, the radiators click and twenty-six second-formers sit on the benches. There are thirteen balls, all in one basket. Zoltán Pelle, who runs the programme, brings half as many as there are children on purpose.

“If there’s one each, everybody dribbles their own. If there’s one between two, you have to pass. That is the whole method; the rest is paperwork.”

## How a lesson goes

| Minute | What happens | What it teaches |
|---|---|---|
| 0–5 | snake: running with hands on shoulders | keeping pace |
| 5–15 | mirror: dribbling in pairs | looking at the other one |
| 15–25 | wolf and lamb inside the arc | changing direction |
| 25–40 | a game, two hoops, a point for passes too | everything |
| 40–45 | circle: who thanks whom for what | saying thank you |

Footballers may not kick the ball even in the quarter of an hour of play, and some of them have to tell themselves so under their breath three times. Márton Balogh, the first team’s point guard, is with the Blues, Szűcs with the Reds. In the tenth minute a boy called Marci asks the visitor to squat down, because he can’t see the hoop for him. Szűcs squats and is still the tallest.

In the circle at the end the fair-haired girl says thank you that the ball came to her twice today. Marci is thankful that his glasses stayed on, and Márton Balogh that it isn’t he who has to be at school by eight.

It costs the schools nothing: the balls, the coach and the mid-morning apple come from the club. Two schools have joined since last year, Vasútkert and Fűzfás street. Once a month we hold an afternoon for the PE teachers.

If a child would like more than two lessons a week, the Kangaroo group of [the Falcon Academy](/page/academy) meets on Tuesday and Thursday afternoons, with parents or without.`,
    },
    cover: 'img/gyuru.webp',
    coverAlt: {
      hu: 'Labda a gyűrű peremén alulnézetből, mögötte a csarnok lámpái',
      en: 'A ball on the rim seen from below, with the lights of a hall behind it',
    },
    categories: ['utanpotlas', 'kozosseg'],
    tags: ['iskolai-program', 'solyom-akademia'],
    highlight: 'highlight',
    publishedDaysAgo: 20,
    hour: '12:40',
    related: ['lany-szakosztaly', 'szunidei-tabor', 'hat-uj-palank'],
    documents: [],
  },
  {
    key: 'harom-valogatott',
    title: {
      hu: 'Három U16-os válogatott az akadémiáról',
      en: 'Three academy players called up for the under-16s',
    },
    lead: {
      hu: 'Kelemen Botond, Fodor Ábel és Zsoldos Regő is meghívót kapott a korosztályos válogatott összetartására. Mindhárman ötödik osztályos koruk óta járnak hozzánk.',
      en: 'Botond Kelemen, Ábel Fodor and Regő Zsoldos have been invited to the national age-group camp. All three have been with us since the fifth form.',
    },
    body: {
      hu: `A meghívó e-mailben jön, de a Sólyom Akadémián papíron adják át. Bakó Eszter szakmai vezető mindhárom fiúnak kinyomtatta, és a szerdai edzés elején, a kör közepén olvasta fel.

„Nem a válogatottság a jó hír” – mondta utána a szülőknek. – „Hanem az, hogy ugyanannak a generációnak a többi tizenegy tagja is megtapsolta őket, és utána lefutotta velük a pályahosszakat.”

## Kik mennek?

- **Kelemen Botond**, irányító: balkezes, és már most ő a leghangosabb a pályán.
- **Fodor Ábel**, bedobó: egy év alatt kilenc centit nőtt, a lábmunkáját újra kellett tanulnia.
- **Zsoldos Regő**, center: hat éve még úszott, a lepattanót ma is „levegővételnek” hívja.

## Mi kerül a táskába?

A válogatott felszerelést ad, tehát elvileg csak fogkefe kell. Gyakorlatilag Botond két pár cipőt visz, mert az egyikben bízik, a másikban játszik. Ábel anyja a nadrágokat az utolsó este engedte le, biztos, ami biztos. Regő táskájában úszósapka is van; szerinte sosem lehet tudni.

Bakó Eszter egyetlen tanácsot adott útravalóul, és azt is leírva: *Az első nap kérdezz, a második nap segíts, a harmadik nap játssz.* A negyedik és az ötödik napra nem írt semmit, mert addigra, mondta, úgyis elfelejtik a papírt.

Az összetartás öt napig tart, napi két edzéssel, a végén két felkészülési mérkőzéssel. Az iskola a mulasztást igazolja, a lemaradást a klub tanulószobája segít behozni. Matematikából az osztály a másodfokú egyenletnél jár, ezt Regő külön kérte, hogy írjuk le: így legalább ő is megtudja.

Az U16-os csapat közben sem pihen: hétfőn, szerdán és pénteken a szokott időben edz. A teljes beosztás [az edzési időpontok között](/oldalak/edzesi-idopontok) található, új jelentkezőket pedig egész évben várunk [a jelentkezési lapon](/csatlakozz).`,
      en: `The invitation comes by e-mail, but at the Falcon Academy it is handed over on paper. Eszter Bakó, head of coaching, printed one for each of the boys and read them out in the middle of the circle at the start of Wednesday’s practice.

“Being picked isn’t the good news,” she told the parents afterwards. “The good news is that the other eleven of their year clapped, and then ran the lengths with them.”

## Who is going?

- **Botond Kelemen**, point guard: left-handed, and already the loudest voice on the floor.
- **Ábel Fodor**, forward: grew nine centimetres in a year and had to learn his footwork again.
- **Regő Zsoldos**, centre: a swimmer until six years ago, he still calls a rebound “coming up for air”.

## What goes into the bag?

The national team provides the kit, so in theory all you need is a toothbrush. In practice Botond takes two pairs of shoes, one to trust and one to play in. Ábel’s mother let down his trousers on the last evening, to be on the safe side. Regő’s bag has a swimming cap in it; you never know, he says.

Eszter Bakó gave them a single piece of advice for the road, and that in writing: *On the first day ask, on the second day help, on the third day play.* She left days four and five blank, because by then, she said, they would have lost the paper.

The camp lasts five days with two practices a day and two warm-up games at the end. The school excuses the absence, and the club’s study room helps them catch up. In maths the class has got to quadratic equations. Regő asked us to print that, so that he should know as well.

The under-16s carry on meanwhile, on Mondays, Wednesdays and Fridays at the usual hour. The full timetable is among [the training times](/page/training-times), and newcomers are welcome all year through [the join form](/join-us).`,
    },
    cover: 'img/labda-a-vonalon.webp',
    coverAlt: {
      hu: 'Kosárlabda a középkör vonalán, háttérben a palánk',
      en: 'A basketball on the line of the centre circle with a hoop behind it',
    },
    categories: ['utanpotlas'],
    tags: ['solyom-akademia'],
    highlight: 'no',
    publishedDaysAgo: 31,
    hour: '16:45',
    related: ['lany-szakosztaly', 'szunidei-tabor', 'tao-edzopalya'],
    documents: [],
  },
  {
    key: 'hat-uj-palank',
    title: {
      hu: 'Utcára visszük a kosarat: hat új palánk a városban',
      en: 'Taking hoops to the streets: six new backboards in town',
    },
    lead: {
      hu: 'A klub, a város és két szponzor összefogásából hat játszótér kap új palánkot, hálót és felfestett vonalakat. Az elsőt a Halász-telepen avattuk fel.',
      en: 'Six playgrounds get a new backboard, a net and painted lines, paid for by the club, the town and two sponsors. The first one is open on the Halász estate.',
    },
    body: {
      hu: `Fél hétkor még csak a festő volt ott, hétre húsz gyerek állt a kerítésnél. A Halász-telepi játszótér aszfaltján ugyanaz a hárompontos ív van, mint a Duna Arénában, centire lemérve. A mérést Majoros Ferenc csarnokgondnok végezte, egy szöggel és egy madzaggal, és a madzagot azóta sem adja oda senkinek.

A *Palánkot a térre* program három lépésből áll: a város kijelöli a helyet, a Kovács & Fia Építőipar elvégzi az alapozást, a klub pedig állja a palánkot és az első évi karbantartást. A hálókat a Szikla Sportital adja, cserélni bárki kérhet, ha kiszakadt. Kettő láncból készül: a környék azt szavazta meg, mert így sötétben is hallani, ha bement.

## Hol lesz még?

- Révkapu tér: két palánk, alacsonyabb gyűrűvel is
- Fűzfás utcai iskola udvara: délután négytől nyitott
- Malomsor, Vasútkert és a Kilátó alatti pálya: a második körben

Az avatón Nagy Bence és Győrfi Kristóf is beállt, a nap hőse mégis egy kilencéves lány lett, aki félpályáról dobott be egyet, és azonnal hazament vacsorázni.

> Én is ilyen kerítés mellett kezdtem. Ott nincs edző, csak sötétedés.
>
> Nagy Bence

## A környék szabályai

A pályához nem tartozik házirend, de az avató végére a gyerekek írtak egyet a kerítésre, krétával. Szó szerint:

1. Aki hozza a labdát, nem választhat csapatot is.
2. A kutya nem számít védőnek.
3. Nyolckor a kicsik dobják az utolsót, kilenckor a nagyok.
4. Ha Juli néni kiszól, csend van.

A klub jogásza átolvasta, és csak annyit tett hozzá, hogy a negyedik pontot a csarnokban is bevezetné.

A pályák nyitva vannak, kulcs nem kell. Aki rendszeresen játszana, [az akadémia](/oldalak/akademia) délutáni csoportjaiban talál társakat.`,
      en: `At half past six only the painter was there; by seven, twenty children stood at the fence. The three-point arc on the asphalt of the Halász estate is the one in the Duna Aréna, measured to the centimetre. Ferenc Majoros, the hall’s caretaker, did the measuring with a nail and a piece of string, and he has not let anyone near the string since.

The programme, *A hoop for every square*, has three parts: the town names the place, Kovács & Fia lay the foundation, and the club pays for the backboard and the first year of upkeep. The nets come from Szikla Sportital, and anyone may ask for a new one. Two of them are made of chain; the neighbours voted for it, because that way you can hear it go in after dark.

## Where next?

- Révkapu square: two hoops, one of them lower
- the yard of the Fűzfás street school: open from four in the afternoon
- Malomsor, Vasútkert and the court below the lookout: in the second round

Bence Nagy and Kristóf Győrfi joined in at the opening, but the hero of the day was a nine-year-old girl who made one from half court and went straight home for supper.

> I started beside a fence like this one. There is no coach there, only nightfall.
>
> Bence Nagy

## The rules of the neighbourhood

The court came without regulations, but by the end of the evening the children had chalked some on the fence. Word for word:

1. If you bring the ball, you don’t get to pick the teams as well.
2. The dog doesn’t count as a defender.
3. At eight the little ones take the last shot, at nine the big ones.
4. When Aunt Juli calls out, it’s quiet.

The club’s lawyer read them through and remarked only that he would bring in number four at the hall too.

The courts are open and need no key. If you would like to play regularly, you will find company in the afternoon groups of [the academy](/page/academy).`,
    },
    cover: 'img/street.webp',
    coverAlt: {
      hu: 'Utcai pálya naplementében, egy játékos sziluettje dobás közben',
      en: 'A street court at sunset with the silhouette of a player shooting',
    },
    categories: ['kozosseg'],
    tags: ['solyom-akademia'],
    highlight: 'no',
    publishedDaysAgo: 46,
    hour: '10:30',
    related: ['jovo-solymai', 'hajogyari-gyuruk', 'tao-edzopalya'],
    documents: [],
  },
  {
    key: 'tao-edzopalya',
    title: { hu: 'TAO-támogatásból épül az új edzőpálya', en: 'TAO support pays for the new practice court' },
    lead: {
      hu: 'Tizenegy cég ajánlotta fel társasági adójának egy részét, így a csarnok északi oldalán megkezdődhet a második játéktér kialakítása. Elszámolunk vele, tételesen.',
      en: 'Eleven companies have offered part of their corporate tax, so work can begin on a second court on the north side of the hall. Here is where it goes, item by item.',
    },
    body: {
      hu: `Egy csarnok, tizenegy csapat, napi tizennégy óra: az aréna beosztásában évek óta nem fért el több edzés. Az idei felajánlásokból végre megépülhet, amire az akadémia tíz éve vár, egy teljes méretű edzőpálya.

A látvány-csapatsportok támogatási rendszerében a cégek a társasági adójuk egy részét fordíthatják sportra. A vállalkozásnak ez nem többletköltség, a klubnak viszont kiszámítható forrás, amelyről az utolsó forintig el kell számolnia.

## Mire fordítjuk?

| Tétel | Összeg | Ütem |
|---|---|---|
| Padlóburkolat és vonalazás | 41,2 millió Ft | első |
| Palánkok, eredményjelző | 12,6 millió Ft | első |
| Világítás, szellőzés | 18,9 millió Ft | második |
| Utánpótlás-nevelés (edzői bérek, utazás) | 36,4 millió Ft | folyamatos |

Összesen 109,1 millió forint. Aki szereti az ilyesmit, összeadhatja; Halmos Dóra gazdasági vezető háromszor tette meg, papíron.

## Amit a legtöbbször kérdeznek

**Mehet ebből pénz játékosfizetésre?** A felnőttekére nem. A rendszer az utánpótlást és a létesítményt támogatja, minden más tételt visszadobnának.

**Ki választja ki a kivitelezőt?** A munkát nyílt beszerzésben ítéljük oda, a szerződéseket a honlapon közzétesszük.

**Mit nyernek vele a gyerekek?** Időt. A második játéktér elkészültével az U11–U14-es csoportok este hét előtt végeznek, ami hétköznap az egyik legtöbbet kért változtatás volt a szülőktől.

**Kis cég is jöhet?** Igen. A tizenegy közül a legkisebb egy kétfős esernyőjavító, és az ő nevük ugyanakkora betűvel kerül a táblára, mint a legnagyobbé.

**Hol látom, mire ment el?** Negyedévente elszámolunk, az idény végén közzétesszük a felhasználást. A számlákba a klubirodában is bele lehet nézni. Eddig ketten kérték, és mindketten maradtak egy kávéra.

Ha a cégük csatlakozna, a teendőkről [a TAO-tájékoztató](/oldalak/tao-tajekoztato) ír, a nyilatkozat mintája pedig innen letölthető. Személyesen a klubirodában is segítünk kitölteni; az említett kávé nem számít bele a támogatásba.`,
      en: `One hall, eleven teams, fourteen hours a day: for years there has been no room for another practice. This year’s offers pay at last for what the academy has waited ten years for, a full-size practice court.

In Hungary’s support scheme for team sports a company may direct part of its corporate tax to a club. It costs the business nothing extra, and for the club it is money it can plan with and must account for to the last forint.

## What is it for?

| Item | Amount | Phase |
|---|---|---|
| Floor and lines | HUF 41.2 million | first |
| Backboards, scoreboard | HUF 12.6 million | first |
| Lights, ventilation | HUF 18.9 million | second |
| Youth work (coaches’ pay, travel) | HUF 36.4 million | all along |

That makes HUF 109.1 million. If you enjoy that kind of thing, add it up; Dóra Halmos, our head of finance, has done so three times, on paper.

## What we are asked most

**Can any of it go on players’ wages?** Not the seniors’. The scheme supports youth and buildings; anything else would be sent back.

**Who chooses the builder?** The work goes to open tender and the contracts will be published here.

**What do the children get out of it?** Time. Once the court is ready, the under-11 to under-14 groups finish before seven in the evening, which is one of the changes parents asked for most.

**May small firms join?** They may. The smallest of the eleven is an umbrella repair shop with a staff of two, and their name goes on the plaque in letters as large as the largest’s.

**Where can I see what became of it?** We account for it every quarter and publish its use at the end of the season. The invoices can be looked at in the club office. Two people have asked so far, and both stayed for a coffee.

If your company would like to take part, [the TAO page](/page/tao-information) tells how, and a sample declaration can be downloaded below. We also help you fill it in at the club office; the said coffee doesn’t count towards the support.`,
    },
    cover: 'img/ures-csarnok.webp',
    coverAlt: {
      hu: 'Üres csarnok fénycsóvákkal, a középkörben egyetlen labda',
      en: 'An empty hall under beams of light, one ball at centre court',
    },
    categories: ['klub', 'utanpotlas'],
    tags: ['tao', 'duna-arena', 'solyom-akademia'],
    highlight: 'no',
    publishedDaysAgo: 99,
    hour: '09:40',
    related: ['harom-valogatott', 'zold-csarnok', 'lany-szakosztaly'],
    documents: ['tao-nyilatkozat'],
  },
  {
    key: 'szunidei-tabor',
    title: {
      hu: 'Tizenkét edzés, két hét: jön a szünidei tábor',
      en: 'Twelve practices, two weeks: the holiday camp is coming',
    },
    lead: {
      hu: 'Az iskolai szünetben bejárós tábort tartunk hat és tizennégy év közötti gyerekeknek. Kezdők is jöhetnek, labdát és ebédet adunk.',
      en: 'We run a day camp in the school holidays for children from six to fourteen. Beginners are welcome; we bring the balls and the lunch.',
    },
    body: {
      hu: `Reggel nyolctól délután négyig, két egyhetes turnusban, korosztályonként külön edzővel. A szünidei tábor évek óta az a két hét, amikor a Duna Aréna folyosóin többen futnak, mint a pályán.

A délelőtt a kosárlabdáé: labdavezetés, passz, lábmunka, a végén mindig játék. Délután úszás, kenuzás vagy társasjáték következik, attól függően, mit enged az idő. Szerdánként a felnőttcsapat két tagja tartja az edzést, és a gyerekek pontozzák őket: tavaly Jović Stefan kilencest kapott, mert nem hagyta nyerni a kicsiket, és tízest, mert a végén mégis.

## Tudnivalók

- részvételi díj: 38 000 Ft turnusonként, testvéreknek 30 százalék kedvezménnyel
- létszám: turnusonként hatvan gyerek, jelentkezési sorrendben
- kell hozzá: teremcipő, kulacs, törölköző

## Mi van ebédre?

A leggyakoribb szülői kérdés, úgyhogy itt a válasz: leves, főétel, gyümölcs, a klubkonyháról. Az ételérzékenységet a jelentkezéskor kell jelezni, a spenót iránti ellenérzést fölösleges, Gálfi Márta tud róla, és nem enged belőle.

## Mi nincs?

Telefon. Reggel mindenki bedobja egy cipősdobozba, délután négykor visszakapja. Az első nap nehéz, a másodikon a gyerekek kitalálnak egy játékot, a harmadikon már az edzők is bedobják a magukét. Aki sürgősen elérné a gyerekét, a portát hívja: Kati néni mindenkit név szerint ismer, délre azt is, aki aznap jött először.

A turnusok péntek délután a szülőkkel zárulnak: négykor bemutató, fél ötkor gyerekek a szülők ellen. A szülők öt éve nem nyertek. Bemelegíteni ajánlott, panaszt hétfőn fogadunk.

Aki a tábor után is maradna, két ingyenes próbaedzést kap a korosztályos csoportban. A [tagdíj szabályai](/oldalak/tagdijfizetesi-szabalyzat) és [az edzések rendje](/oldalak/edzesi-idopontok) a honlapon olvasható.

Jelentkezni [az űrlapon](/csatlakozz) lehet, a korosztály edzője visszahív, és egyezteti a turnust.`,
      en: `From eight in the morning to four in the afternoon, in two turns of a week each, with a coach for each age group. For years these have been the two weeks when more people run in the corridors of the Duna Aréna than on its floor.

Mornings are for basketball: dribbling, passing, footwork, and always a game at the end. In the afternoon there is swimming, canoeing or board games, as the weather allows. On Wednesdays two players of the first team take the practice, and the children mark them: last year Stefan Jović got nine for not letting the little ones win, and ten for doing so after all.

## Good to know

- fee: HUF 38,000 a turn, 30 per cent off for brothers and sisters
- places: sixty children a turn, first come, first served
- bring: indoor shoes, a water bottle, a towel

## What’s for lunch?

Parents ask this more than anything, so here is the answer: soup, a main course and fruit, from the club kitchen. Tell us about allergies when you sign up. There is no need to mention a dislike of spinach; Márta Gálfi knows about it and won’t budge.

## What isn’t there?

Telephones. In the morning they all go into a shoebox and at four they come out again. The first day is hard, on the second the children invent a game, and by the third the coaches are handing in theirs. If you need your child urgently, ring the porter’s desk: Aunt Kati knows everyone by name, by noon even those who came for the first time that morning.

Each turn ends on Friday afternoon with the parents: a show at four, and at half past children against parents. The parents have not won for five years. Warming up is advised; complaints are taken on Monday.

Anyone who would like to stay on after the camp gets two free trial practices with their age group. [The fee rules](/page/membership-fee-rules) and [the timetable](/page/training-times) are on this site.

Sign up with [the form](/join-us); the coach of the age group will ring you back to settle the turn.`,
    },
    cover: 'img/utanpotlas.webp',
    coverAlt: {
      hu: 'Fiatal játékosok edzenek egy nagy pályán, felülről nézve',
      en: 'Young players practising on a wide court, seen from above',
    },
    categories: ['utanpotlas', 'kozosseg'],
    tags: ['solyom-akademia', 'duna-arena'],
    highlight: 'no',
    publishedDaysAgo: 152,
    hour: '08:45',
    related: ['jovo-solymai', 'harom-valogatott', 'konyha'],
    documents: [],
  },
]
