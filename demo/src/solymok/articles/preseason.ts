import type { DemoArticle } from '../../types.ts'

/** Older than any season can be, so that nothing here meets its tables. */
export const preseason: DemoArticle[] = [
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

Az utolsó negyed elején a Bikák két gyors kosárral tizenhárom pontra jöttek fel. Gerencsér, aki ilyenkor rendszerint feláll, ezúttal leült, és megvárta, mit kezdenek vele a játékosok. Sipos Levente két labdát szerzett, Bartók Zalán mindkettőből betalált, és a vendégek edzője kért időt. A századik pont Varga Ákosé lett, egykezes zsákolással; a szertáros szerint a gyűrű az öltözőig hallatszott.

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

Early in the last quarter two quick baskets brought the Bulls to within thirteen. Gerencsér, who usually gets up at such moments, sat down instead to see what the players would make of it. Levente Sipos stole the ball twice, Zalán Bartók scored off both, and it was the visitors’ coach who called time. The hundredth point belonged to Ákos Varga, with a one-handed dunk; the kit man swears he heard the rim in the locker room.

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
    highlight: 'no',
    publishedDaysAgo: 176,
    hour: '21:48',
    related: ['gyozelem-zemplenben', 'zona-elemzes', 'varga-portre', 'sipos-jatekos'],
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

## Amit a stáb pontozott

- hányszor ért vissza valaki előbb, mint a labda
- ki adta a gólpassz előtti passzt, amely egyetlen jegyzőkönyvbe sem kerül be
- ki mit csinált a rossz ítélet utáni három másodpercben

Az utolsó rovatban Sipos neve mellett hét mérkőzésen hétszer az áll: „visszafutott”.

Maga a trófea fújt üvegből készült sólyom, amely szemből inkább galamb. Az új gazdája az előszobájában állította ki, a kulcsok mellett. „Így legalább mindennap a kezembe kerül, ha csak arrébb tolom is.”

## Mez az akadémiáért

A díjjal járó százezer forintot Sipos a Sólyom Akadémia felszerelésére ajánlotta fel, és hozzátette a döntőben viselt, aláírt mezét is. A licit az első hazai mérkőzés félidejében zárul, ajánlatot a helyszínen, a szurkolói pultnál lehet tenni.

- kikiáltási ár: 20 000 Ft
- licitlépcső: 2 000 Ft
- a teljes bevételből labda és ugrókötél lesz

Akinek a mez nem jut, annak a videók maradnak: [a legszebb indítások](/media) között háromnál is Sipos a kezdőpont.`,
      en: `Seven preseason games, seven starting fives, and the number seven was in all of them. Levente Sipos came out on top by playing the most minutes on the team and still turning the ball over least of all the guards.

“Last year I wanted to finish every possession,” he said after the presentation. “Now it’s enough to know where it starts. Bence and Marci find me in places I never used to run to.”

The fans cast 2,416 votes, and five members of the coaching staff sat on the jury. From second place down the lists had little in common: the crowd put Miles Carter behind Sipos, the staff Zalán Bartók.

## What the staff gave points for

- how often a man got back before the ball did
- who made the pass before the assist, which no score sheet ever mentions
- what everyone did in the three seconds after a bad call

In that last column, seven games running, the entry beside Sipos reads “ran back”.

The trophy itself is a falcon of blown glass that looks more like a pigeon from the front. Its new owner keeps it in his hallway next to the keys. “That way I handle it every day, even if only to push it aside.”

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
    highlight: 'no',
    publishedDaysAgo: 170,
    hour: '17:30',
    related: ['duna-kupa-donto', 'rajt-elott', 'mezarveres'],
    documents: [],
  },
  {
    key: 'rajt-elott',
    title: { hu: 'Öt kérdés a rajt előtt', en: 'Five questions before the start' },
    lead: {
      hu: 'Ki kezd a négyes poszton, mennyit pihen a kapitány, és meddig bírja a tempót egy ilyen fiatal kispad? Végigvettük, amit a felkészülés eddig nyitva hagyott.',
      en: 'Who starts at the four, how much does the captain rest, and how long can such a young bench keep the pace? We went through what preseason has left open so far.',
    },
    body: {
      hu: `Az első bajnoki még odébb van, a jegyzetfüzetben viszont máris több a kérdőjel, mint a pipa. A büfében, a kompon és az edzések után a kapunál ezt az ötöt hallottuk a legtöbbször.

## 1. Varga vagy Jović kezdjen?

A felkészülésen mindkettő működött. Ha a kapitány a padról száll be, a második ötösnek is van vezére; ha ő kezd, hamarabb kialakul a különbség. A stáb szerint az ellenfél fogja eldönteni. Varga szerint az, hogy melyikük melegített be rendesen.

## 2. Kié az utolsó labda?

Eddig Siposé volt, de Carter Miles három edzőmeccsen is győztes dobást vállalt. A jó hír, hogy egyikük sem kért időt, hogy ezt megbeszéljék. A rossz az, hogy Nagy Bence szerint az övé.

## 3. Mennyit bír a fiatal pad?

Balogh, Győrfi és Szűcs együtt hatvanhárom éves, vagyis valamivel fiatalabb, mint a klub. A felkészülésen tizenöt perc jutott rájuk meccsenként, és Ányos Réka mérései szerint ez volt a negyven perc leggyorsabb negyedórája. A kérdés az, mi lesz, ha húsz kell.

## 4. Elég lesz-e a lepattanó?

A felkészülési mérkőzéseken 37,4 volt az átlag. Deák Bálint ehhez annyit fűzött hozzá, hogy a tizedeket ő szedte le. Mögötte Szűcs Ádám még tanulja, mikor érdemes nem felugrani, Jović Stefan pedig ott áll, ahová a labda esni fog, és nem hajlandó elárulni, honnan tudja.

## 5. Milyen lesz a csarnok?

Erre van a legbiztosabb válasz: hangos. A bérletesek száma sosem látott magasságban van, a küzdőtér fölé pedig új LED-sor került. [A Duna Aréna](/oldalak/csarnok) gondnoka szerint már csak az izgalmas végjátékok hiányoznak, de azokat neki nem muszáj.

A füzetet eltesszük, és majd elővesszük. Aki jobb kérdést tud, írja meg: a legjobbakat feltesszük a stábnak, a válaszokat pedig közöljük, ha lesznek.`,
      en: `The first league game is some way off, but the notebook already has more question marks than ticks. At the buffet, on the ferry and at the gate after practice these are the five we heard most.

## 1. Varga or Jović in the first five?

Both worked in preseason. If the captain comes off the bench, the second unit has a leader; if he starts, the gap opens sooner. The staff say the opponent will decide. Varga says it will be whichever of them has warmed up properly.

## 2. Who gets the last shot?

It used to be Sipos, but Miles Carter took a game-winner in three friendlies. The good news is that neither of them needed a time-out to talk about it. The bad news is that Bence Nagy thinks it is his.

## 3. How long will the young bench last?

Balogh, Győrfi and Szűcs are sixty-three years old between them, which makes them a little younger than the club. In preseason they got fifteen minutes a game, and by Réka Ányos’s measurements those were the quickest fifteen of the forty. The question is what happens if it takes twenty.

## 4. Will there be enough rebounds?

The preseason average was 37.4. Bálint Deák would like it known that the decimals were his. Behind him Ádám Szűcs is still learning when not to jump, and Stefan Jović stands where the ball is going to drop and refuses to say how he knows.

## 5. What will the hall be like?

That is the safest answer of all: loud. There have never been so many season-ticket holders, and a new row of LED lights hangs above the floor. All that is missing, says the caretaker of [the Duna Aréna](/page/arena), is a few exciting finishes, and he could live without those.

The notebook goes back in the drawer for now. If you have a better question, send it in: we will put the best ones to the staff and print the answers, should there be any.`,
    },
    cover: 'img/feldobas.webp',
    coverAlt: {
      hu: 'Feldobás a középkörben, a labda a két ugró felett',
      en: 'Tip-off at centre court, the ball above the two jumpers',
    },
    categories: ['felnott-ferfi', 'elemzes'],
    tags: ['felkeszules', 'varga-akos', 'sipos-levente'],
    highlight: 'no',
    publishedDaysAgo: 163,
    hour: '08:15',
    related: ['duna-kupa-donto', 'sipos-jatekos', 'gerencser-interju'],
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

## És amit a rajz nem mutat

Gyakorolni a zónát unalmas. Az ember húsz percig csúszkál oldalra, és a jutalma egy rossz passz, amelyet többnyire más fog el. Ezért játékot csináltunk belőle: az a hármas nyert, amelyik egy perc alatt kevesebbszer fordította a fejét a labda után. Az első héten tizenegynél járt a legjobb, az utolsón kettőnél, és a vesztes vitte le a labdás kosarat a szertárba.

A zempléni hat támadásban háromszor fordult fej. Kétszer az enyém volt, a kispadon.

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

## And what the drawing leaves out

Practising a zone is dull. You slide sideways for twenty minutes, and your reward is a bad pass that somebody else usually picks off. So we made a game of it: the trio that turned their heads after the ball least often in a minute won. In the first week the best had eleven turns, in the last week two, and the losers carried the ball basket down to the store room.

In those six possessions in Zemplén heads turned three times. Two of the three were mine, on the bench.

None of this makes us a zone team. Everyone in the league has us on tape, and a surprise works twice at most. But it helps that they now have to practise against this too.`,
    },
    cover: 'img/taktika.webp',
    coverAlt: {
      hu: 'Taktikai tábla: öt számozott játékos, ikszek és nyilak egy félpályán',
      en: 'Tactics board: five numbered players, crosses and arrows on a half court',
    },
    categories: ['elemzes', 'felnott-ferfi'],
    tags: ['felkeszules'],
    highlight: 'no',
    publishedDaysAgo: 192,
    hour: '12:00',
    related: ['gyozelem-zemplenben', 'elso-negy-masodperc'],
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

A Zempléni Vándorok a félidőben kilenc ponttal vezettek, mert minden második támadásuk a büntetővonalon végződött. Molnár Gergő negyedik hibáját olyan hangorkán követte, hogy a jegyzőasztalnál kézzel mutatták, kicsoda megy le. A fordulat csendben jött: a harmadik negyedben összesen három faultot fújtak ellenünk, és a hazaiak hat percig kosár nélkül maradtak. Jović Stefan ezalatt hét lepattanót szedett le. A nyolcadikat a saját társától vette el, de bocsánatot kért.

| Negyed | Vándorok | Sólymok |
|---|---|---|
| 1. | 25 | 20 |
| 2. | 22 | 18 |
| 3. | 12 | 17 |
| 4. | 18 | 24 |

A negyedik negyed közepén Holló Péter felállt, két ujját mutatta, aztán hármat, és a csapat területvédekezésre állt át. Innentől a Vándoroknak egyetlen kosár jutott. Az eredményjelző közben kétszer is kialudt; a hazai rendező mindkétszer oldalba verte, és folytatódott a játék.

## Az utolsó nyolc másodperc

77–76 oda, oldalbedobás. Nagy Bence elment az embere mellett, a dobása a gyűrű elejéről pattant vissza, pont oda, ahová ő is érkezett. A második kísérlet bent, rá a fault, a büntető is. **79–77.**

> Az elsőt is bedobhattam volna, akkor hamarabb megyünk vacsorázni.
>
> Nagy Bence

A túlsó oldalon Deák Bálint még belenyúlt az utolsó, félpályás kísérletbe. A közönség mindkét csapatot megtapsolta, a buszra pedig felkerült egy doboz almás rétes is, a házigazdák ajándéka. Tizennégy szeletet számoltak be a csomagtartónál, és kilenc érkezett meg Dunaszegre. A vizsgálat lezárult, a gyanúsított lepattanózni tud, és a hátsó sorban ül.`,
      en: `The Vándor hall holds eight hundred, and that night all eight hundred stood along the lines. It was billed as a friendly, which nobody believed after the first whistle.

The Zemplén Wanderers led by nine at the half because every second possession of theirs ended at the line. Gergő Molnár’s fourth foul raised such a storm that the scorer’s table had to show by hand who was going off. The turn came quietly: only three fouls were called on us in the third quarter, and the home side went six minutes without a basket. In that time Stefan Jović took down seven rebounds. The eighth he took from a team-mate, but he said sorry.

| Quarter | Wanderers | Falcons |
|---|---|---|
| 1 | 25 | 20 |
| 2 | 22 | 18 |
| 3 | 12 | 17 |
| 4 | 18 | 24 |

Halfway through the fourth Péter Holló stood up, showed two fingers and then three, and the team dropped into a zone. The Wanderers had one more basket in them. The scoreboard went dark twice in the meantime; on both occasions a steward gave it a thump in the ribs and play went on.

## The last eight seconds

77–76 to them, inbounds on the side. Bence Nagy went past his man, and his shot came off the front of the rim to the very spot where he landed. The second went in with the foul, and so did the free throw. **79–77.**

> I could have made the first one. We’d have been at supper sooner.
>
> Bence Nagy

At the other end Bálint Deák still got a hand to the last heave from half court. The crowd applauded both teams, and a box of apple strudel went on to the bus, a present from the hosts. Fourteen slices were counted in at the luggage hold and nine reached Dunaszeg. The inquiry is closed; the suspect is a good rebounder and sits in the back row.`,
    },
    cover: 'img/cipok.webp',
    coverAlt: {
      hu: 'Két játékos lába és a labda közelről, a parkett szintjéről',
      en: 'The legs of two players and the ball, close up from floor level',
    },
    categories: ['felnott-ferfi'],
    tags: ['felkeszules'],
    highlight: 'no',
    publishedDaysAgo: 196,
    hour: '20:58',
    related: ['zona-elemzes', 'duna-kupa-donto'],
    documents: [],
  },
]
