import type { DemoArticle } from '../../types.ts'

export const fans: DemoArticle[] = [
  {
    key: 'level-a-138-asrol',
    title: {
      hu: '„Miért nyikorog a 138-as?” Levél a keleti lelátóról, válasszal',
      en: '“Why does 138 squeak?” A letter from the east stand, with an answer',
    },
    lead: {
      hu: 'Kézzel írt levél érkezett az irodába, három kérdéssel és egy szem selyemcukorral. Mindháromra felelünk. A cukorról is lesz szó.',
      en: 'A handwritten letter reached the office with three questions and one boiled sweet. We answer all three. The sweet will be dealt with as well.',
    },
    body: {
      hu: `Zöld tinta, gyöngybetűk, két oldal margóval. A feladó nevét csak a végén, a rövidítések között találtuk meg: H. Imréné. Engedélyével, rövidítve közöljük.

> Tisztelt Iroda! 1994 óta ülök a keleti lelátó 138-as székén, ez a csarnokkal egyidős barátság. A szék három éve nyikorog, de csak akkor, amikor mi dobunk büntetőt. Kérem, vizsgálják ki.

**Kivizsgáltuk.** Berta Mihály gondnok egy teljes órát ült a 138-ason, hol előrehajolva, hol hátradőlve. Megállapította, hogy a rugó akkor szól, ha az ember visszatartja a lélegzetét, és kihúzza magát. Büntetőnél ezt Ön, asszonyom, minden jel szerint megteszi, a vendégekénél pedig hátradől. A rugót megolajoztuk. Ha hiányozna a hang, szóljon, visszacsináljuk.

> Mostanában a 139-esen hol ez a gyerek ül, hol amaz. Jól neveltek, csak sokat kérdeznek. Ez már így marad?

**Ha rajtunk múlik, igen.** A 139-es bérletesét a munkája gyakran máshová szólítja, ilyenkor [az átadható este](/oldalak/jegyek) révén egy akadémista kapja meg a helyét. Megkérdeztünk közülük hármat. Az egyik szerint Ön mindent tud a zónáról. A másik Öntől tanulta meg, mikor nem illik tapsolni. A harmadik csak ennyit mondott: „A néninél van cukor.”

> Végül: muszáj a hangosbemondónak minden nevet úgy kimondania, mintha rég nem látott rokon jött volna haza?

**Továbbítottuk.** Csóka Tihamér ezt a kérdést már mástól is megkapta, és azt üzeni, hogy nála tényleg az. Hozzátette, hogy a 138-as széket is szívesen bemondaná egyszer, ha Ön hozzájárul.

## Utóirat a cukorról

A borítékban lévő selyemcukrot Homoki Zsolt ügyvezető ette meg, abban a hitben, hogy minta. Bocsánatot kér. A következő hazai mérkőzésen egy zacskóval pótolja, személyesen, a 138-asnál; a 139-esnek is jut.

A válaszunk után két nappal képeslap jött, a képen a Tisza, a hátoldalán egyetlen mondat: „A rugót kérem vissza.” Mihály már intézkedett.

Levelet továbbra is szívesen kapunk. A címünk [a kapcsolati oldalon](/oldalak/kapcsolat) van, a válasz nagyjából egy hét, kivizsgálással kettő.`,
      en: `Green ink, a neat hand, two pages with a margin. The sender’s name was only to be found at the very end, among the abbreviations: Mrs H. We print it with her permission, somewhat shortened.

> Dear Office, I have sat in seat 138 of the east stand since 1994, a friendship as old as the hall. For three years the seat has squeaked, but only when our side is shooting free throws. Please look into it.

**We have.** Mihály Berta, the caretaker, sat in 138 for a full hour, now leaning forward, now leaning back. He found that the spring speaks when a person holds her breath and sits up straight. At free throws, madam, all the evidence suggests that you do; at the visitors’ you lean back. We have oiled the spring. If you should miss the noise, say so and we will undo it.

> These days there is a different child in 139 every time. They are well brought up but ask a great deal. Is this how it is going to be?

**If it is up to us, yes.** The holder of 139 is often called away by his work, and [the evening you pass on](/page/tickets) then gives his seat to a child of the academy. We spoke to three of them. One says that you know everything about the zone. Another learned from you when it isn’t done to clap. The third said only this: “The lady has sweets.”

> Finally: must the announcer say every name as if a long-lost relative had come home?

**We have passed it on.** Tihamér Csóka has had this question from others too, and sends word that to him they are. He added that he would be glad to announce seat 138 one evening, should you agree.

## A postscript on the sweet

The boiled sweet in the envelope was eaten by Zsolt Homoki, our managing director, in the belief that it was a sample. He apologises. He will replace it with a bag at the next home game, in person, at seat 138; there will be some for 139 as well.

Two days after our reply a postcard arrived with the Tisza on the front and a single sentence on the back: “I should like the spring returned.” Mihály has seen to it.

We are always glad of letters. The address is on [the contact page](/page/contact); a reply takes about a week, or two if there is an investigation.`,
    },
    cover: 'img/ulohelyek.webp',
    coverAlt: {
      hu: 'Számozott zöld székek sorai, a 138-ason kosárlabda',
      en: 'Rows of numbered green seats with a basketball on number 138',
    },
    categories: ['szurkoloknak'],
    tags: ['tisza-arena', 'szurkoloi-klub'],
    highlight: 'highlight',
    publishedDaysAgo: 3,
    hour: '09:15',
    related: ['csoka-tihamer', 'berta-mihaly', 'hol-uljek'],
    documents: [],
  },
  {
    key: 'jatekvezetoi-est',
    title: {
      hu: 'Negyven fülhallgató: mit mond a bíró, amikor senki sem hallja?',
      en: 'Forty headphones: what does a referee say when nobody can hear?',
    },
    lead: {
      hu: 'A játékvezetői esten a szurkolók élőben követhették, mit beszél egymással és a játékosokkal a két bíró. Vitatkozni jöttek, többnyire hallgattak.',
      en: 'At the referees’ evening supporters could listen in on what two referees say to each other and to the players. They had come to argue, and for the most part kept quiet.',
    },
    body: {
      hu: `A mikrofon akkora, mint egy inggomb, és a síp zsinórjára csíptetik. Aki aznap este a nyugati lelátón ült, a negyven fülhallgató egyikén azt hallotta, amit egyébként soha: a lélegzetvételt a sípszó előtt. Az első tíz percben senki sem szólt, pedig a szurkolói klub vitaestet hirdetett.

Két U18-as csapatunk játszott egymás ellen, tét nélkül. Az egyik bíró Dobi Katalin volt, az akadémia játékvezető-képzésének irányítója, a másik a tanfolyam friss végzőse, egy tizenhét éves lány, aki először fújt nagy csarnokban. Hogy ideges, azt rajtunk kívül senki sem tudta.

## Néhány mondat a negyven percből

- „Láttam. Nem volt semmi. De láttam.”
- „Ezt én néztem el. Bocsánat, gyerünk.”
- „Ha most abbahagyjátok, nem is történt meg.”
- „Jó helyen állsz, maradj ott.” Ezt Katalin mondta a társának, háromszor.

Mohos Barnabás statisztikus fülhallgatóval ült, tehát számolt.

| Ami elhangzott | Hányszor? |
|---|---|
| „Jól vagy?” | 14 |
| „Láttam.” | 11 |
| „Fűzd be, megvárlak.” | 6 |
| „Bocsánat.” | 3 |
| emelt hang | 0 |

A szünetben mindketten följöttek a lelátóra. Az első kérdés az volt, miért nem magyarázzák meg a döntéseiket. Katalin szerint megmagyarázzák, csak annak, akire tartozik, és legföljebb három szóban, mert közben elmegy a játék. A második az volt, fáj-e, ha háromezren fütyülnek. A lány felelt: még nem tudja, de az előbb negyvenen tapsoltak neki, és az is furcsa volt.

> A bíró egy másodperccel a sípszó után már tudja, ha tévedett. A hátralévő idő hosszú.
>
> Dobi Katalin

Mészáros Edit, a szurkolói klub vezetője bevallotta, hogy húsz éve ez az első meccse, amelyen nem kiabált be. Közelről mindenki rokonszenvesebb, mondta, ezért szokott távolabb ülni. Ládi Erzsébet elnök, aki tíz évig pontozóbíró volt, a zsűriasztalnál foglalt helyet, fülhallgató nélkül. „Onnan mindent látni, és semmit sem szabad hozzáfűzni” – mondta. – „Elnöknek ennél jobb iskola nincs.”

A tanfolyam tizenöt éves kortól végezhető, az érdeklődőknek az akademia@tiszaihiuzok.example címen felelnek. Gyakorolni a [Jövő Hiúzai](/oldalak/akademia) iskolai meccsein lehet, ahol a játékosok még visszakérdeznek.

A fülhallgatókat a ruhatárban kellett leadni. A buszmegállóban aztán két szurkoló összeakaszkodott azon, ki állt előbb a sorban. „Láttam” – szólt oda egy harmadik. Nem kellett hozzá több.`,
      en: `The microphone is the size of a shirt button and is clipped to the cord of the whistle. Those who sat in the west stand that evening heard through one of forty headphones what you otherwise never hear: the breath before the call. For the first ten minutes nobody spoke, although the supporters’ club had advertised a debate.

Two of our under-18 teams were playing each other for nothing. One of the referees was Katalin Dobi, who runs the academy’s course; the other had just passed it, a girl of seventeen in a big hall for the first time. Nobody but us knew that she was nervous.

## A few sentences from forty minutes

- “I saw it. There was nothing. But I saw it.”
- “I missed that one. Sorry, on we go.”
- “If you stop it now, it never happened.”
- “You’re in the right place, stay there.” This was Katalin to her colleague, three times.

Barnabás Mohos, the statistician, had headphones on and was therefore counting.

| What was said | How often? |
|---|---|
| “Are you all right?” | 14 |
| “I saw it.” | 11 |
| “Tie it up, I’ll wait.” | 6 |
| “Sorry.” | 3 |
| a raised voice | 0 |

At half-time both of them came up to the stand. The first question was why referees don’t explain their decisions. They do, Katalin said, but to those concerned and in no more than three words, because the game goes off without you. The second was whether it hurts when three thousand people whistle. It was the girl who answered: she doesn’t know yet, but forty had just applauded her and that was strange too.

> A referee knows one second after the whistle if it was a mistake. The time that is left is long.
>
> Katalin Dobi

Edit Mészáros, head of the supporters’ club, confessed that this was her first game in twenty years without shouting. Everyone is more likeable from close up, she said, which is why she normally sits further away. Erzsébet Ládi, the president, a scorer for ten years, took her place at the table without headphones. “From there you see everything and may remark on nothing,” she said. “There is no better school for a president.”

The course is open from the age of fifteen; those interested can write to akademia@tiszaihiuzok.example. There is practice to be had at the school games of the [Lynxes of the Future](/page/academy), where the players still answer back.

The headphones had to be returned at the cloakroom. At the bus stop afterwards two supporters fell out over who had been first in the queue. “I saw it,” said a third. Nothing more was needed.`,
    },
    cover: 'img/blokk.webp',
    coverAlt: {
      hu: 'Támadó és védő a levegőben a palánk előtt, a labda az ujjaik fölött',
      en: 'Attacker and defender in the air before the backboard, the ball above their fingers',
    },
    categories: ['szurkoloknak', 'akademia'],
    tags: ['szurkoloi-klub', 'hiuz-akademia', 'jovo-hiuzai'],
    highlight: 'no',
    publishedDaysAgo: 22,
    hour: '21:30',
    related: ['hol-uljek', 'onkentesek'],
    documents: [],
  },
  {
    key: 'kulonvonat',
    title: {
      hu: 'Vonattal a meccsre: szurkolói különjárat idegenbe',
      en: 'To the game by rail: a fans’ train to the away games',
    },
    lead: {
      hu: 'Három idegenbeli mérkőzésre indul zöld szerelvény, doboló kocsival és csendes kocsival. A jegy ára a belépőt is tartalmazza.',
      en: 'A green train runs to three away games with a drum car and a quiet car. The fare includes the ticket to the game.',
    },
    body: {
      hu: `Tavaly egy busz indult, és hatvanan maradtak le róla. A szurkolói klub ezért idén vonatot bérel: öt kocsi, háromszáz hely, és egy szakasz azoknak, akik hazafelé aludnának. A mozdony zöld. Ezt nem kértük, így jött.

## A szerelvény

| Kocsi | Kinek való? | Szabálya |
|---|---|---|
| 1. doboló | akire otthon már rászóltak | éjfélig szabad, alagútban is |
| 2. és 3. családi | gyerekkel vagy anélkül | a folyosó játszótér |
| 4. étkező | mindenkinek | a perec véges |
| 5. csendes | olvasóknak, alvóknak, bánatosoknak | suttogni lehet |

Egy kocsiból a másikba menet közben is át lehet ülni. A tapasztalat szerint odafelé az első, visszafelé az ötödik telik meg, és aki ezt előre tudja, az visszafelé is talál ablakot.

## Hogyan lehet jönni?

1. Váltson jegyet a csarnok pénztárában vagy a [jegyoldalon](/oldalak/jegyek) leírt módon.
2. Jelölje meg, melyik kocsit kéri.
3. Indulás előtt fél órával legyen a tiszahalmi állomás első vágányánál, zöldben.

A menetdíj felnőttnek 6900, diáknak 4500 forint, és tartalmazza a mérkőzés belépőjét. Tizennégy év alatt csak felnőtt kísérővel lehet utazni. Üveget és alkoholt a vonatra sem lehet fölvinni, ahogy a csarnokba sem, ez a [házirend](/oldalak/hazirend) második pontja, kerekeken.

Az étkezőkocsiban a Máglya Grill süt, a perecet a nyugdíjas kör hozza, hat kosárral. Az indulást Csóka Tihamér hangosbemondó jelenti be a peronon, díjtalanul. Azt kérte, hogy a vonat lehetőleg késsen egy percet, mert úgy hosszabb a szövege.

> Azért szeretem a vonatot, mert vereség után is szemben ülünk egymással.
>
> Mészáros Edit, a szurkolói klub vezetője

A járatok napját legkésőbb két héttel az indulás előtt hirdetjük ki. Visszafelé a szerelvény megvárja a lefújást, akármeddig tart. A próbaúton ezt a kalauz úgy fogalmazta meg, hogy harminc éve siet, most végre valami másra is kíváncsi.`,
      en: `Last year there was one bus, and sixty people did not fit on it. So this time the supporters’ club is hiring a train: five cars, three hundred seats, and a compartment for those who would like to sleep on the way home. The engine is green. We didn’t ask for that; it just came.

## The train

| Car | Who is it for? | Its rule |
|---|---|---|
| 1 drums | those who have been spoken to at home | until midnight, tunnels included |
| 2 and 3 family | with children or without | the corridor is a playground |
| 4 dining | everyone | the pretzels are finite |
| 5 quiet | readers, sleepers, the sorrowful | whispering allowed |

You may move from one car to another on the way. Experience shows that the first fills up going out and the fifth coming back, and those who know it beforehand find a window both ways.

## How to come along

1. Buy a ticket at the box office or as described on [the ticket page](/page/tickets).
2. Say which car you would like.
3. Be at platform one of Tiszahalom station half an hour before departure, in green.

The fare is HUF 6,900 for adults and HUF 4,500 for students, entrance to the game included. Under fourteen you need an adult with you. Glass and alcohol are not allowed on the train any more than in the hall: it is point two of [the house rules](/page/house-rules), on wheels.

Máglya Grill cook in the dining car, and the pensioners’ circle bring the pretzels, six baskets of them. Tihamér Csóka, our announcer, calls the departure on the platform free of charge. He has asked for the train to be a minute late if at all possible, as it makes for a longer text.

> What I like about the train is that we sit facing each other after a defeat as well.
>
> Edit Mészáros, head of the supporters’ club

Dates are announced at least two weeks before departure. On the way back the train waits for the final buzzer, however long it takes. As the conductor put it on the trial run, he has been in a hurry for thirty years and is curious about something else for once.`,
    },
    cover: 'img/szurkolok.webp',
    coverAlt: {
      hu: 'Ujjongó szurkolók sziluettje a kivilágított zöld pálya felett',
      en: 'Silhouettes of cheering fans above the lit green court',
    },
    categories: ['szurkoloknak'],
    tags: ['szurkoloi-klub'],
    highlight: 'no',
    publishedDaysAgo: 30,
    hour: '10:45',
    related: ['hol-uljek', 'veradas'],
    documents: [],
  },
  {
    key: 'hol-uljek',
    title: {
      hu: 'Hová üljek? Kalauz a Tisza Aréna négy lelátójához',
      en: 'Where shall I sit? A guide to the four stands of the Tisza Aréna',
    },
    lead: {
      hu: 'A jegyoldalon ott vannak az árak. Az nincs ott, hogy melyik lelátón mit fognak kérdezni Öntől, és hol illik hallgatni.',
      en: 'The prices are on the ticket page. What isn’t there is what they will ask you in which stand, and where it is good manners to keep quiet.',
    },
    body: {
      hu: `Egy csarnokot az építész csak megrajzol, fölosztani a közönség osztja föl. A Tisza Aréna négy lelátóján négyféle szokás alakult ki, és aki először jön, rendszerint a szünetre jön rá, hová is ült. Ezt a félidőt szeretnénk megspórolni.

## Keleti: akik jegyzetelnek

Itt ül a nyugdíjas kör, tizenegy szakértővel és több zacskó pereccel. Csendben néznek, időkéréskor szólalnak meg, akkor viszont egyszerre. Az újoncot a második negyedben kikérdezik a zónából. Aki tudja, perecet kap. Aki nem, az kettőt, vigasztalásul.

## Nyugati: akik sakkoznak

A házirend szerint itt csendesebb a világ, és tényleg az. A *Halk Nyugat* huszonhat tagja tizenhárom zsebsakkal jár meccsre, és lépni csak álló óránál szabad. Egy játszma átlagosan három meccsig tart. A szoros meccseket arról lehet fölismerni, hogy a végén senki sem emlékszik, ki következik.

## Északi: akik uzsonnáznak

Családok, hátizsákok, termoszok. Innen indul a legtöbb expedíció a mosdóba, mindig a legfontosabb támadásnál. Gyerek nélkül is le lehet ülni, de gyereket azért kap az ember az ölébe, amíg a gazdája visszaér.

## Ártér: akik állnak

Szék itt is van, kabátnak kiváló. A *Dobszakasz* hat dobbal és egy karmesterrel dolgozik, kedden próbálnak a régi kikötőben, hogy senkit ne zavarjanak. A halaknak nem tetszik, de nem írtak róla.

## Gyors döntés

- ha beszélgetne: Keleti, de készüljön
- ha gondolkodna: Nyugati
- ha éhes: Északi
- ha otthon is kiabál: Ártér

Van ötödik lelátó is, csak nem látszik. A *Messziről Hiúzok* elköltözött tiszahalmiak: Mészáros Edit negyvenhét címet tart számon, a szomszéd megyétől a tengerig. Meccsnapon egyszerre teszik ki az ablakba a zöld sálat. Értelme nincs, de mind a negyvenheten tudják, hogy a többi negyvenhat is kint van.

> Tagkönyvünk nincs. Aki kétszer ugyanott ül, azt harmadszorra keressük, ha nem jön.
>
> Mészáros Edit, a szurkolói klub vezetője

A jegyek árát [itt](/oldalak/jegyek), a csarnok bejáratait [itt](/oldalak/csarnok) találja. Aki a szünetben mégis rájön, hogy rossz helyre ült, szóljon a sor végén: cserélni szoktak, perecért.`,
      en: `An architect only draws a hall; it is the crowd that divides it up. Four kinds of habit have grown up in the four stands of the Tisza Aréna, and newcomers tend to find out at half-time where it is they have sat down. We should like to save them that half.

## East: those who take notes

This is where the pensioners’ circle sits, eleven experts with several bags of pretzels. They watch in silence and speak at time-outs, but then all at once. In the second quarter a novice is examined on the zone. If you know it, you get a pretzel. If you don’t, you get two, by way of comfort.

## West: those who play chess

The house rules call it a quieter world, and so it is. The twenty-six members of the *Quiet West* bring thirteen pocket chess sets, and a move may be made only while the clock is stopped. A game of chess takes three of basketball on average. You can tell a close finish by nobody remembering whose turn it is.

## North: those who have sandwiches

Families, rucksacks, flasks. Most expeditions to the toilets start from here, always on the most important possession. You may sit here without a child, but one will be put in your lap until its owner comes back.

## Floodplain: those who stand

There are seats here too, excellent for coats. The *Drum Section* works with six drums and one conductor, and rehearses on Tuesdays in the old harbour so as not to disturb anyone. The fish don’t like it, but they have not written in.

## In a hurry

- if you would like to talk: East, but come prepared
- if you would like to think: West
- if you are hungry: North
- if you shout at home as well: Floodplain

There is a fifth stand, which can’t be seen. The *Lynxes from Afar* are people who have moved away from Tiszahalom; Edit Mészáros keeps forty-seven addresses, from the next county to the sea. On game days they all hang a green scarf in the window at the same time. There is no point to it, but each of the forty-seven knows that the other forty-six are out.

> We have no membership cards. If you sit in the same place twice, we come looking for you the third time.
>
> Edit Mészáros, head of the supporters’ club

The prices are [here](/page/tickets) and the entrances [here](/page/arena). If you do find out at half-time that you are in the wrong place, have a word at the end of the row: they have been known to swap for a pretzel.`,
    },
    cover: 'img/szurkolok.webp',
    coverAlt: {
      hu: 'Ujjongó szurkolók sziluettje a kivilágított zöld pálya felett',
      en: 'Silhouettes of cheering fans above the lit green court',
    },
    categories: ['szurkoloknak'],
    tags: ['szurkoloi-klub', 'tisza-arena'],
    highlight: 'no',
    publishedDaysAgo: 151,
    hour: '12:00',
    related: ['berlet-indul', 'uj-mez'],
    documents: [],
  },
  {
    key: 'uj-mez',
    title: {
      hu: 'Ártéri zöld: bemutatkozott az új hazai mez',
      en: 'Floodplain green: the new home kit is here',
    },
    lead: {
      hu: 'A szám egy régi csónak rendszámából, a minta a magas víz nyomából született. A mezt a tiszahalmi rajzszakkör tervezte, négyszáz szavazat döntött róla.',
      en: 'The figures come from an old boat’s registration, the pattern from the mark of high water. A local drawing class designed it, and four hundred votes decided.',
    },
    body: {
      hu: `Aki közelről nézi, vonalakat lát rajta: vízszintes, hullámzó csíkokat a bordák magasságában. Aki tiszahalmi, az tudja, hogy ezek az árvízi mércék nyomai a gátőrház falán, 1970-től máig. A legfölső csík a szív fölött fut. Véletlenül, mondják a tervezők, de nem tiltakoznak, ha valaki mást gondol.

A pályázatot az Ártéri Gimnázium rajzszakköre nyerte Vincze Hanna vezetésével. Harminckét terv érkezett, köztük egy, amelyen a hiúz szemüveget visel, és egy teljesen fekete, „Éjszaka az ártéren” címmel. A döntőbe öt jutott, a szavazólapokat a csarnok előterében álló csónakba kellett dobni. Négyszáz szavazat gyűlt össze és tizenegy buszjegy.

A betűket egy lebontott halászcsónak rendszámáról másolták le, ezért dől kicsit a nyolcas. Fehér Leventének, aki a nyolcast viseli, fölajánlották, hogy az övét kiegyenesítik. Nem kérte. Azt mondta, így legalább van iránya.

## Miből készült?

- újrahasznosított szál, mezenként tizennégy palackból
- varrás nélküli váll, a játékosok kérésére
- a karkivágás belsejében, olvashatatlanul kicsiben: 1963

Az első darabokat Kővári Ákos és a szertáros, Baji néni vitte le az öltözőbe. A kapitány fölpróbálta, megfordult a tükör előtt, és azt kérdezte, hol a zsebe. Baji néni szó nélkül kifordította rajta a mez szélét, megnézte a varrást, és kétszer bólintott. Az öltözőben aznap ez számított díjátadónak.

> Folyót nem lehet mezre rajzolni, mert nem áll meg. A nyomát lehet.
>
> Vincze Hanna, a rajzszakkör vezetője

Az idegenbeli szerelés fehér maradt, egyetlen zöld csíkkal. A szakkör ahhoz nem nyúlt, mert szerintük vendégségben az ember ne legyen hangos.

A szurkolói változat gyerekméretben is kapható [a klub boltjában](https://bolt.tiszaihiuzok.example). Minden eladott mez után ezer forint a rajzszakköré; az első részletből ecsetet vettek, a másodikból, mint Hanna bevallotta, süteményt.`,
      en: `From close up you see lines on it: level, wavy stripes at the height of the ribs. People from Tiszahalom know them as the flood marks on the wall of the dyke keeper’s house, from 1970 to this day. The topmost stripe runs across the heart. That is by accident, the designers say, but they raise no objection to other views.

The drawing class of the Ártéri grammar school won the competition, led by Hanna Vincze. Thirty-two designs came in, among them one in which the lynx wears glasses and one entirely in black called “Night on the floodplain”. Five reached the final, and ballots had to be dropped in the boat that stands in the lobby of the hall. Four hundred votes were cast, and eleven bus tickets.

They copied the letters from the registration of a fishing boat that was broken up, which is why the eight leans a little. Levente Fehér, who wears it, was offered a straight one. He declined. At least this one is going somewhere, he said.

## What is it made of?

- recycled yarn, fourteen bottles to a jersey
- seamless shoulders, at the players’ request
- inside the armhole, too small to read: 1963

Ákos Kővári and the kit lady, Aunt Baji, took the first ones down to the dressing room. The captain tried his on, turned in front of the mirror and asked where the pocket was. Without a word Aunt Baji turned the hem inside out on him, looked at the stitching and nodded twice. In the dressing room that counted as the award ceremony.

> You can’t draw a river on a jersey, because it won’t keep still. You can draw what it leaves behind.
>
> Hanna Vincze, head of the drawing class

The away kit is still white with a single green stripe. The class left that alone, as they feel one shouldn’t be loud when visiting.

The fans’ version comes in children’s sizes too, from [the club shop](https://bolt.tiszaihiuzok.example/en). A thousand forints from every jersey go to the drawing class; the first instalment was spent on brushes, and the second, as Hanna admits, on cake.`,
    },
    cover: 'img/oltozo.webp',
    coverAlt: {
      hu: 'Hat mez a fogasokon az öltözőben, a kapitányé sötét',
      en: 'Six jerseys on the pegs of the dressing room, the captain’s dark',
    },
    categories: ['klubelet', 'szurkoloknak'],
    tags: ['mez', 'kovari-akos'],
    highlight: 'no',
    publishedDaysAgo: 161,
    hour: '17:05',
    related: ['berlet-indul', 'tisza-torna'],
    documents: [],
  },
  {
    key: 'berlet-indul',
    title: {
      hu: 'Elindult a bérletértékesítés: tizenhárom este, egy ülőhely',
      en: 'Season tickets are on sale: thirteen evenings, one seat',
    },
    lead: {
      hu: 'Az első nap hatszáz bérlet kelt el, a keleti lelátón már csak szórványosan van hely.',
      en: 'Six hundred went on the first day, and the east stand has only odd seats left.',
    },
    body: {
      hu: `Az első vásárló reggel hatkor állt be a sorba, termosszal és összecsukható székkel. A székre végül a mögötte érkező néni ült, aki még a cukorgyári ebédlőben kezdte nézni a csapatot, és azóta egyetlen idényt sem hagyott ki. A pénztár délután háromkor nyit. Ezt mindketten tudták.

Délre a sor elérte a gátat, és kialakult a belső rendje: aki kávéért ment, a cipőjét hagyta maga helyett. Fél háromkor tizenkét pár cipő állt a rámpán, szép sorban, mint egy csapat a bemutatáskor.

## Árak

| Lelátó | Felnőtt | Diák, nyugdíjas | Családi (2+2) |
|---|---|---|---|
| Keleti | 39 000 Ft | 26 000 Ft | 98 000 Ft |
| Nyugati | 31 000 Ft | 20 000 Ft | 78 000 Ft |
| Északi | 26 000 Ft | 17 000 Ft | 65 000 Ft |
| Ártér (palánk mögött) | 18 000 Ft | 12 000 Ft | nincs |

A bérlet mind a tizenhárom alapszakaszbeli hazai mérkőzésre szól, és annyiba kerül, mint tíz jegy. Aki a tavalyi helyét kéri, péntek estig megteheti, utána a föl nem vett helyek szabadon választhatók.

## Újdonság: az átadható este

Ha valaki nem ér rá, a mérkőzés előtt két órával egyetlen gombnyomással továbbadhatja a helyét az akadémia valamelyik gyerekének. Tavaly összesen hétszáz bérletes szék maradt üresen. Ezekre szeretnénk arcokat ültetni, lehetőleg kérdezőseket.

## Akik cserélni szerettek volna

Egy házaspár azzal jött, hogy tizenöt éve egymás mellett ülnek, és most szeretnének két sorral arrébb kerülni, egymás elé. Az indok: a férj mindig kitakarja a gyűrűt, ha fölugrik, és a feleség ezt inkább messziről bocsátaná meg. Megkapták. Egy hatéves azt kérdezte, mi lesz a helyével, ha közben megnő. Fölírtuk.

Homoki Zsolt ügyvezető a nap végén kiment megköszönni a türelmet, és azzal szembesült, hogy a sor vége még nem akar hazamenni, mert jót beszélgetnek. A pénztár háromnegyed órával tovább maradt nyitva. A cipők mind gazdára találtak.

A vásárlás menetét [a jegyoldalon](/oldalak/jegyek) írtuk le.`,
      en: `The first buyer joined the queue at six in the morning with a flask and a folding chair. The chair was then occupied by the lady behind him, who began watching the team in the canteen of the sugar factory and has not missed a season since. The box office opens at three in the afternoon. Both of them knew that.

By noon the queue had reached the dyke and developed rules of its own: if you went for coffee, you left your shoes in your place. At half past two there were twelve pairs on the ramp, neatly in line, like a team being introduced.

## Prices

| Stand | Adult | Student, pensioner | Family (2+2) |
|---|---|---|---|
| East | HUF 39,000 | HUF 26,000 | HUF 98,000 |
| West | HUF 31,000 | HUF 20,000 | HUF 78,000 |
| North | HUF 26,000 | HUF 17,000 | HUF 65,000 |
| Floodplain (behind the basket) | HUF 18,000 | HUF 12,000 | none |

A season ticket is good for all thirteen home games of the regular season and costs as much as ten tickets. If you want last year’s seat, you have until Friday evening; after that the unclaimed ones are free to choose.

## New: the evening you pass on

If you can’t come, one press of a button up to two hours before the game gives your seat to a child of the academy. Seven hundred season seats in all stayed empty last year. We would like to see faces in them, preferably inquisitive ones.

## Those who wished to change

One couple came to say that they had sat side by side for fifteen years and would now like to be two rows apart, one in front of the other. The reason: the husband blocks the view of the ring whenever he jumps up, and the wife would rather forgive him from a distance. They got it. A six-year-old asked what happens to his seat if he grows in the meantime. We have made a note.

At the end of the day Zsolt Homoki, the managing director, went out to thank people for their patience and found that the tail of the queue did not want to go home, as the conversation was too good. The box office stayed open three quarters of an hour longer. All the shoes were claimed.

How to buy is on [the ticket page](/page/tickets).`,
    },
    cover: 'img/ulohelyek.webp',
    coverAlt: {
      hu: 'Számozott zöld székek sorai, a 138-ason kosárlabda',
      en: 'Rows of numbered green seats with a basketball on number 138',
    },
    categories: ['szurkoloknak'],
    tags: ['tisza-arena'],
    highlight: 'no',
    publishedDaysAgo: 184,
    hour: '19:50',
    related: ['hajnal-daniel', 'uj-mez'],
    documents: [],
  },
]
