import type { DemoArticle } from '../../types.ts'

export const team: DemoArticle[] = [
  {
    key: 'nemzedekek-estje',
    title: {
      hu: 'Hetvenegy mindenhol: döntetlen lett a Nemzedékek estje',
      en: 'Seventy-one all: nobody wins the Night of Generations',
    },
    lead: {
      hu: 'Páros és páratlan születési év szerint állt fel a két csapat, tizenhárom éves kortól hetvenegyig. Hosszabbítás nem volt: az időmérő szerint a vacsora sem várhat örökké.',
      en: 'The two sides were picked by even and odd years of birth, from the age of thirteen to seventy-one. There was no overtime: supper, the timekeeper ruled, will not wait for ever.',
    },
    body: {
      hu: `A csapatokat a naptár válogatta. Aki páros évben született, fehér mezt kapott, aki páratlanban, kéket, és így apák kerültek szembe a fiaikkal, edzők a játékosaikkal, sőt az elnök a saját ügyvezetőjével. A Nemzedékek estjét egy bajnokimentes napra tette a klub, és a csarnok zsúfolásig megtelt.

A fehérektől Bánhidi Ottó állt a középkörbe, aki a csarnok 1987-es avatóján az első kosarat dobta. Vele szemben Zsoldos Regő, az U16-osok centere, ötvenöt évvel fiatalabban és húsz centivel magasabban. Regő úgy ugrott fel, hogy a labdához véletlenül se érjen hozzá.

| Negyed | Fehérek | Kékek |
|---|---|---|
| 1. | 19 | 15 |
| 2. | 14 | 22 |
| 3. | 21 | 13 |
| 4. | 17 | 21 |

## Házi szabályok

- hatvan felett a büntetőt egy lépéssel közelebbről is el lehet végezni (senki sem élt vele)
- a felnőttcsapat tagjai csak a gyengébbik kezükkel dobhatnak
- a saját gyerek lecserélése két büntetőbe kerül

Gerencsér Tibor a kékek irányítójaként tizenkét percet töltött a pályán, és éppen negyedszer adta el a labdát ugyanott, amikor Sipos Levente a padról odatartott neki egy táblát: INDULJ ELŐBB! A vezetőedző bólintott, és előbb adta el.

> Most már értem, mit kiabálok be egész évben. Futás közben alig hallani.
>
> Gerencsér Tibor

Rátkai Vilmos elnök négy percet kapott a fehéreknél, és háromszor ért labdához. Az elsőt elejtette, a másodikat elpasszolta, a harmadik a válláról perdült a palánkra, onnan pedig be. A jegyzőkönyvbe két pont került, az elnök hóna alá a labda. Kürti Magdolna ügyvezető a túloldalról jelezte, hogy az leltári tárgy.

A szünetben a lelátó is dobhatott: ötven gyerek, ötven labda, egyetlen gyűrű. Tizenegy bement, a többit másnap délelőtt is szedték még a székek alól.

Deák Bálint a bokája miatt nem játszhatott, így ő kapta a mikrofont, és ígéretéhez híven számolta a blokkokat. Összesen hetet látott. A jegyzőkönyv kettőt, de az nem vette figyelembe a büfé lengőajtaját.

## Lili két másodperce

Két másodperccel a vége előtt 71–69-re vezettek a fehérek. Varga Ákos a gyűrű alatt kapott labdát, ránézett a bal kezére, és inkább kitette a büntetővonal sarkára, ahol az U14-es lányok irányítója, Hegyesi Lili állt teljesen egyedül. Lili a legfiatalabb volt a pályán, és az egyetlen, aki nem gondolkodott. **71–71.**

A játékvezető öt perc hosszabbítást kért az órára, Vitéz Rezső időmérő azonban kihúzta a konnektorból, és közölte, hogy kész a halászlé.

A számtan egyszerű: 4 350 jegy, ezer forintjával 4 350 000 forint. Ebből [az akadémia](/oldalak/akademia) tanulószobája új székeket, a két lánycsapat második mezgarnitúrát kap.`,
      en: `The calendar picked the teams. Anyone born in an even year was given a white jersey, anyone born in an odd one a blue, and so fathers lined up against sons, coaches against players, and the president against his own managing director. The club had put the Night of Generations on a day without league basketball, and there was not a seat to be had.

Ottó Bánhidi, who scored the first basket when the hall was opened in 1987, came to the centre circle for the Whites. Facing him was Regő Zsoldos, the under-16s’ centre, fifty-five years younger and twenty centimetres taller. Regő jumped with great care not to touch the ball.

| Quarter | Whites | Blues |
|---|---|---|
| 1 | 19 | 15 |
| 2 | 14 | 22 |
| 3 | 21 | 13 |
| 4 | 17 | 21 |

## House rules

- over sixty, free throws may be taken a step closer (nobody did)
- first-team players may only shoot with their weaker hand
- substituting your own child costs two free throws

Tibor Gerencsér spent twelve minutes at the point for the Blues. He was losing the ball in the same spot for the fourth time when Levente Sipos held up a board from the bench: LEAVE EARLIER! The head coach nodded and lost it earlier.

> Now I know what I shout all year. You can hardly hear it when you’re running.
>
> Tibor Gerencsér

The president, Vilmos Rátkai, was given four minutes with the Whites and touched the ball three times. The first he dropped, the second he passed, and the third came off his shoulder on to the backboard and in. Two points went into the score sheet and the ball went under the president’s arm. From the other side Magdolna Kürti, the managing director, pointed out that it was on the inventory.

At half-time the stand had a turn: fifty children, fifty balls, one hoop. Eleven went in; the rest were still being picked from under the seats the next morning.

Bálint Deák could not play because of his ankle, so he got the microphone and counted the blocks, as promised. He saw seven. The score sheet has two, but it left out the swing door of the buffet.

## Lili’s two seconds

With two seconds left the Whites were 71–69 up. Ákos Varga had the ball under the basket, looked at his left hand and passed it out to the elbow instead, where the point guard of the under-14 girls, Lili Hegyesi, stood all alone. Lili was the youngest on the floor and the only one not thinking. **71–71.**

The referee asked for five more minutes on the clock, but the timekeeper, Rezső Vitéz, pulled out the plug and announced that the fish soup was ready.

The sum is easy: 4,350 tickets at a thousand forints make HUF 4,350,000, which buys new chairs for the study room of [the academy](/page/academy) and a second set of kit for the two girls’ teams.`,
    },
    cover: 'img/osszeboruls.webp',
    coverAlt: {
      hu: 'Egymásba kapaszkodó játékosok köre felülről, középen a labda',
      en: 'Players with their arms round each other in a circle, seen from above, the ball in the middle',
    },
    categories: ['kozosseg', 'felnott-ferfi'],
    tags: ['duna-arena', 'szurkolok', 'gerencser-tibor', 'lanyok'],
    highlight: 'slider',
    publishedDaysAgo: 2,
    hour: '09:20',
    related: ['megtelt-az-arena', 'lany-szakosztaly', 'deak-serules', 'hajogyari-gyuruk'],
    documents: [],
  },
  {
    key: 'hajnal-alairt',
    title: { hu: 'Hajnal Kornél három idényre aláírt', en: 'Kornél Hajnal signs for three seasons' },
    lead: {
      hu: 'A 26 éves hátvéd a következő idénytől erősíti a Sólymokat, és a tízes mezt kapja meg.',
      en: 'The 26-year-old guard joins the Falcons next season and takes the number ten.',
    },
    body: {
      hu: `Két éve figyeljük, fél éve beszélgetünk vele, szerdán aláírta. Hajnal Kornél a Balatoni Viharoknál kitölti a szerződését, az idény végén költözik Dunaszegre, és három évre kötelezte el magát.

A 191 centis hátvéd mindkét kezével befejez, de Gerencsér Tibor szerint nem ezért kellett. – „Kornél az első lépésével eldönti, hogy segítség kell-e ellene. Ha kell, valaki nálunk üres.”

## Névjegy

| Jellemző | Adat |
|---|---|
| Poszt | dobóhátvéd |
| Magasság | 191 cm |
| Klubjai eddig | Somlói Lovagok, Balatoni Viharok |
| Szerződés | három idény |
| Mezszám | 10 |

## Hogyan lett belőle aláírás?

Az első találkozóra Kürti Magdolna ügyvezető harmincoldalas anyaggal érkezett, Hajnal egyetlen kérdéssel: mennyire lehet itt evezni. Kiderült, hogy nagyon. A tárgyalás második fele már a csónakház árlistájáról szólt, a harmadik a kutyájáról, amely nagyobb kertet kért, mint a gazdája.

Csonka Lilla videóelemző közben negyvenegy mérkőzését nézte végig. A jelentése két mondat: „Nem kér időt, ha elront valamit. Visszafut, és nem néz a padra.” A stábban ezen a ponton zárták le a vitát.

A tízes mezt utoljára a nyolcvanas években viselte csapatkapitány nálunk, azóta fiatalok örökölték egymástól. Hajnal azt kérte, hogy a bemutatkozás napján az akadémia legkisebb tízese vigye ki neki. A leendő társak közül elsőként Sipos Levente írt rá. Az üzenet teljes szövege: „A hetes foglalt.”

## Addig ellenfél

Az idény hátralévő részében Hajnal természetesen a jelenlegi klubjáért játszik, és ezt mindenki így is kezeli: nem jár be hozzánk, nem kap tőlünk videót, és ha a két csapat összetalálkozik, annyit fogunk vele kezet, amennyit a szabály előír. A megállapodásról a két klub együtt értesítette a szövetséget.

Az idei keretben nincs változás: [a csapat tagjai](/csapat) a teljes idényre rendelkezésre állnak.`,
      en: `We have watched him for two years, talked to him for six months, and on Wednesday he signed. Kornél Hajnal sees out his contract with the Balaton Storm, moves to Dunaszeg when the season is over and has committed to three years.

The 191 cm guard finishes with either hand, but Tibor Gerencsér says that is not why he wanted him. “Kornél’s first step decides whether you need help against him. If you do, one of ours is open.”

## At a glance

| Detail | Value |
|---|---|
| Position | shooting guard |
| Height | 191 cm |
| Clubs so far | Somló Knights, Balaton Storm |
| Contract | three seasons |
| Number | 10 |

## How it came to a signature

To the first meeting Magdolna Kürti, our managing director, brought thirty pages and Hajnal one question: what is the rowing like? Very good, as it turned out. The second half of the talks was about the boathouse’s price list, and the third about his dog, which wanted a bigger garden than its owner did.

Meanwhile our analyst, Lilla Csonka, watched forty-one of his games. Her report is two sentences long: “Doesn’t ask for a time-out when he gets something wrong. Runs back and doesn’t look at the bench.” At that point the staff stopped arguing.

The last captain of ours to wear ten did so in the eighties; since then it has passed from one youngster to the next. Hajnal asked that the smallest number ten of the academy should bring it out to him on the day he is introduced. Of his future team-mates Levente Sipos was the first to write. The message in full: “Seven is taken.”

## Until then, an opponent

For the rest of the season Hajnal plays for his present club, of course, and everyone treats it that way: he doesn’t visit, he gets no video from us, and should the two teams meet we shall shake his hand exactly as often as the rules require. The two clubs have informed the federation together.

This season’s roster does not change: [the squad](/team) is set for the whole year.`,
    },
    cover: 'img/igazolas.webp',
    coverAlt: {
      hu: 'Fehér mez Hajnal felirattal és tízes számmal, mögötte az Új szó',
      en: 'White jersey with the name Hajnal and the number ten, the Hungarian word for new behind it',
    },
    categories: ['felnott-ferfi', 'klub'],
    tags: ['gerencser-tibor'],
    highlight: 'slider',
    publishedDaysAgo: 4,
    hour: '10:05',
    related: ['gerencser-interju', 'carter-interju', 'elso-negy-masodperc'],
    documents: [],
  },
  {
    key: 'carter-interju',
    title: {
      hu: 'Carter Miles: „A lassú komp tanított meg várni”',
      en: 'Miles Carter: “The slow ferry taught me to wait”',
    },
    lead: {
      hu: 'Az első idényét tölti Dunaszegen, a túlparton lakik, és már tudja, melyik bácsinak köszönjön először. Beszélgetés a nevek sorrendjéről, a repetáról és a türelemről.',
      en: 'He is in his first season in Dunaszeg, lives across the river and knows which old gentleman to greet first. A talk about the order of names, second helpings and patience.',
    },
    body: {
      hu: `Tíz perccel korábban érkezett, mert az eggyel korábbi kompot érte el. Carter Miles azt mondja, ez az egyetlen közlekedési eszköz, amellyel vagy húsz percet siet az ember, vagy húszat késik.

**Miért a túlparton vettél ki lakást?**

A képen hídnak látszott. Az ingatlanos is úgy mondta: „ott az átkelő”. Az első este megálltam a vízparton két bőrönddel, és vártam a hidat.

**És megbántad?**

Nem, mert onnan látszik a csarnok. Reggel megnézem, ég-e már a villany az irodában. Ha igen, Tibor bent van, és jobb nem elkésni.

**Mire emlékszel az első napodból?**

Imre, a szertáros rám nézett, és szó nélkül hozott egy melegítőt. Pont jó volt. Megkérdeztem, honnan tudta a méretemet. Azt felelte: „Láttam bejönni.” Azóta sem tudom, hogy ez kedvesség volt-e vagy vélemény.

**Itt Carter Miles vagy, otthon Miles Carter. Hozzászoktál?**

Nagyanyám felhívott, hogy ki ez a Carter, aki jobban dob, mint én. Ráhagytam, hogy egy kolléga.

**Melyik volt az első magyar szavad?**

*Visszafutni.* Holló Péter kiabálta, nyolcvanszor egy edzésen, azt hittem, így hívnak egy játékost. A második az volt, hogy *repeta*. Gálfi Márta a klubkonyhán erre a kettőre diplomát adott volna.

**A csendes edzéseken neked könnyebb?**

Negyven percig mindenki annyira beszél magyarul, mint én. Az a kedvencem.

> Otthon mindig arra neveltek, hogy kérjem a labdát. Itt két perc alatt megtanulod, hogy ha jó helyen állsz, hozzák.

**Mi volt a legnehezebb?**

A várakozás. Én olyan városban nőttem fel, ahol ha valami nem jön, elindulsz gyalog. Itt a kompnál nincs hová elindulni. Szóval megtanultam állni. Bence szerint azóta a támadás végén is jobban várok, úgyhogy a révésznek jár egy gólpassz.

**Kivel beszélgetsz a kompon?**

Van egy Józsi bácsi, aki nem tud angolul, és egy kutya, aki tud. Józsi bácsi minden hazai meccs után az ujjain mutatja, hányszor igazgattam a zoknimat. Lassan kifogy az ujjakból.

**Mi lepett meg a közönségben?**

A kötés. Felnézek a B szektor tetejére, és ott ül két sor néni meg bácsi, jár a tű a kezükben, és közben egyikük sem néz oda. Otthon a duda zavart a büntetőnél. Itt az, amikor a tűk egyszer csak megállnak.

**Mit mutatnál meg annak, aki most jön először?**

A felső sort a B szektorban, edzés közben, üresen. Onnan látszik, mekkora hely ez, és hogy mindig van valaki, aki épp felmos. [A Duna Arénában](/oldalak/csarnok) ez a két dolog összetartozik.`,
      en: `He was ten minutes early, because he had caught the ferry before. It is the only means of transport, says Miles Carter, that makes you either twenty minutes early or twenty minutes late.

**Why did you rent a flat on the far bank?**

It looked like a bridge in the picture. The agent put it that way too: “the crossing is right there”. On my first evening I stood by the water with two suitcases and waited for the bridge.

**Any regrets?**

No, because I can see the hall from there. In the morning I check whether the light is on in the office. If it is, Tibor is in and I’d better not be late.

**What do you remember of your first day?**

Imre, the kit man, took one look and brought me a tracksuit without a word. It fitted. I asked how he knew my size. “I saw you come in,” he said. I still can’t tell whether that was kindness or an opinion.

**Here you are Carter Miles, at home Miles Carter. Have you got used to it?**

My grandmother rang to ask who this Carter was who shoots better than me. I let her think he’s a colleague.

**What was your first Hungarian word?**

*Visszafutni*, run back. Péter Holló shouted it eighty times in one practice and I thought it was somebody’s name. The second was *repeta*, which gets you another helping. Márta Gálfi in the club kitchen would have given me a degree for those two.

**Are the silent practices easier for you?**

For forty minutes everybody speaks as much Hungarian as I do. I love them.

> I was raised to call for the ball. Here it takes you two minutes to learn that if you stand in the right place, they bring it.

**What was the hardest part?**

Waiting. Where I grew up, if a thing doesn’t come, you start walking. At a ferry there is nowhere to walk to, so I learned to stand. Bence says I wait better at the end of a possession as well, which means the ferryman is owed an assist.

**Who do you talk to on the boat?**

There is Uncle Józsi, who speaks no English, and a dog who does. After every home game Uncle Józsi shows me on his fingers how often I pulled up my socks. He’s running out of fingers.

**What surprised you about the crowd?**

The knitting. I look up to the top of section B, and there are two rows of grandmothers and a few grandfathers with the needles going, and not one of them watching their hands. At home it was the horns that bothered me at the line. Here it’s when the needles stop.

**What would you show to someone who comes for the first time?**

The top row of section B, during practice, when it’s empty. You can see how big the place is and that there’s always somebody mopping. In [the Duna Aréna](/page/arena) those two belong together.`,
    },
    cover: 'img/gyors-inditas.webp',
    coverAlt: {
      hu: 'Lerohanás: fehér mezes játékos vezeti a labdát, mellette egy társ és egy védő fut',
      en: 'A fast break: a player in white leads with the ball, a team-mate and a defender running beside him',
    },
    categories: ['felnott-ferfi'],
    tags: ['duna-arena', 'kulisszak'],
    highlight: 'slider',
    publishedDaysAgo: 6,
    hour: '13:05',
    related: ['gerencser-interju', 'konyha', 'drukkerkorok'],
    documents: [],
  },
  {
    key: 'deak-serules',
    title: {
      hu: 'Deák Bálint bokája: két hét pihenő, utána óvatos visszatérés',
      en: 'Bálint Deák’s ankle: two weeks off, then a careful return',
    },
    lead: {
      hu: 'A center a csütörtöki edzésen rosszul érkezett le egy blokk után. A vizsgálat kizárta a szalagszakadást, műtétre nincs szükség.',
      en: 'The centre landed badly after a block in Thursday’s practice. The scan ruled out a torn ligament, and no surgery is needed.',
    },
    body: {
      hu: `Jó hír, amennyire egy bokasérülés jó hír lehet: Deák Bálint jobb külbokája megnyúlt, de nem szakadt. A 212 centis center mankó nélkül hagyta el a vizsgálót, és pénteken már a medencében dolgozott.

Az eset a csütörtöki edzés utolsó tíz percében történt. Deák szabályosan lesöpörte Bartók Zalán dobását: a labda a harmadik sorba repült, a jobb lába viszont nem oda érkezett, ahová szánta. Pálos Benedek gyógytornász húsz másodpercen belül jéggel állt mellette. Bartók azóta óránként érdeklődik, és süteményt is vitt.

Dr. Őri Gábor csapatorvos szerint a következő tizennégy nap a duzzanat csökkentéséről és az egyensúlyról szól. – „Bálint harmincegy éves, ismeri a testét. A legnehezebb feladatunk az lesz, hogy ne jöjjön vissza korábban, mint a bokája.”

## A visszatérés lépései

1. 1–5. nap: medence, kerékpár, manuális kezelés
2. 6–10. nap: egyenes vonalú futás, dobóedzés ugrás nélkül
3. 11–14. nap: irányváltás, egy az egy elleni játék
4. a 15. naptól: teljes edzésmunka, ha mindhárom teszt rendben van

A három teszt közül az elsőn csukott szemmel, fél lábon kell állni harminc másodpercig. A második egy sorozat oldalugrás, a harmadikat Ányos Réka erőnléti edző tartja, és a leírása ennyi: meglátjuk. Addig is naponta kétszer várja a kezelőágy, amely két méter hosszú. Deák bokája ezért külön széken pihen, és a gazdája már kiolvasta a váróban talált összes horgászlapot.

> Két hétig néző leszek. Legalább jól látom majd, ki nem zárja ki az emberét.
>
> Deák Bálint

A helyét Szűcs Ádám és Jović Stefan veszi át, a center posztra nem keresünk új játékost. Deák a kispadon ott lesz, és megígérte, hogy a blokkokat onnan is számolja. Hogy mikor melyik lépés jön, arról [a szakmai stáb](/oldalak/szakmai-stab) dönt, nem a naptár.`,
      en: `It is good news, as far as an ankle can be: the outside of Bálint Deák’s right ankle is stretched, not torn. The 212 cm centre left the clinic without crutches and was working in the pool on Friday.

It happened in the last ten minutes of Thursday’s practice. Deák swatted away a shot by Zalán Bartók, perfectly fairly: the ball flew into the third row, but his right foot came down somewhere he had not intended. Benedek Pálos, the physiotherapist, was beside him with ice inside twenty seconds. Bartók has asked after him every hour since and has also brought cake.

According to the team doctor, Gábor Őri, the next fourteen days are about bringing down the swelling and about balance. “Bálint is thirty-one and knows his body. The hardest part will be that he shouldn’t come back before his ankle does.”

## The way back

1. days 1–5: pool, bike, manual therapy
2. days 6–10: running in a straight line, shooting without jumping
3. days 11–14: changes of direction, one on one
4. from day 15: full practice, if all three tests are clean

The first of the three tests is to stand on one leg with both eyes shut for thirty seconds. The second is a series of jumps to the side, and the third belongs to Réka Ányos, the conditioning coach, whose description of it reads in full: we’ll see. Until then the treatment table expects him twice a day. It is two metres long, so Deák’s ankle rests on a chair of its own, and its owner has already read every angling magazine in the waiting room.

> For two weeks I’m a spectator. At least I’ll get a good view of who isn’t boxing out.
>
> Bálint Deák

Ádám Szűcs and Stefan Jović share his minutes, and we are not looking for another centre. Deák will sit on the bench and has promised to count the blocks from there. When each step comes is up to [the staff](/page/coaching-staff), not the calendar.`,
    },
    cover: 'img/blokk.webp',
    coverAlt: {
      hu: 'Deák Bálint a palánk előtt blokkol egy dobást',
      en: 'Bálint Deák blocks a shot in front of the backboard',
    },
    categories: ['felnott-ferfi'],
    tags: ['serules'],
    highlight: 'highlight',
    publishedDaysAgo: 9,
    hour: '18:10',
    related: ['gerencser-interju', 'nemzedekek-estje', 'elso-negy-masodperc'],
    documents: [],
  },
  {
    key: 'elso-negy-masodperc',
    title: { hu: 'Az első négy másodperc', en: 'The first four seconds' },
    lead: {
      hu: 'Mi történik a védőlepattanó és a félpálya között? Csonka Lilla videóelemző tizenkét edzőjátékot vágott fel, és talált egy mappára való unalmas, de fontos jelenetet.',
      en: 'What happens between a defensive rebound and half court? Our analyst, Lilla Csonka, cut up twelve practice games and found a folder’s worth of dull but important scenes.',
    },
    body: {
      hu: `Van a gépemen egy mappa, az a neve, hogy *unalmas*. Kosár nincs benne, zsákolás sincs, csak az a négy másodperc, amely a védőlepattanó után következik. Ha az összes felvételből egyetlen mappát tarthatnék meg, ezt választanám.

Tizenkét edzőjátékból 214 védőlepattanót vágtam ki. Mindegyiknél három dolgot mértem: mennyi idő telt el az első passzig, hol járt közben a két szélső, és többen voltunk-e, mire a labda átért a felezővonalon.

| Az első passz | Esetek | Létszámfölény a felezőnél |
|---|---|---|
| 1 másodpercen belül | 61 | 38 |
| 1–2 másodperc | 97 | 31 |
| 2 másodperc után | 56 | 6 |

A magyarázatot nem a lábakban kell keresni. A leggyorsabb és a leglassabb emberünk között a pálya teljes hosszán hat tized a különbség; a gyors és a lassú első passz között jó másfél másodperc. Egy center tehát többet gyorsíthat a csapaton azzal, hogy leérkezés közben már fordul, mint egy nyárnyi sprinttel. Deák Bálint megkért, hogy ezt vastagon szedjük. **Tessék, Bálint.**

## Három apróság, amely időt ér

1. **Előbb a váll, aztán a talp.** Aki a levegőben fordul kifelé, a leérkezéssel egyszerre passzolhat.
2. **A szélső jelez.** Ha hangot ad, a lepattanózónak nem kell keresnie. A csendes edzések óta mutatják is, így két jelből lehet választani.
3. **Az irányító marad, ahol van.** Ösztönösen mindenki a labda felé lép, és éppen azt a három métert adja vissza, amelyet nyertünk.

## Amiről vitatkozunk

Holló Péter szerint a táblázat első sora veszélyes: ha két társ még a gyűrű felé néz, a gyors passz csak gyors hiba. Visszanéztem. A 61 esetből kilencszer valóban rossz kézbe ment a labda, és ebből hétszer úgy, ahogy ő mondja. Péter azóta kinyomtatta ezt a bekezdést.

Az edzőjáték persze nem mérkőzés. Ismerjük egymás mozdulatait, fütyülni sem fütyül senki. Ez a szám arra jó, hogy tudjuk, mit keressünk, dicsérni vagy szidni senkit nem lehet vele.

Aki a lelátóról ellenőrizné, a lepattanó után ne a labdát nézze, inkább a két szélsőt. Ha már futnak, amikor a labda még a levegőben van, jó napunk lesz. [A videók között](/media) is akad ilyen.`,
      en: `There is a folder on my computer called *dull*. It has no baskets in it and no dunks, only the four seconds that follow a defensive rebound. If I could keep a single folder of all our footage, this would be it.

I cut 214 defensive rebounds out of twelve practice games and measured three things each time: how long it took to the first pass, where the two wings had got to, and whether we outnumbered them by the time the ball crossed half court.

| First pass | Cases | Outnumbering at half court |
|---|---|---|
| within 1 second | 61 | 38 |
| 1–2 seconds | 97 | 31 |
| after 2 seconds | 56 | 6 |

The explanation isn’t in the legs. Over the full length of the floor our fastest man and our slowest are six tenths apart; a quick first pass and a slow one, well over a second and a half. A centre can do more for the team’s speed by turning as he lands than by sprinting all summer. Bálint Deák asked me to put that in bold. **There you are, Bálint.**

## Three small things worth time

1. **Shoulder first, feet second.** If you turn outwards in the air, you can pass as you land.
2. **Wings give a sign.** If they call, the rebounder needn’t search. Since the silent practices they point as well, so there are two signs to choose from.
3. **The point guard stays put.** By instinct everyone steps towards the ball and hands back the very three metres we had gained.

## What we argue about

Péter Holló thinks the first row is dangerous: if two team-mates are still facing the basket, a quick pass is just a quick mistake. I looked again. In nine of the 61 the ball did end up in the wrong hands, in seven of those just as he says. Péter has since printed out this paragraph.

A practice game isn’t a match, of course. We know each other’s moves, and nobody blows a whistle. The figures tell us what to look for; they can’t be used to praise or to blame.

To check for yourself from the stand, don’t follow the ball after a rebound but the two wings. If they are running while it is still in the air, we are going to have a good day. There are a few such moments among [the videos](/video).`,
    },
    cover: 'img/lepattano.webp',
    coverAlt: {
      hu: 'Deák Bálint két védő között, magasra nyújtott karral veszi le a lepattanót',
      en: 'Bálint Deák reaches high between two opponents for a rebound',
    },
    categories: ['elemzes', 'felnott-ferfi'],
    tags: ['kulisszak'],
    highlight: 'no',
    publishedDaysAgo: 24,
    hour: '11:15',
    related: ['zona-elemzes', 'gerencser-interju', 'deak-serules'],
    documents: [],
  },
  {
    key: 'gerencser-interju',
    title: {
      hu: 'Gerencsér: „Nem a tabellát nézem, hanem a térdeket”',
      en: 'Gerencsér: “I don’t look at the table, I look at the knees”',
    },
    lead: {
      hu: 'A vezetőedző a terhelésről, a türelemről és arról, miért tart reggelente csendes edzést. Interjú, amelynek az első felében még suttogtunk.',
      en: 'The head coach on workload, on patience, and on why he holds silent practices in the morning. An interview whose first half was whispered.',
    },
    body: {
      hu: `Gerencsér Tibor irodájában nincs tévé. Egy tábla van, rajta tizenkét név, mellettük apró számok: ki mennyit aludt, mennyit ugrott, és mit mondott a térdéről reggel hétkor.

**Tényleg minden nap megkérdezik?**

Minden nap. Ányos Réka, az erőnléti edzőnk találta ki, hogy egytől tízig kell felelni, indoklás nélkül. Aki háromszor egymás után hatost mond, az aznap nem ugrik. Nem vitatkozunk vele.

**A szurkoló inkább a győzelmeket számolja.**

Én is örülök nekik. De bajnokságot egyetlen hétvégén senki nem nyer, elveszíteni viszont el lehet. Egy elkapkodott visszatérés hat hétbe kerül.

> Nem a tabellát nézem, hanem a térdeket. A tabella úgyis jön utánuk.

**Mi az a csendes edzés?**

Negyven perc, amikor senki nem beszélhet, én sem. Csak mutatni szabad. Az első héten káosz volt, a harmadikon már hallottuk, hogyan koppan a cipő, ha valaki késik a váltással. Azóta jobban nézik egymást.

**Önnek mennyire esik nehezére hallgatni?**

A feleségem szerint az első csendes edzés estéjén negyven perccel többet beszéltem vacsoránál. Valahol ki kell jönnie.

**Ki lepte meg a legjobban?**

Győrfi Kristóf. Húszéves, és a legnehezebb dolgot tanulta meg a felkészülés alatt: nem csinálni semmit, ha nincs mit. A dobásait mindenki látja, én azt a négy támadást látom, amikor nem dobta el.

**Elolvassa, mit írnak a csapatról?**

Az anyósom felolvassa, vasárnap, ebéd közben. Ha nyertünk, a levesnél, ha kikaptunk, a második fogásnál, amikor már nem tudok felállni.

**Negyedik éve van itt. Mi változott?**

Az első évben én értem be elsőnek a csarnokba. Most a Feri, a gondnok megelőz, utána Réka, és mire leteszem a kabátomat, valaki már dobál. Én lettem a leglassabb, és ennek nagyon örülök.

**Mikor lesz elégedett?**

Ha az idény utolsó hetében is tizenketten állnak a táblán. [A szakmai stáb](/oldalak/szakmai-stab) ezért dolgozik, nem a hétvégéért.`,
      en: `There is no television in Tibor Gerencsér’s office. There is a board with twelve names on it and small numbers beside them: how long each man slept, how high he jumped, and what he said about his knees at seven in the morning.

**Do you really ask every day?**

Every day. Réka Ányos, our conditioning coach, came up with it: one to ten, no explanations. Whoever says six three days running doesn’t jump that day. We don’t argue.

**Fans tend to count wins.**

I enjoy those too. But nobody wins a championship in a single weekend, though you can certainly lose one. A comeback that is rushed costs six weeks.

> I don’t look at the table, I look at the knees. The table comes after them anyway.

**What is a silent practice?**

Forty minutes in which nobody may speak, me included. You can only point. The first week was chaos; by the third we could hear a shoe land when somebody was late on a switch. They have looked at each other more ever since.

**How hard is it for you to keep quiet?**

My wife tells me that on the evening of the first silent practice I talked forty minutes longer at supper. It has to come out somewhere.

**Who surprised you most?**

Kristóf Győrfi. He is twenty, and in preseason he learned the hardest thing: to do nothing when there is nothing to do. Everyone sees his shots. I see the four possessions when he kept the ball.

**Do you read what is written about the team?**

My mother-in-law reads it out over Sunday lunch. If we won, with the soup; if we lost, with the main course, when I can’t get up any more.

**This is your fourth year here. What has changed?**

In the first one I was always first in the hall. Now Feri, the caretaker, beats me to it, then Réka, and by the time I’ve taken off my coat somebody is shooting. I’ve become the slowest, and I’m delighted.

**When will you be satisfied?**

If there are still twelve names on the board in the last week of the season. That is what [the staff](/page/coaching-staff) work for, not for the weekend.`,
    },
    cover: 'img/sajtotajekoztato.webp',
    coverAlt: {
      hu: 'Sajtótájékoztató hátulról: Sárközi, az edző és Varga a mikrofonoknál',
      en: 'Press conference from behind: Sárközi, the coach and Varga at the microphones',
    },
    categories: ['felnott-ferfi'],
    tags: ['gerencser-tibor'],
    highlight: 'no',
    publishedDaysAgo: 54,
    hour: '13:30',
    related: ['elso-negy-masodperc', 'deak-serules', 'csarnok-egy-napja', 'carter-interju'],
    documents: [],
  },
  {
    key: 'varga-portre',
    title: { hu: 'A kapitánynak hajója is van', en: 'The captain has a boat as well' },
    lead: {
      hu: 'Varga Ákos kilencedik éve játszik Dunaszegen, és három éve épít egy ladikot. Az elsőhöz türelem kell, a másodikhoz gyanta.',
      en: 'Ákos Varga has played in Dunaszeg for nine years and has been building a boat for three. The one takes patience, the other resin.',
    },
    body: {
      hu: `A csarnok mögött, a régi fatelep utolsó fészerében este fél tízkor még ég a villany. Bent két bakon egy hatméteres ladik fekszik, mellette egy kétméteres ember ül, és kettejük közül az ember látszik viharvertebbnek.

Varga Ákos 1993-ban született, 206 centi, csapatkapitány, és azt állítja, hogy hajóépítéshez nem ért. „Kosárlabdázni sem tudtam, amikor idejöttem. Azt is úgy tanultam meg, hogy szétszedtem, és elsőre nem állt össze.” A terveket Cseke Imre szertáros apjának füzetéből másolta ki, aki a hajógyárban dolgozott, és mindent araszban mért. A kapitány arasza huszonhét centi, így a ladik valamivel nagyobb lett, mint amilyennek szánták.

## Három pattintás

Aki látta már büntetőt dobni, ismeri a sorrendet: három pattintás, egy mély levegő, egy pillantás a bal kezére. A pattintásokat kölyökkorából hozta. A pillantás új: a mutatóujján ott van a heg, amelyet a gyalu hagyott. „Amíg azt nézem, addig sem a gyűrűre gondolok. Az úgyis ott lesz, ahol szokott.”

Győrfi Kristóf úgy emlékszik, az első hetében háromszor rontotta el ugyanazt a figurát. Varga mindháromszor beállt mellé a sor végére, mintha ő hibázott volna, és egy szót sem szólt. Balogh Márton szerint a kapitány ennél csak a buszon beszél kevesebbet, mert ott horkol.

> A csapat olyan, mint a ladik: sosem ott ereszt be, ahol várnád, és mindig vacsoraidőben derül ki.
>
> Varga Ákos

Öt éve választották meg kapitánynak, titkos szavazással. Annyit tud róla, hogy egyetlen szavazat hiányzott az egyhangúhoz, és az az övé volt. A feladatait így sorolja: ő megy oda a játékvezetőhöz, ő mondja meg az újaknak, melyik zuhanyból jön meleg víz, és ő száll fel utolsónak a buszra, mert valakinek számolnia kell. Egyszer tizenhármat számolt. Kiderült, hogy a révész is velük jött, mert érdekelte.

Egyszer majdnem elment. Külföldről hívták, a bőröndje már átért a túlpartra, ő viszont lekéste a kompot. Mire a következő befutott, meggondolta magát. A bőröndöt a révész hozta vissza, és nem kért érte semmit, csak azt, hogy többet ne kelljen.

## Mikor kerül vízre?

Három éve ugyanaz a válasz: jövőre. A neve titok, igaz, a fészer ajtaján lógó cédulán ez áll: *Tizenharmadik*. A vízre bocsátásra az egész csapat hivatalos, mentőmellényben. [A keret](/csapat) együtt bő egy tonna kétszáz kiló, ezért a próbakört az U11-esek teszik meg.

Tízkor lekapcsolja a lámpát, és végigsimít a hajó oldalán, mint aki elköszön. Holnap reggel hétkor egytől tízig megkérdezik tőle, hogy van a térde. A gyantáról nem kérdez senki.`,
      en: `Behind the hall, in the last shed of the old timber yard, the light is still on at half past nine. Inside, a boat of six metres lies on two trestles and a man of two metres sits beside it. Of the pair it is the man who looks the more weather-beaten.

Ákos Varga was born in 1993, is 206 cm tall, captains the team and claims to know nothing about boats. “I couldn’t play basketball either when I came. I learned that the same way: took it apart, and it wouldn’t go back together.” The plans come from a notebook that belonged to the father of our kit man, Imre Cseke. He worked at the shipyard and measured everything in hand spans. The captain’s span is twenty-seven centimetres, so the boat has come out somewhat larger than intended.

## Three bounces

If you have seen him at the line, you know the order: three bounces, one deep breath, one glance at his left hand. The bounces he brought from childhood. The glance is new: there is a scar on the forefinger where the plane slipped. “As long as I’m looking at that, I’m not thinking about the ring. It’ll be where it always is.”

Kristóf Győrfi remembers getting the same play wrong three times in his first week. Each time Varga joined him at the back of the queue, as though the mistake had been his, and never said a word. The only place where the captain says less, according to Márton Balogh, is the bus, because there he snores.

> A team is like a boat: it never leaks where you expect, and you always find out at supper time.
>
> Ákos Varga

They made him captain five years ago in a secret ballot. All he knows of it is that it was one vote short of unanimous and that the vote was his. His duties, as he lists them: he is the one who goes to the referee, the one who tells newcomers which shower has hot water, and the last to board the bus, because somebody has to count. Once he counted thirteen. It turned out that the ferryman had come along, out of interest.

Once he nearly left. An offer had come from abroad and his suitcase was already on the far bank, but he himself missed the ferry. By the time the next one came in he had changed his mind. The ferryman brought the suitcase back and wanted nothing for it except not to have to do it again.

## When will it be launched?

The answer has been the same for three years: next year. Its name is a secret, though the label on the door of the shed reads *Thirteenth Man*. The whole team is invited to the launch, in life jackets. [The squad](/team) weighs well over 1,200 kilos all told, so the trial lap goes to the under-11s.

At ten he turns off the lamp and runs his hand along the planks, as if to say good night. At seven tomorrow morning he will be asked, on a scale of one to ten, about his knees. Nobody asks about the resin.`,
    },
    cover: 'img/buntetodobas.webp',
    coverAlt: {
      hu: 'Varga Ákos a büntetővonalnál háttal, a palánkot fénycsóva világítja meg',
      en: 'Ákos Varga at the free-throw line from behind, a beam of light on the backboard',
    },
    categories: ['felnott-ferfi'],
    tags: ['varga-akos', 'kulisszak'],
    highlight: 'no',
    publishedDaysAgo: 108,
    hour: '18:00',
    related: ['szertaros-portre', 'hajogyari-gyuruk', 'carter-interju'],
    documents: [],
  },
]
