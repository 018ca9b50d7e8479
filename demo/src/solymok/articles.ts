import type { DemoArticle } from '../types.ts'

export const articles: DemoArticle[] = [
  {
    key: 'duna-kupa-donto',
    title: {
      hu: 'Negyven perc, egy rendszer: a Sólymok lefutotta a Bikákat',
      en: 'Forty minutes, one system: the Falcons run the Bulls off the floor',
    },
    lead: {
      hu: 'Tizenhét ponttal nyerte a harmadik negyedet a csapat a Duna Kupa döntőjében, és a felkészülés alatt először lépte át a százat. Varga Ákos a kispadról beszállva is a torna legértékesebbje lett.',
      en: 'The team took the third quarter by seventeen points in the final of the Danube Cup and passed the hundred for the first time in preseason. Ákos Varga came off the bench and still left as the tournament’s most valuable player.',
    },
    body: {
      hu: `Az első félidőben még hibáról hibára léptek egymás nyomába a csapatok, a nagyszünet után viszont a Sólymok plusz tizenhetes negyedet futott, és az utolsó tíz percben már csak a különbség volt kérdés. A hagyományos felkészülési torna döntőjében végül **102–84**-re vertük a Kunsági Bikákat, így a kupa három év után tért vissza a Duna Arénába.

A vendégek zónával kezdtek, és ezzel nyolc percig meg is fogták a hazai támadójátékot. A válasz a padról érkezett: a kapitány három egymást követő támadásból dobott hármast, a közönség pedig felállva várta meg az első időkérést.

## A harmadik negyed döntött

Gerencsér Tibor a szünetben átszervezte a védekezést. A falak után váltott a csapat, a labdás ember mindig kapott segítséget, és a Bikák hat eladott labdával fizettek az első négy percben. Ezekből tizenegy könnyű pont született.

> Nem lettünk gyorsabbak. Előbb indultunk.
>
> Varga Ákos, csapatkapitány

| Negyed | Sólymok | Bikák |
|---|---|---|
| 1. | 24 | 23 |
| 2. | 21 | 22 |
| 3. | 34 | 17 |
| 4. | 23 | 22 |

## Ami jól működött

- 38 lepattanó, ebből 13 támadó
- 24 gólpassz 9 eladott labda mellett
- büntetők: 19 dobásból 18 pont

A torna csak a felkészülés egyik állomása volt, a tabellán semmit sem ér. Az öltözőben mégis kint maradt a kupa hétfőig, aztán az előtéri vitrinbe került. A következő mérkőzések [a menetrendben](/merkozesek) olvashatók.`,
      en: `For a half the two sides traded mistakes. After the long break the Falcons ran off a plus-seventeen quarter, and in the last ten minutes only the margin was still open. The final of the traditional preseason tournament ended **102–84** against the Kunság Bulls, and the cup is back in the Duna Aréna after three years.

The visitors opened in a zone and held the home offence with it for eight minutes. The answer came off the bench: the captain hit threes on three straight possessions, and the crowd stayed on its feet until the first time-out.

## The third quarter settled it

Tibor Gerencsér rebuilt the defence at half-time. The team switched after every screen, the man on the ball always had help, and the Bulls paid with six turnovers in the first four minutes. Eleven easy points came out of those.

> We didn’t get any faster. We left earlier.
>
> Ákos Varga, captain

| Quarter | Falcons | Bulls |
|---|---|---|
| 1 | 24 | 23 |
| 2 | 21 | 22 |
| 3 | 34 | 17 |
| 4 | 23 | 22 |

## What worked

- 38 rebounds, 13 of them offensive
- 24 assists against 9 turnovers
- free throws: 18 points from 19 attempts

The tournament was one stop on the way to the season and counts for nothing in the table. The cup still stayed out in the locker room until Monday, when it moved to the cabinet in the lobby. The games ahead are in [the schedule](/schedules).`,
    },
    cover: 'img/zsakolas.webp',
    coverAlt: {
      hu: 'Varga Ákos egy kézzel zsákol a teli lelátó előtt',
      en: 'Ákos Varga dunks one-handed in front of a full stand',
    },
    categories: ['felnott-ferfi'],
    tags: ['duna-kupa', 'felkeszules', 'varga-akos', 'duna-arena'],
    highlight: 'slider',
    publishedDaysAgo: 1,
    hour: '21:48',
    related: ['gyozelem-zemplenben', 'zona-elemzes', 'gerencser-interju', 'sipos-jatekos'],
    documents: ['duna-kupa-osszefoglalo'],
  },
  {
    key: 'sipos-jatekos',
    title: { hu: 'Sipos Levente a felkészülés játékosa', en: 'Levente Sipos is the player of the preseason' },
    lead: {
      hu: 'Húsz pont, hat gólpassz és négy szerzett labda átlagban: a szurkolói és a szakmai zsűri először választotta ugyanazt a nevet. A hátvéd a díjat az utánpótlásnak ajánlotta, a mezét az első hazai meccs szünetében árverezik el.',
      en: 'Twenty points, six assists and four steals a game: for the first time the fans’ vote and the coaches’ jury picked the same name. The guard gave the award to the academy, and his jersey goes to auction at half-time of the first home game.',
    },
    body: {
      hu: `Hét felkészülési mérkőzés, hét kezdő ötös, és mindegyikben ott volt a hetes mez. Sipos Levente úgy lett a legjobb, hogy a csapatban ő játszotta a legtöbb percet, mégis ő adta el a legkevesebb labdát az irányítók és a hátvédek közül.

„Tavaly még minden támadást be akartam fejezni” – mondta a díjátadó után. – „Most elég, ha tudom, honnan indul. Bence és Marci olyan helyekre passzol, ahová korábban nem is futottam be.”

A szurkolói szavazáson 2 416 voks érkezett, a szakmai zsűriben az edzői stáb öt tagja döntött. A két lista a második helytől kezdve már nagyon eltért: a közönség Carter Milest, a stáb Bartók Zalánt tette Sipos mögé.

## Mez az akadémiáért

A díjjal járó százezer forintot Sipos a Sólyom Akadémia felszerelésére ajánlotta fel, és hozzátette a döntőben viselt, aláírt mezét is. A licit az első hazai mérkőzés félidejében zárul, ajánlatot a helyszínen, a szurkolói pultnál lehet tenni.

- kikiáltási ár: 20 000 Ft
- licitlépcső: 2 000 Ft
- a teljes bevételből labda és ugrókötél lesz

Akinek a mez nem jut, annak a videók maradnak: [a legszebb indítások](/media) között háromnál is Sipos a kezdőpont.`,
      en: `Seven preseason games, seven starting fives, and the number seven was in all of them. Levente Sipos came out on top by playing the most minutes on the team and still turning the ball over least of all the guards.

“Last year I wanted to finish every possession,” he said after the presentation. “Now it’s enough to know where it starts. Bence and Marci find me in places I never used to run to.”

The fans cast 2,416 votes, and five members of the coaching staff sat on the jury. From second place down the lists had little in common: the crowd put Miles Carter behind Sipos, the staff Zalán Bartók.

## A jersey for the academy

Sipos gave the prize of a hundred thousand forints to the Falcon Academy for equipment and added the signed jersey he wore in the final. Bidding closes at half-time of the first home game, and offers are taken at the fan desk.

- opening price: HUF 20,000
- step: HUF 2,000
- every forint goes on balls and skipping ropes

Those who miss out still have the clips: Sipos starts three of [the best fast breaks](/video).`,
    },
    cover: 'img/cselezes.webp',
    coverAlt: {
      hu: 'Sipos Levente mélyen vezeti a labdát, mögötte Sólymok felirat',
      en: 'Levente Sipos with a low dribble in front of the word Sólymok',
    },
    categories: ['felnott-ferfi', 'utanpotlas'],
    tags: ['sipos-levente', 'felkeszules', 'solyom-akademia'],
    highlight: 'slider',
    publishedDaysAgo: 2,
    hour: '17:30',
    related: ['duna-kupa-donto', 'harom-valogatott', 'rajt-elott'],
    documents: [],
  },
  {
    key: 'megtelt-az-arena',
    title: {
      hu: 'Megtelt az aréna: elfogyott az összes jegy a nyitányra',
      en: 'Full house: every ticket for the opener is gone',
    },
    lead: {
      hu: 'Kedden délre minden ülőhely gazdára talált, állójegyek pénteken.',
      en: 'The last seat went at noon on Tuesday; standing tickets on Friday.',
    },
    body: {
      hu: `Reggel nyolckor nyílt az értékesítés, a D szektor fél tízre, a kanyar tizenegyre telt meg. Az utolsó, egymás melletti két helyet egy nagymama vette meg az unokájának, aki most először lát bajnokit a csarnokban.

A Duna Aréna befogadóképessége a mérkőzésen 4 350 fő. Ebből háromszáz állóhely a két palánk mögötti részen, ezeket **pénteken déltől** áruljuk, kizárólag a helyszíni pénztárban. Egy vásárló legfeljebb négy jegyet vihet.

## Mire figyeljenek, akik jönnek

1. A kapuk a kezdés előtt másfél órával nyílnak, érdemes az északi bejáratot használni.
2. A parkoló a bérleteseké, a révátkelőtől ingyenes busz jár tízpercenként.
3. Táskát csak A4-es méretig engednek be, a többi a ruhatárban hagyható.

Aki lemaradt, a téren felállított kivetítőn végig nézheti a meccset. Az árakról és a szektorokról a [jegyinformációs oldalon](/oldalak/jegyek) olvashat.`,
      en: `Sales opened at eight in the morning; section D was full by half past nine, the curve by eleven. The last two seats side by side were bought by a grandmother for a grandson who has never seen a league game in the hall.

The Duna Aréna holds 4,350 for this game. Three hundred of those are standing places behind the baskets, sold **from noon on Friday** at the box office only. Four tickets a person is the limit.

## If you are coming

1. Gates open ninety minutes before tip-off; the north entrance is the quick one.
2. The car park belongs to season-ticket holders, and a free bus runs from the ferry every ten minutes.
3. Bags up to A4 size are let in, larger ones go to the cloakroom.

If you missed out, there is a big screen on the square. Prices and sections are on [the ticket page](/page/tickets).`,
    },
    cover: 'img/szurkolok.webp',
    coverAlt: {
      hu: 'Feltartott kezek a lelátón, alattuk a kivilágított pálya',
      en: 'Raised hands in the stand above the lit court',
    },
    categories: ['jegyek'],
    tags: ['duna-arena', 'berlet'],
    highlight: 'highlight',
    publishedDaysAgo: 3,
    hour: '14:20',
    related: ['ulohelycsere', 'rajt-elott'],
    documents: [],
  },
  {
    key: 'hajnal-alairt',
    title: { hu: 'Hajnal Kornél 2028-ig aláírt', en: 'Kornél Hajnal signs until 2028' },
    lead: {
      hu: 'A 26 éves hátvéd a következő idénytől erősíti a Sólymokat, és a tízes mezt kapja meg.',
      en: 'The 26-year-old guard joins the Falcons next season and takes the number ten.',
    },
    body: {
      hu: `Két éve figyeljük, fél éve beszélgetünk vele, szerdán aláírta. Hajnal Kornél a Balatoni Viharoknál kitölti a szerződését, a nyáron költözik Dunaszegre, és három idényre kötelezte el magát.

A 191 centis hátvéd mindkét kezével befejez, de Gerencsér Tibor szerint nem ezért kellett. – „Kornél az első lépésével eldönti, hogy segítség kell-e ellene. Ha kell, valaki nálunk üres.”

## Névjegy

| Jellemző | Adat |
|---|---|
| Poszt | dobóhátvéd |
| Magasság | 191 cm |
| Korábbi klubjai | Somlói Lovagok, Balatoni Viharok |
| Szerződés | 2028 nyaráig |
| Mezszám | 10 |

A tízes mezt utoljára a nyolcvanas években viselte csapatkapitány nálunk, azóta fiatalok örökölték egymástól. Hajnal azt kérte, hogy a bemutatkozás napján az akadémia legkisebb tízese vigye ki neki.

Az idei keretben már nincs változás: [a csapat tagjai](/csapat) a teljes idényre rendelkezésre állnak.`,
      en: `We have watched him for two years, talked to him for six months, and on Wednesday he signed. Kornél Hajnal sees out his contract with the Balaton Storm, moves to Dunaszeg in the summer and has committed to three seasons.

The 191 cm guard finishes with either hand, but Tibor Gerencsér says that is not why he wanted him. “Kornél’s first step decides whether you need help against him. If you do, one of ours is open.”

## At a glance

| Detail | Value |
|---|---|
| Position | shooting guard |
| Height | 191 cm |
| Former clubs | Somló Knights, Balaton Storm |
| Contract | until summer 2028 |
| Number | 10 |

The last captain of ours to wear ten did so in the eighties; since then it has passed from one youngster to the next. Hajnal asked that the smallest number ten of the academy should bring it out to him on the day he is introduced.

This season’s roster does not change: [the squad](/team) is set for the whole year.`,
    },
    cover: 'img/igazolas.webp',
    coverAlt: {
      hu: 'Fehér mez Hajnal felirattal és tízes számmal, mögötte az Új szó',
      en: 'White jersey with the name Hajnal and the number ten, the Hungarian word for new behind it',
    },
    categories: ['felnott-ferfi', 'klub'],
    tags: ['gerencser-tibor'],
    highlight: 'highlight',
    publishedDaysAgo: 4,
    hour: '10:05',
    related: ['gerencser-interju', 'rajt-elott'],
    documents: [],
  },
  {
    key: 'gerencser-interju',
    title: {
      hu: 'Gerencsér: „Nem a tabellát nézem, hanem a térdeket”',
      en: 'Gerencsér: “I don’t look at the table, I look at the knees”',
    },
    lead: {
      hu: 'A vezetőedző a terhelésről, a türelemről és arról, miért tart reggelente csendes edzést. Interjú a hatodik felkészülési hét végén.',
      en: 'The head coach on workload, on patience, and on why he holds silent practices in the morning. An interview at the end of the sixth week of preseason.',
    },
    body: {
      hu: `Gerencsér Tibor irodájában nincs tévé. Egy tábla van, rajta tizenkét név, mellettük apró számok: ki mennyit aludt, mennyit ugrott, és mit mondott a térdéről reggel hétkor.

**Tényleg minden nap megkérdezik?**

Minden nap. Ányos Réka, az erőnléti edzőnk találta ki, hogy egytől tízig kell felelni, indoklás nélkül. Aki háromszor egymás után hatost mond, az aznap nem ugrik. Nem vitatkozunk vele.

**A szurkoló inkább a győzelmeket számolja.**

Én is örülök nekik. De az ember az idény elején nem nyer bajnokságot, elveszíteni viszont el tudja. Egy elkapkodott visszatérés hat hétbe kerül.

> Nem a tabellát nézem, hanem a térdeket. A tabella úgyis jön utánuk.

**Mi az a csendes edzés?**

Negyven perc, amikor senki nem beszélhet, én sem. Csak mutatni szabad. Az első héten káosz volt, a harmadikon már hallottuk, hogyan koppan a cipő, ha valaki késik a váltással. Azóta jobban nézik egymást.

**Ki lepte meg a legjobban?**

Győrfi Kristóf. Húszéves, és a legnehezebb dolgot tanulta meg a nyáron: nem csinálni semmit, ha nincs mit. A dobásait mindenki látja, én azt a négy támadást látom, amikor nem dobta el.

**Mikor lesz elégedett?**

Ha májusban is tizenketten állnak a táblán. [A szakmai stáb](/oldalak/szakmai-stab) ezért dolgozik, nem a hétvégéért.`,
      en: `There is no television in Tibor Gerencsér’s office. There is a board with twelve names on it and small numbers beside them: how long each man slept, how high he jumped, and what he said about his knees at seven in the morning.

**Do you really ask every day?**

Every day. Réka Ányos, our conditioning coach, came up with it: one to ten, no explanations. Whoever says six three days running doesn’t jump that day. We don’t argue.

**Fans tend to count wins.**

I enjoy those too. But nobody wins a championship at the start of the season, though you can certainly lose one. A comeback that is rushed costs six weeks.

> I don’t look at the table, I look at the knees. The table comes after them anyway.

**What is a silent practice?**

Forty minutes in which nobody may speak, me included. You can only point. The first week was chaos; by the third we could hear a shoe land when somebody was late on a switch. They have looked at each other more ever since.

**Who surprised you most?**

Kristóf Győrfi. He is twenty, and this summer he learned the hardest thing: to do nothing when there is nothing to do. Everyone sees his shots. I see the four possessions when he kept the ball.

**When will you be satisfied?**

If there are still twelve names on the board in May. That is what [the staff](/page/coaching-staff) work for, not for the weekend.`,
    },
    cover: 'img/sajtotajekoztato.webp',
    coverAlt: {
      hu: 'Sajtótájékoztató hátulról: Sárközi, az edző és Varga a mikrofonoknál',
      en: 'Press conference from behind: Sárközi, the coach and Varga at the microphones',
    },
    categories: ['felnott-ferfi'],
    tags: ['gerencser-tibor', 'felkeszules'],
    highlight: 'no',
    publishedDaysAgo: 6,
    hour: '13:05',
    related: ['zona-elemzes', 'deak-serules', 'hajnal-alairt'],
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
      hu: `A meghívó e-mailben jön, de a Sólyom Akadémián papíron adják át. Bakó Eszter szakmai vezető mindhárom fiúnak kinyomtatta, és a keddi edzés elején, a kör közepén olvasta fel.

„Nem a válogatottság a jó hír” – mondta utána a szülőknek. – „Hanem az, hogy ugyanannak a generációnak a többi tizenegy tagja is megtapsolta őket, és utána lefutotta velük a pályahosszakat.”

## Kik mennek?

- **Kelemen Botond**, irányító: balkezes, és már most ő a leghangosabb a pályán.
- **Fodor Ábel**, bedobó: egy év alatt kilenc centit nőtt, a lábmunkáját újra kellett tanulnia.
- **Zsoldos Regő**, center: hat éve még úszott, a lepattanót ma is „levegővételnek” hívja.

Az összetartás öt napig tart, napi két edzéssel, a végén két felkészülési mérkőzéssel. Az iskola a mulasztást igazolja, a lemaradást a klub tanulószobája segít behozni.

Az U16-os csapat közben sem pihen: hétfőn, szerdán és pénteken a szokott időben edz. A teljes beosztás [az edzési időpontok között](/oldalak/edzesi-idopontok) található, új jelentkezőket pedig egész évben várunk [a jelentkezési lapon](/csatlakozz).`,
      en: `The invitation comes by e-mail, but at the Falcon Academy it is handed over on paper. Eszter Bakó, head of coaching, printed one for each of the boys and read them out in the middle of the circle at the start of Tuesday’s practice.

“Being picked isn’t the good news,” she told the parents afterwards. “The good news is that the other eleven of their year clapped, and then ran the lengths with them.”

## Who is going?

- **Botond Kelemen**, point guard: left-handed, and already the loudest voice on the floor.
- **Ábel Fodor**, forward: grew nine centimetres in a year and had to learn his footwork again.
- **Regő Zsoldos**, centre: a swimmer until six years ago, he still calls a rebound “coming up for air”.

The camp lasts five days with two practices a day and two warm-up games at the end. The school excuses the absence, and the club’s study room helps them catch up.

The under-16s carry on meanwhile, on Mondays, Wednesdays and Fridays at the usual hour. The full timetable is among [the training times](/page/training-times), and newcomers are welcome all year through [the join form](/join-us).`,
    },
    cover: 'img/utanpotlas.webp',
    coverAlt: {
      hu: 'Fiatal játékosok edzenek egy nagy pályán, felülről nézve',
      en: 'Young players practising on a wide court, seen from above',
    },
    categories: ['utanpotlas'],
    tags: ['solyom-akademia'],
    highlight: 'no',
    publishedDaysAgo: 7,
    hour: '16:45',
    related: ['oszi-tabor', 'sipos-jatekos'],
    documents: [],
  },
  {
    key: 'zona-elemzes',
    title: {
      hu: 'Edzői szemmel: miért működött a zóna az utolsó öt percben',
      en: 'The coach’s eye: why the zone worked in the last five minutes',
    },
    lead: {
      hu: 'A zempléni edzőmeccs hajrájában kettő-hármas területvédekezésre váltottunk, és hat támadásból egyetlen kosarat kaptunk. Holló Péter másodedző rajzolja le, mi történt.',
      en: 'Late in the friendly in Zemplén we switched to a two-three zone and gave up one basket in six possessions. Assistant coach Péter Holló draws what happened.',
    },
    body: {
      hu: `A zónát sokan menekülésnek gondolják: akkor jön, ha az ember-ember ellen elfogy a láb. Nálunk most fordítva volt. Azért váltottunk, mert a Vándorok négy támadás óta ugyanazt a bal oldali falat futották, és már a megindulásukból látszott, hová jön a labda.

## Az első lépés: megállítani a passzt, nem az embert

A két felső védő (Nagy Bence és Carter Miles) nem a labdát támadta, hanem a bal oldali passzsávot zárta. Így a támadás a gyengébbik oldalon indult, ahol a legjobb dobójuk nem szívesen kap labdát.

## A második: a sarok ára

Minden zóna odaad valamit. Mi a jobb sarkot adtuk oda, mert onnan a mérkőzésen addig egy dobást sem értékesítettek. Két kísérletük volt, mindkettő rövid maradt.

## A harmadik: aki lepattanózik

Területvédekezésben nincs kire ráfordulni, ezért az első lépés befelé kötelező. Jović Stefan és Szűcs Ádám a hat támadásból öt lepattanót szedett.

1. Olvasd a megindulást, ne a labdát.
2. Válaszd ki, melyik dobást adod oda.
3. Egy lépés be, csak utána ugrás.

Ettől még nem leszünk zónacsapat. A bajnokságban mindenkinek van felvétele rólunk, a meglepetés legfeljebb kétszer működik. Az viszont jó, ha az ellenfélnek mostantól erre is edzenie kell.`,
      en: `Many people think of a zone as running for cover: it comes when your legs are gone. For us it was the other way round. We switched because the Wanderers had run the same screen on the left for four possessions, and you could tell from the first step where the ball would go.

## Step one: stop the pass, not the man

The two at the top, Bence Nagy and Miles Carter, didn’t attack the ball; they closed the passing lane on the left. The play had to start on the weaker side, where their best shooter does not like to catch it.

## Step two: the price of the corner

Every zone gives something away. We gave the right corner, because they had not made a shot from there all night. They tried two. Both were short.

## Step three: who gets the rebound

In a zone there is nobody to box out, so the first step inside is compulsory. Stefan Jović and Ádám Szűcs took five rebounds in six possessions.

1. Read the first step, not the ball.
2. Choose the shot you are giving away.
3. One step in, and only then jump.

None of this makes us a zone team. Everyone in the league has us on tape, and a surprise works twice at most. But it helps that they now have to practise against this too.`,
    },
    cover: 'img/taktika.webp',
    coverAlt: {
      hu: 'Taktikai tábla: öt számozott játékos, ikszek és nyilak egy félpályán',
      en: 'Tactics board: five numbered players, crosses and arrows on a half court',
    },
    categories: ['elemzes', 'felnott-ferfi'],
    tags: ['felkeszules', 'gerencser-tibor'],
    highlight: 'no',
    publishedDaysAgo: 8,
    hour: '12:00',
    related: ['gyozelem-zemplenben', 'gerencser-interju'],
    documents: [],
  },
  {
    key: 'rajt-elott',
    title: { hu: 'Öt kérdés a rajt előtt', en: 'Five questions before the start' },
    lead: {
      hu: 'Ki kezd a négyes poszton, mennyit pihen a kapitány, és meddig bírja a tempót egy ilyen fiatal kispad? Végigvettük, amit a felkészülés nyitva hagyott.',
      en: 'Who starts at the four, how much does the captain rest, and how long can such a young bench keep the pace? We went through what preseason left open.',
    },
    body: {
      hu: `A felkészülés lezárult, a bajnokság mindjárt itt van, a jegyzetfüzetben pedig még mindig több a kérdőjel, mint a pipa. Ez az öt maradt a legtöbbet emlegetett.

## 1. Varga vagy Jović kezdjen?

A nyáron mindkettő működött. Ha a kapitány a padról száll be, a második ötösnek is van vezére, ha ő kezd, hamarabb kialakul a különbség. A stáb szerint az ellenfél fogja eldönteni.

## 2. Kié az utolsó labda?

Eddig Siposé volt, de Carter Miles három edzőmeccsen is győztes dobást vállalt. A jó hír, hogy egyikük sem kért időt, hogy ezt megbeszéljék.

## 3. Mennyit bír a fiatal pad?

Balogh, Győrfi és Szűcs együtt hatvanhárom éves. Tizenöt perc jut rájuk meccsenként, ebből kell kihozniuk a tempót.

## 4. Elég lesz-e a lepattanó?

A felkészülési mérkőzéseken 37,4 volt az átlag. Deák Bálint sérülése után ez a szám lesz az első, amit hétfőnként megnézünk.

## 5. Milyen lesz a csarnok?

Erre van a legbiztosabb válasz: tele. A nyitányra minden ülőhely elkelt, a bérletesek száma pedig sosem látott magasságban van. [A Duna Aréna](/oldalak/csarnok) új világítása is akkor debütál.`,
      en: `Preseason is over, the league is around the corner, and the notebook still has more question marks than ticks. These are the five we hear most.

## 1. Varga or Jović in the first five?

Both worked in the summer. If the captain comes off the bench, the second unit has a leader; if he starts, the gap opens sooner. The staff say the opponent will decide.

## 2. Who gets the last shot?

It used to be Sipos, but Miles Carter took a game-winner in three friendlies. The good news is that neither of them needed a time-out to talk about it.

## 3. How long will the young bench last?

Balogh, Győrfi and Szűcs are sixty-three years old between them. They get fifteen minutes a game, and the pace has to come from those.

## 4. Will there be enough rebounds?

The preseason average was 37.4. With Bálint Deák hurt, it is the first number we will look up on Mondays.

## 5. What will the hall be like?

That is the safest answer of all: full. Every seat for the opener has gone, and there have never been so many season-ticket holders. The new lights of [the Duna Aréna](/page/arena) make their debut the same night.`,
    },
    cover: 'img/feldobas.webp',
    coverAlt: {
      hu: 'Feldobás a középkörben, a labda a két ugró felett',
      en: 'Tip-off at centre court, the ball above the two jumpers',
    },
    categories: ['felnott-ferfi', 'elemzes'],
    tags: ['felkeszules', 'varga-akos', 'sipos-levente'],
    highlight: 'no',
    publishedDaysAgo: 5,
    hour: '08:15',
    related: ['deak-serules', 'megtelt-az-arena', 'duna-kupa-donto'],
    documents: [],
  },
  {
    key: 'hat-uj-palank',
    title: {
      hu: 'Utcára visszük a kosarat: hat új palánk a városban',
      en: 'Taking hoops to the streets: six new backboards in town',
    },
    lead: {
      hu: 'A klub, a város és két szponzor összefogásából tavaszig hat játszótér kap új palánkot, hálót és felfestett vonalakat. Az elsőt a Halász-telepen avattuk fel.',
      en: 'By spring six playgrounds get a new backboard, a net and painted lines, paid for by the club, the town and two sponsors. The first one is open on the Halász estate.',
    },
    body: {
      hu: `Fél hétkor még csak a festő volt ott, hétre húsz gyerek állt a kerítésnél. A Halász-telepi játszótér aszfaltján ugyanaz a hárompontos ív van, mint a Duna Arénában, centire lemérve.

A *Palánkot a térre* program három lépésből áll: a város kijelöli a helyet, a Kovács & Fia Építőipar elvégzi az alapozást, a klub pedig állja a palánkot és az első évi karbantartást. A hálókat a Szikla Sportital adja, cserélni bárki kérhet, ha kiszakadt.

## Hol lesz még?

- Révkapu tér: két palánk, alacsonyabb gyűrűvel is
- Fűzfás utcai iskola udvara: délután négytől nyitott
- Malomsor, Vasútkert és a Kilátó alatti pálya: tavasszal

Az avatón Nagy Bence és Győrfi Kristóf is beállt, igaz, a nap hősét egy kilencéves lány hozta, aki félpályáról dobott be egyet, és azonnal hazament vacsorázni.

> Én is ilyen kerítés mellett kezdtem. Ott nincs edző, csak sötétedés.
>
> Nagy Bence

A pályák nyitva vannak, kulcs nem kell. Aki rendszeresen játszana, [az akadémia](/oldalak/akademia) délutáni csoportjaiban talál társakat.`,
      en: `At half past six only the painter was there; by seven, twenty children stood at the fence. The three-point arc on the asphalt of the Halász estate is the one in the Duna Aréna, measured to the centimetre.

The programme, *A hoop for every square*, has three parts: the town names the place, Kovács & Fia lay the foundation, and the club pays for the backboard and the first year of upkeep. The nets come from Szikla Sportital, and anyone may ask for a new one.

## Where next?

- Révkapu square: two hoops, one of them lower
- the yard of the Fűzfás street school: open from four in the afternoon
- Malomsor, Vasútkert and the court below the lookout: in spring

Bence Nagy and Kristóf Győrfi joined in at the opening, but the hero of the day was a nine-year-old girl who made one from half court and went straight home for supper.

> I started beside a fence like this one. There is no coach there, only nightfall.
>
> Bence Nagy

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
    publishedDaysAgo: 12,
    hour: '10:30',
    related: ['oszi-tabor', 'tao-edzopalya'],
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

| Tétel | Összeg | Kész |
|---|---|---|
| Padlóburkolat és vonalazás | 41,2 millió Ft | tavasszal |
| Palánkok, eredményjelző | 12,6 millió Ft | tavasszal |
| Világítás, szellőzés | 18,9 millió Ft | nyár elején |
| Utánpótlás-nevelés (edzői bérek, utazás) | 36,4 millió Ft | egész idényben |

A munkát nyílt beszerzésben ítéljük oda, a szerződéseket a honlapon közzétesszük. A második játéktér elkészültével az U11–U14-es csoportok este hét előtt végeznek, ami hétköznap az egyik legtöbbet kért változtatás volt a szülőktől.

Ha a cégük csatlakozna, a teendőkről [a TAO-tájékoztató](/oldalak/tao-tajekoztato) ír, a nyilatkozat mintája pedig innen letölthető.`,
      en: `One hall, eleven teams, fourteen hours a day: for years there has been no room for another practice. This year’s offers pay at last for what the academy has waited ten years for, a full-size practice court.

In Hungary’s support scheme for team sports a company may direct part of its corporate tax to a club. It costs the business nothing extra, and for the club it is money it can plan with and must account for to the last forint.

## What is it for?

| Item | Amount | Ready |
|---|---|---|
| Floor and lines | HUF 41.2 million | spring |
| Backboards, scoreboard | HUF 12.6 million | spring |
| Lights, ventilation | HUF 18.9 million | early summer |
| Youth work (coaches’ pay, travel) | HUF 36.4 million | all season |

The work goes to open tender and the contracts will be published here. Once the court is ready, the under-11 to under-14 groups finish before seven in the evening, which is one of the changes parents asked for most.

If your company would like to take part, [the TAO page](/page/tao-information) tells how, and a sample declaration can be downloaded below.`,
    },
    cover: 'img/ures-csarnok.webp',
    coverAlt: {
      hu: 'Üres csarnok fénycsóvákkal, a középkörben egyetlen labda',
      en: 'An empty hall under beams of light, one ball at centre court',
    },
    categories: ['klub', 'utanpotlas'],
    tags: ['tao', 'duna-arena', 'solyom-akademia'],
    highlight: 'no',
    publishedDaysAgo: 15,
    hour: '09:40',
    related: ['hat-uj-palank', 'harom-valogatott'],
    documents: ['tao-nyilatkozat'],
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

Dr. Őri Gábor csapatorvos szerint a következő tizennégy nap a duzzanat csökkentéséről és az egyensúlyról szól. – „Bálint harmincegy éves, ismeri a testét. A legnehezebb feladatunk az lesz, hogy ne jöjjön vissza korábban, mint a bokája.”

## A visszatérés lépései

1. 1–5. nap: medence, kerékpár, manuális kezelés
2. 6–10. nap: egyenes vonalú futás, dobóedzés ugrás nélkül
3. 11–14. nap: irányváltás, egy az egy elleni játék
4. a 15. naptól: teljes edzésmunka, ha mindhárom teszt rendben van

A helyét Szűcs Ádám és Jović Stefan veszi át, a center posztra nem keresünk új játékost. Deák a kispadon ott lesz, és megígérte, hogy a blokkokat onnan is számolja.`,
      en: `It is good news, as far as an ankle can be: the outside of Bálint Deák’s right ankle is stretched, not torn. The 212 cm centre left the clinic without crutches and was working in the pool on Friday.

According to the team doctor, Gábor Őri, the next fourteen days are about bringing down the swelling and about balance. “Bálint is thirty-one and knows his body. The hardest part will be that he shouldn’t come back before his ankle does.”

## The way back

1. days 1–5: pool, bike, manual therapy
2. days 6–10: running in a straight line, shooting without jumping
3. days 11–14: changes of direction, one on one
4. from day 15: full practice, if all three tests are clean

Ádám Szűcs and Stefan Jović share his minutes, and we are not looking for another centre. Deák will sit on the bench and has promised to count the blocks from there.`,
    },
    cover: 'img/blokk.webp',
    coverAlt: {
      hu: 'Deák Bálint a palánk előtt blokkol egy dobást',
      en: 'Bálint Deák blocks a shot in front of the backboard',
    },
    categories: ['felnott-ferfi'],
    tags: ['serules', 'felkeszules'],
    highlight: 'no',
    publishedDaysAgo: 9,
    hour: '18:10',
    related: ['gerencser-interju', 'rajt-elott'],
    documents: [],
  },
  {
    key: 'ulohelycsere',
    title: {
      hu: 'Bérletes ülőhelycsere: hétfőn nyílik a felület',
      en: 'Swapping season seats: the page opens on Monday',
    },
    lead: {
      hu: 'Aki tavaly óta a sor közepére vágyik, most cserélhet. A folyamat három lépés, és senki nem veszíti el a régi helyét, amíg az újat meg nem kapta.',
      en: 'If you have wanted the middle of the row since last year, now you can trade. It takes three steps, and nobody loses the old seat before the new one is theirs.',
    },
    body: {
      hu: `Tavaly négyszázhúszan kértek cserét, háromszáztizenegynek sikerült. Idén körforgásos rendszer működik: a program nemcsak párokat keres, hanem három- és négyszereplős láncokat is.

## Így zajlik

1. **Hétfő–szerda:** mindenki megjelöli, honnan és melyik szektorba menne.
2. **Csütörtök:** a rendszer kiszámolja a láncokat, és e-mailben ajánlatot küld.
3. **Vasárnapig:** el kell fogadni. Aki nem felel, marad a helyén.

## Árkülönbözet

| Miről | Mire | Különbözet |
|---|---|---|
| Kanyar | D szektor | +9 000 Ft |
| D szektor | B szektor | +14 000 Ft |
| B szektor | D szektor | –14 000 Ft, jóváírva |
| azonos szektoron belül | | díjtalan |

A kerekesszékes és a kísérői helyekre külön szabály vonatkozik, ezeknél a jegyiroda személyesen egyeztet. A klub minden csere után új kártyát ad, a régi a kapuknál már nem nyit. A további kérdésekre [a jegyoldal](/oldalak/jegyek) válaszol, a jegyiroda pedig a jegyiroda@dunaisolymok.example címen érhető el.`,
      en: `Last year 420 people asked for a swap and 311 got one. This time it works in circles: the program looks not only for pairs but for chains of three and four.

## How it goes

1. **Monday to Wednesday:** everyone marks where they sit and which section they would like.
2. **Thursday:** the chains are worked out and offers go out by e-mail.
3. **By Sunday:** accept it. If you don’t answer, you stay where you are.

## Difference in price

| From | To | Difference |
|---|---|---|
| Curve | Section D | +HUF 9,000 |
| Section D | Section B | +HUF 14,000 |
| Section B | Section D | –HUF 14,000, credited |
| within one section | | free |

Wheelchair and companion places follow their own rules, and the ticket office arranges those in person. Every swap comes with a new card; the old one no longer opens the gates. Anything else is answered on [the ticket page](/page/tickets), or write to jegyiroda@dunaisolymok.example.`,
    },
    cover: 'img/ulohelyek.webp',
    coverAlt: {
      hu: 'Számozott kék ülőhelyek sorai, az egyiken kosárlabda',
      en: 'Rows of numbered blue seats with a basketball on one of them',
    },
    categories: ['jegyek'],
    tags: ['berlet', 'duna-arena'],
    highlight: 'no',
    publishedDaysAgo: 11,
    hour: '08:00',
    related: ['megtelt-az-arena'],
    documents: [],
  },
  {
    key: 'gyozelem-zemplenben',
    title: {
      hu: 'Hősies védekezés, drámai vége: edzőmeccsgyőzelem Zemplénben',
      en: 'Brave defence, dramatic end: a friendly won in Zemplén',
    },
    lead: {
      hu: 'Nyolc másodperccel a vége előtt még vezettek a Vándorok, aztán Nagy Bence megszerezte a saját kihagyott dobását. A felkészülés leghangosabb estéje egy kis csarnokban.',
      en: 'The Wanderers led with eight seconds to go, and then Bence Nagy picked up his own miss. The loudest night of preseason, in a small hall.',
    },
    body: {
      hu: `A Vándor Csarnokba nyolcszázan férnek be, és aznap este mind a nyolcszázan a pálya szélén álltak. Edzőmérkőzésnek hirdették, de az első sípszó után ezt senki nem vette komolyan.

A Zempléni Vándorok a félidőben kilenc ponttal vezettek, mert minden második támadásuk a büntetővonalon végződött. A fordulat csendben jött: a harmadik negyedben összesen három faultot fújtak ellenünk, és a hazaiak hat percig kosár nélkül maradtak.

## Az utolsó nyolc másodperc

77–76 oda, oldalbedobás. Nagy Bence elment az embere mellett, a dobása a gyűrű elejéről pattant vissza, pont oda, ahová ő is érkezett. A második kísérlet bent, rá a fault, a büntető is. **79–77.**

> Az elsőt is bedobhattam volna, akkor hamarabb megyünk vacsorázni.
>
> Nagy Bence

A túlsó oldalon Deák Bálint még belenyúlt az utolsó, félpályás kísérletbe. A közönség mindkét csapatot megtapsolta, a buszra pedig felkerült egy doboz almás rétes is, a házigazdák ajándéka.`,
      en: `The Vándor hall holds eight hundred, and that night all eight hundred stood along the lines. It was billed as a friendly, which nobody believed after the first whistle.

The Zemplén Wanderers led by nine at the half because every second possession of theirs ended at the line. The turn came quietly: only three fouls were called on us in the third quarter, and the home side went six minutes without a basket.

## The last eight seconds

77–76 to them, inbounds on the side. Bence Nagy went past his man, and his shot came off the front of the rim to the very spot where he landed. The second went in with the foul, and so did the free throw. **79–77.**

> I could have made the first one. We’d have been at supper sooner.
>
> Bence Nagy

At the other end Bálint Deák still got a hand to the last heave from half court. The crowd applauded both teams, and a box of apple strudel went on to the bus, a present from the hosts.`,
    },
    cover: 'img/cipok.webp',
    coverAlt: {
      hu: 'Két játékos lába és a labda közelről, a parkett szintjéről',
      en: 'The legs of two players and the ball, close up from floor level',
    },
    categories: ['felnott-ferfi'],
    tags: ['felkeszules'],
    highlight: 'no',
    publishedDaysAgo: 10,
    hour: '20:58',
    related: ['zona-elemzes', 'duna-kupa-donto'],
    documents: [],
  },
  {
    key: 'oszi-tabor',
    title: {
      hu: 'Tizenkét edzés, két hét: jön az őszi tábor',
      en: 'Twelve practices, two weeks: the autumn camp is coming',
    },
    lead: {
      hu: 'Az iskolai szünetben bejárós tábort tartunk hat és tizennégy év közötti gyerekeknek. Kezdők is jöhetnek, labdát és ebédet adunk.',
      en: 'We run a day camp in the school holidays for children from six to fourteen. Beginners are welcome; we bring the balls and the lunch.',
    },
    body: {
      hu: `Reggel nyolctól délután négyig, két turnusban, korosztályonként külön edzővel. Az őszi tábor évek óta az a két hét, amikor a Duna Aréna folyosóin többen futnak, mint a pályán.

A délelőtt a kosárlabdáé: labdavezetés, passz, lábmunka, a végén mindig játék. Délután úszás, kenuzás vagy társasjáték következik, attól függően, mit enged az idő. Szerdánként a felnőttcsapat két tagja tartja az edzést.

## Tudnivalók

- részvételi díj: 38 000 Ft turnusonként, testvéreknek 30 százalék kedvezménnyel
- létszám: turnusonként hatvan gyerek, jelentkezési sorrendben
- kell hozzá: teremcipő, kulacs, törölköző

Aki utána is maradna, két ingyenes próbaedzést kap a korosztályos csoportban. A [tagdíj szabályai](/oldalak/tagdijfizetesi-szabalyzat) és [az edzések rendje](/oldalak/edzesi-idopontok) a honlapon olvasható.

Jelentkezni [az űrlapon](/csatlakozz) lehet, a korosztály edzője visszahív, és egyezteti a turnust.`,
      en: `From eight in the morning to four in the afternoon, in two turns, with a coach for each age group. For years these have been the two weeks when more people run in the corridors of the Duna Aréna than on its floor.

Mornings are for basketball: dribbling, passing, footwork, and always a game at the end. In the afternoon there is swimming, canoeing or board games, as the weather allows. On Wednesdays two players of the first team take the practice.

## Good to know

- fee: HUF 38,000 a turn, 30 per cent off for brothers and sisters
- places: sixty children a turn, first come, first served
- bring: indoor shoes, a water bottle, a towel

Anyone who would like to stay on gets two free trial practices with their age group. [The fee rules](/page/membership-fee-rules) and [the timetable](/page/training-times) are on this site.

Sign up with [the form](/join-us); the coach of the age group will ring you back to settle the turn.`,
    },
    cover: 'img/labda-a-vonalon.webp',
    coverAlt: {
      hu: 'Kosárlabda a középkör vonalán, háttérben a palánk',
      en: 'A basketball on the line of the centre circle with a hoop behind it',
    },
    categories: ['utanpotlas', 'kozosseg'],
    tags: ['solyom-akademia', 'duna-arena'],
    highlight: 'no',
    publishedDaysAgo: 19,
    hour: '09:00',
    related: ['harom-valogatott', 'hat-uj-palank'],
    documents: [],
  },
]
