import type { DemoArticle } from '../../types.ts'

export const backstage: DemoArticle[] = [
  {
    key: 'vadas-ildiko-szobaja',
    title: {
      hu: 'Tizenkét négyzetméter türelem: Vadas Ildikó szobája',
      en: 'Twelve square metres of patience: Ildikó Vadas’s room',
    },
    lead: {
      hu: 'A gyógytornász szobájában nincs falióra. Volt, de mindenki azt nézte. Leltár a csarnok legcsendesebb helyiségéről.',
      en: 'There is no clock on the wall of the physiotherapist’s room. There was one, but everybody looked at it. An inventory of the quietest place in the hall.',
    },
    body: {
      hu: `Aki belép, előbb a lábát mutatja, és csak aztán köszön. Vadas Ildikó a hatodik idényét tölti itt, és megszokta, hogy a bokákat hamarabb ismeri meg, mint az embereket. A szobája az öltözők mögött van, egy ággyal, egy bordásfallal és egy ablakkal, amelyből a csarnok cölöpjeit látni.

## A gumiszalagok

Hat színben lógnak, a sárga a leglágyabb, a fekete a legerősebb. A zöldet mindenki el akarja kérni, mert zöld. Ildikó ezért már bekötött szemmel választat szalagot: aki a kezével dönt, az ritkábban hazudik magának.

## A vödör

Jég, víz és egy gumikacsa. A kacsát Farkas Bence hozta, amikor először kellett bokáig beállnia. Állítása szerint a kacsa feje elfordul, ha a víz hat fok alá hűl. Dr. Tölgyes Anna csapatorvos hőmérővel ellenőrizte. Elfordul.

## A zsámoly

Tíz centi magas, és Takács Bálint naponta kétszer mászik föl rá a műtétje óta. Föl, le, tizenötször, három sorozatban. A center kétszáztizenkét centi, és szerinte ilyen magasan még sosem járt. Ildikó közben az arcát figyeli: a térd fegyelmezett, az arc mindent elmond.

> A legtöbb sérülés két részből áll. Az egyiket meg tudom mutatni a képen.
>
> Vadas Ildikó

## A fiók

Ide kerül, amit a játékosok a kezelés alatt kiraknak a zsebükből, és otthagynak. Jelenleg: négy hajgumi, egy vonatjegy, egy gyerekrajz két hiúzzal, Orbán Zalán szerencsepénze, amelyről ő azt hiszi, hogy elveszett. Ildikó tudja, hogy nála van. Azt is tudja, hogy Orbán azóta jobban alszik.

## Amit itt mondanak

Nem tudjuk. Ez a szoba egyetlen szabálya, és az ajtó belső oldalára is ki van írva, hogy a kifelé menők lássák.

Három dolgot azért elárult azoknak, akik nem kosaraznak, de van lábuk:

1. Fogmosás közben álljon egy lábon, oldalanként egy percig. Ha eldől, legalább a mosdó ott van.
2. Lépcsőn fölfelé lehet sietni. Lefelé soha.
3. Ha fáj, szóljon valakinek. Aki nem szól, az sántít, és azt úgyis meglátják.

Távozóban mi is megkaptuk a magunkét: a szerkesztő bal válla följebb van, mint a jobb. Azóta mindenki ezt nézi. Hogy kik dolgoznak még a csapat mögött, [a szakmai stáb oldalán](/oldalak/szakmai-stab) olvasható.`,
      en: `Those who come in show their foot first and only then say hello. In her sixth season Ildikó Vadas is used to knowing the ankles before the people. Her room is behind the dressing rooms and has a table, wall bars and a window with a view of the piles under the hall.

## The bands

They hang in six colours; yellow is the softest and black the strongest. Everyone wants the green one, because it is green. So Ildikó now has them choose blindfold: a person who decides by hand is less likely to lie to himself.

## The bucket

Ice, water and a rubber duck. Bence Farkas brought the duck when he first had to stand in it up to his ankles. He claims that it turns its head when the water drops below six degrees. Dr Anna Tölgyes, the team doctor, checked with a thermometer. It does.

## The footstool

It is ten centimetres high, and since his operation Bálint Takács has climbed it twice a day. Up, down, fifteen times, three sets. The centre measures two hundred and twelve and says that he has never been so high in his life. Ildikó watches his face meanwhile: the knee is disciplined, the face tells all.

> Most injuries come in two parts. One of them I can show you on the scan.
>
> Ildikó Vadas

## The drawer

This is for whatever the players take out of their pockets during treatment and leave behind. At present: four hair ties, a train ticket, a child’s drawing of two lynxes, and Zalán Orbán’s lucky coin, which he believes is lost. Ildikó knows that she has it. She also knows that Orbán has slept better since.

## What is said here

We can’t tell you. It is the only rule of the room, and it is written on the inside of the door for those on their way out.

She did let us have three things for people who don’t play basketball but do have legs:

1. Stand on one leg while you brush your teeth, a minute on each side. If you topple over, at least the basin is there.
2. You may hurry upstairs. Downstairs, never.
3. If it hurts, tell somebody. If you don’t, you will limp, and they will see it anyway.

We were given ours as we left: the editor’s left shoulder is higher than the right one. Everyone has been looking at it since. Who else works behind the team can be read on [the staff page](/page/coaching-staff).`,
    },
    cover: 'img/cipok.webp',
    coverAlt: {
      hu: 'Két játékos lába közelről, köztük a labda',
      en: 'The legs of two players close up with the ball between them',
    },
    categories: ['klubelet', 'ferfi-csapat'],
    tags: ['stab', 'rehabilitacio'],
    highlight: 'slider',
    publishedDaysAgo: 5,
    hour: '14:15',
    related: ['takacs-mutet', 'mohos-barnabas'],
    documents: [],
  },
  {
    key: 'berta-mihaly',
    title: {
      hu: 'Százhat kulcs: a Tisza Aréna gondnoka',
      en: 'A hundred and six keys: the caretaker of the Tisza Aréna',
    },
    lead: {
      hu: 'Berta Mihály a megnyitás óta itt dolgozik, és még egyetlen mérkőzésnek sem látta a végét. Az eredményt mégis mindig ő tudja meg elsőként.',
      en: 'Mihály Berta has worked here since the opening and has yet to see the end of a game. All the same, he is always the first to know the result.',
    },
    body: {
      hu: `Két perccel a dudaszó előtt Berta Mihály leteszi a kávéját, és elindul, hogy kinyissa a folyó felőli kapukat. Mire az utolsó is kitárul, vége a meccsnek. Így megy ez 1994 óta, és ő nem panaszkodik: szerinte a végét mindenki látta, azt viszont csak ő, ahogy az emberek kijönnek.

„Ha győztünk, megállnak beszélgetni a lépcsőn, és nem lehet őket elzavarni. Ha kikaptunk, fogják a korlátot” – mondja. A különbséget szerinte a korlát melegéből is meg lehet állapítani, de ezt nem szereti híresztelni.

Az építkezésre daruvezetőnek jött. Amikor az utolsó cölöp is a helyére került, megkérdezték, maradna-e, mert ő az egyetlen, aki mindegyiket látta alulról. A cölöpökön zöld festékcsíkok jelzik, meddig ért föl a Tisza; mellettük évszám, kettő mellett felkiáltójel. Reggelente az első útja oda vezet. A második a kazánhoz.

## Néhány a százhatból

- **1-es:** a főkapu. Akkora, hogy zsebben nem hordható, Miska bácsi az övére akasztja.
- **23-as:** a dobok szekrénye. Kettő van belőle, a másik Mészáros Editnél, a szurkolói klub vezetőjénél, szigorú megállapodás mellett.
- **41-es:** a tanulószoba. Hivatalosan egy van belőle, vizsgaidőszakban kettő.
- **58-as:** egy ajtóé, amelyet a felújításkor befalaztak. Nem adta le, mert szerinte az ajtó attól még ott van.

A liftnek nincs kulcsa, és ez így szándékos. A labdaszekrényé nincs nála, mert Révész Hunor erőnléti edző nem adja oda. Ezt az egyet szóvá is tette.

## Amikor jön a víz

Ötévente nagyjából egyszer a Tisza benéz a csarnok alá. Olyankor eltűnik a biciklitároló, a kisrévi csoportok ide járnak edzeni, Mihály pedig nem megy haza. Az irodában alszik, kétóránként lemegy egy zseblámpával, és leolvassa, hol tart a folyó. A számot krétával fölírja a büfé ajtajára, hogy ne kelljen tőle kérdezni. Legutóbb a gyerekek minden edzés előtt odaszaladtak, és egy kakaóban fogadtak a másnapira. Mihály is fogadott. Tíz centit tévedett, tizenhét kakaót fizetett.

A tetőzés után ő festi föl a csíkot. Szalagot nem használ, csak a kezét támasztja a cölöpnek. Hat csík van eddig, és egyik sem teljesen vízszintes. Azt mondja, a folyó sem volt az.

## Este tíz után

Mérkőzésnapokon a csarnok este tíz után is él még egy kicsit. Előbb a büfé hűtője hallgat el, utána a szellőzés, végül a kapitány lépései a folyosón. Kővári Ákos a villanyt oltja le, Mihály a kapukat zárja; az udvaron találkoznak, kezet fognak, és soha nem beszélnek a meccsről. A vízállásról szoktak.

> Egy csarnok attól jó, hogy senkinek nem jut eszébe. Ha eszébe jut, akkor folyik valami.
>
> Berta Mihály

A szobájában van egy tévé, a szurkolóktól kapta, hogy az utolsó két percet végre ő is lássa. Egyszer bekapcsolta. Azt mondja, jó kép volt, csak a lépcsőt nem mutatták.

A csarnok megközelítéséről és a rámpákról [itt](/oldalak/csarnok) írunk, a kapuk helye a [házirendben](/oldalak/hazirend) is szerepel.`,
      en: `Two minutes before the buzzer Mihály Berta puts down his coffee and sets off to open the gates on the river side. By the time the last one stands open, the game is over. It has been like this since 1994, and he does not complain: everyone else saw the end, he says, but only he sees how they come out.

“If we’ve won, they stop on the stairs for a talk and you can’t move them on. If we’ve lost, they hold the handrail.” He maintains that the result can be told from the warmth of the rail too, but doesn’t like it to get about.

He came to the building site as a crane driver. When the last pile was in place, they asked whether he would stay, as the only man who had seen every one of them from below. Green stripes of paint on the piles show how high the Tisza has come; beside them there are years, and beside two of them an exclamation mark. They are where he goes first in the morning. Next he goes to the boiler.

## A few of the hundred and six

- **Number 1:** the main gate. Too big for a pocket; Uncle Miska wears it on his belt.
- **Number 23:** the drum cupboard. There are two of these, and Edit Mészáros, head of the supporters’ club, has the other, under a strict agreement.
- **Number 41:** the study room. Officially there is one of it; at exam time there are two.
- **Number 58:** belongs to a door that was walled up in the renovation. He has not handed it in; the door, he says, is still there.

The lift has no key, and that is on purpose. The key to the balls isn’t with him, because Hunor Révész, the conditioning coach, won’t let go of it. He has raised the matter.

## When the water comes

Every five years or so the Tisza looks in under the hall. The bicycle stands disappear, the Kisrév groups come here to train, and Mihály doesn’t go home. He sleeps in the office, goes down every two hours with a torch and reads off where the river has got to. He chalks the figure on the door of the buffet so that nobody need ask. Last time the children ran there before every practice and bet a cup of cocoa on the next day’s. Mihály bet too. He was ten centimetres out and paid for seventeen cups.

When the water has peaked, he paints the stripe. He uses no tape, he just rests his hand on the pile. There are six of them so far, and none is quite level. Neither was the river, he says.

## After ten at night

On game days there is still some life in the hall after ten at night. First the fridge of the buffet falls silent, then the ventilation, and last of all the captain’s steps in the corridor. Ákos Kővári turns off the lights, Mihály locks the gates; they meet in the yard, shake hands and never talk about the game. They talk about the level of the river.

> A hall is good if nobody thinks of it. If they do, something is leaking.
>
> Mihály Berta

There is a television in his room, a present from the supporters so that he might see the last two minutes after all. He switched it on once. It was a good picture, he says, only it didn’t show the stairs.

How to get to the hall and where the ramps are is told [here](/page/arena), and the gates are in [the house rules](/page/house-rules) too.`,
    },
    cover: 'img/csarnok-este.webp',
    coverAlt: {
      hu: 'A Tisza Aréna kivilágított épülete este, előtte érkezők sziluettje',
      en: 'The Tisza Aréna lit up at night with silhouettes of people arriving',
    },
    categories: ['klubelet'],
    tags: ['tisza-arena'],
    highlight: 'no',
    publishedDaysAgo: 73,
    hour: '07:40',
    related: ['baji-neni-szertara', 'onkentesek'],
    documents: [],
  },
  {
    key: 'piacra-margittal',
    title: {
      hu: 'Piacra Margittal: huszonnégy kollégista, egy kiskocsi',
      en: 'To market with Margit: twenty-four boarders, one handcart',
    },
    lead: {
      hu: 'Csütörtökönként hajnali ötkor Rontó Margit, a kollégium szakácsnője elindul bevásárolni. Vele tartottunk, és vittük a krumplit.',
      en: 'At five on Thursday mornings Margit Rontó, cook of the boarding house, sets out to shop. We went along and carried the potatoes.',
    },
    body: {
      hu: `A kiskocsinak négy kereke van, ebből három forog. Rontó Margit mégsem cseréli le, mert a negyedik csikorgásából tudják a kofák, hogy jön, és mire odaér, előkerül az asztal alól, amit félretettek neki. A tiszahalmi piac ilyenkor még sötét. A lámpák alatt csak kezeket látni és mérlegeket.

A Hiúz Akadémia kollégiumában huszonnégy diák lakik. Egy hétre negyven kiló krumpli kell nekik, száznyolcvan tojás, tizenkét csirke és annyi alma, amennyi elfér. Margit nem ír listát. A listán szerinte az szerepel, amire az ember otthon gondolt, a piacon pedig az van, ami tényleg megérett.

## A doktornő három mondata

Dr. Tölgyes Anna csapatorvos évente kétszer leül vele, és megbeszélik, miből nőnek a gyerekek. A jegyzet a konyhaszekrény ajtajának belső oldalán lóg:

1. Reggeli nélkül senki nem megy ki a kapun.
2. Aki délután edz, délben főtt ételt kap, és ideje is van rá.
3. Minden nap legyen valami nyers és valami zöld.

A többi Margit dolga. Tudja, ki nem eszik répát, és azt is, hogy ugyanaz a fiú kétszer kér belőle, ha krémlevesnek hívják. Tudja, ki éhes dolgozat előtt, és ki csak utána. Honvágy ellen túrós tésztát főz, be nem vallott honvágy ellen pörccel.

A tojásnál megállunk. Az árus fia az U14-ben játszik, ezért száz fölött nem számol tovább. Margit igen, és a különbözetet otthagyja a mérleg alatt. Évek óta így megy, és még egyikük sem hozta szóba.

> Azt nem tudom megmondani, kiből lesz kosárlabdázó. Azt igen, hogy ki aludt jól, mert az reggel kétszer szed.
>
> Rontó Margit

Fél hétre tele a kocsi. A kollégium kapujában Barna Lőrinc várja, ő a heti soros, és szó nélkül átveszi a rudat. A három jó kerékre dönti, úgy gurul. Ezt is tanulni kell, mondja Margit, a tavalyiaknak fél évbe telt.

Hétkor zabkása van, fahéjjal. A huszonnégyből huszonhárom azt kérdezi, mi lesz az ebéd. A huszonnegyedik belenéz a kosárba, és nem kérdez semmit.

A kollégiumról [az akadémia oldalán](/oldalak/akademia) írunk. Akinek a kertjében több terem, mint amennyi elfogy, az iroda@tiszaihiuzok.example címen szólhat. Répát is elfogadunk, más néven.`,
      en: `The handcart has four wheels, three of which turn. Margit Rontó does not replace it, because the squeal of the fourth tells the stallholders that she is coming, and by the time she arrives, whatever they have put aside for her is out from under the table. The market of Tiszahalom is still dark at this hour. All you can see under the lamps is hands and scales.

Twenty-four students live in the boarding house of the Lynx Academy. A week takes forty kilos of potatoes, a hundred and eighty eggs, twelve chickens and as many apples as will fit. Margit writes no list. On a list, she says, you have what you thought of at home; at the market you have what is actually ripe.

## The doctor’s three sentences

Twice a year Dr Anna Tölgyes, the team doctor, sits down with her to talk over what children grow on. The notes hang on the inside of the kitchen cupboard:

1. Nobody goes out of the gate without breakfast.
2. Whoever trains in the afternoon has a cooked lunch, and the time to eat it.
3. There should be something raw and something green every day.

The rest is up to Margit. She knows who doesn’t eat carrots, and that the same boy asks for more if they are called cream of something. She knows who is hungry before a test and who only afterwards. For homesickness she makes noodles with curd cheese; for homesickness that won’t be admitted, the same with bacon.

We stop for the eggs. The seller’s son plays for the under-14s, so above a hundred he no longer counts. Margit does, and leaves the difference under the scales. It has been like this for years, and neither has ever brought it up.

> I couldn’t tell you which of them will make a player. I can tell you who slept well, because he helps himself twice in the morning.
>
> Margit Rontó

By half past six the cart is full. Lőrinc Barna, whose week it is, waits at the gate of the boarding house and takes the handle without a word. He tilts it on to the three good wheels, and so it rolls. That has to be learned as well, Margit says; it took last year’s lot six months.

At seven there is porridge with cinnamon. Twenty-three of the twenty-four ask what is for lunch. The twenty-fourth looks into the basket and asks nothing.

There is more about the boarding house on [the academy’s page](/page/academy). If your garden grows more than you can eat, let us know at iroda@tiszaihiuzok.example. We also take carrots, under another name.`,
    },
    cover: 'img/buntetodobas.webp',
    coverAlt: {
      hu: 'Büntetődobás a teli csarnokban, a dobó egyedül áll a fényben',
      en: 'A free throw in a full hall, the shooter alone in the light',
    },
    categories: ['akademia', 'klubelet'],
    tags: ['hiuz-akademia', 'stab'],
    highlight: 'no',
    publishedDaysAgo: 95,
    hour: '11:45',
    related: ['baji-neni-szertara', 'lanycsapat'],
    documents: [],
  },
  {
    key: 'baji-neni-szertara',
    title: {
      hu: 'Baji néni szertára: kilencvenhat zokni, és mindnek megvan a párja',
      en: 'Aunt Baji’s store: ninety-six socks, every one with its pair',
    },
    lead: {
      hu: 'Harminc éve ő tudja, ki mit vett föl, mit hagyott el, és mit hazudott róla. Bementünk a Tisza Aréna egyetlen ajtaján, amelyen kopogni kell.',
      en: 'For thirty years she has known who wore what, who lost it, and what he said had happened to it. We went through the only door in the Tisza Aréna on which you have to knock.',
    },
    body: {
      hu: `A szertár ajtaján csak belül van kilincs. Kívülről kopogni kell, és megvárni a kérdést, ami mindig ugyanaz: „Mit hoztál vissza?” Aki nem hozott vissza semmit, az vinni sem vihet. Ez a hengerre, a kulacsra és a kölcsönkért cipőfűzőre is áll.

Baji néninek van rendes neve, de a bérlapon kívül senki sem használja. Gyerekkorában a cukorgyári meccseken ő hordta a csapatnak a teát, úgyhogy amikor az előző szertáros nyugdíjba ment, az állást meg sem hirdették. Odaadták neki a kilincset.

## Ami a polcokon áll

| Tétel | Darab | Megjegyzés |
|---|---|---|
| zokni | 96 | vagyis 48 pár, és ez nem ugyanaz |
| labda, hetes méret | 41 | az egyik aláírt, azzal nem játszunk |
| mez | 72 | a legnagyobbat Gyuris Ádám kapja, neki is rövid |
| háló | 14 | ebből tizenkettő saját kötés |
| gomb | 1 befőttesüveg | kosármezen nincs gomb, de sosem lehet tudni |

A hálókat maga köti, mert a boltinak szerinte nincs hangja. Tizenkét hurok, pamutzsinór, este a rádió mellett. Ha egy tiszta találat után a lelátón is hallani azt a rövid, száraz zajt, az az ő keze munkája. A játékosok közül ezt eddig egyedül Hajnal Dániel vette észre. Azóta ő az egyetlen, aki kopogás nélkül is bejöhet.

## A lap az ajtón

1. A mezt kifordítva adjuk le. Befordítani én fordítom.
2. A zokni páros állat.
3. Ami a földön van, az az enyém.
4. Vereség után is köszönünk.
5. A „nem tudom, hol van” azt jelenti, hogy a kocsiban.

Megkérdeztük, melyik volt a legnehezebb napja. Azt felelte, hogy mosógép még sosem romlott el győzelem után, és a kettő között összefüggést lát. A legszebb? Amikor egy húszéves, aki az U11-ben nála bőgte el magát egy elveszett kulacs miatt, fölvette az első felnőttmezét, és kérés nélkül kifordítva hozta vissza.

> Az edző azt látja, hogyan játszottak. Én azt, hogyan vetkőztek le utána. Az is egy eredmény.
>
> Baji néni

Látogatási idő nincs. A használt, de ép felszerelést viszont félévente szétosztják a [Hiúz Akadémia](/oldalak/akademia) és az iskolák között. Zoknit nem. Az marad.`,
      en: `The handle of the store is on the inside. From the outside you have to knock and wait for the question, which is always the same: “What have you brought back?” If you have brought nothing back, you take nothing out. It applies to foam rollers, to water bottles and to borrowed shoelaces.

Aunt Baji has a proper name, but nobody uses it except the payslip. As a child she carried the team’s tea at the games in the sugar factory, so when her predecessor retired, the job was not even advertised. They gave her the handle.

## What is on the shelves

| Item | Pieces | Remark |
|---|---|---|
| socks | 96 | that is, 48 pairs, which is not the same |
| balls, size seven | 41 | one is signed; we don’t play with that |
| jerseys | 72 | Ádám Gyuris gets the largest, which is too short |
| nets | 14 | twelve of them her own work |
| buttons | 1 jam jar | there are none on a jersey, but you never know |

She ties the nets herself, because those from the shop, she says, have no sound. Twelve loops, cotton cord, in the evening by the radio. If you can hear that short, dry noise in the stand after a clean shot, it is the work of her hands. The only player to have noticed so far is Dániel Hajnal. Since then he is the only one who may come in without knocking.

## The sheet on the door

1. Jerseys are handed in inside out. I do the turning.
2. The sock is an animal that lives in pairs.
3. What is on the floor is mine.
4. We say hello after a defeat too.
5. “I don’t know where it is” means in the car.

We asked about her hardest day. No washing machine has ever broken down after a win, she said, and she sees a connection. And the finest? When a twenty-year-old, who at eleven had cried his eyes out in here over a lost water bottle, put on his first senior jersey and brought it back inside out without being told.

> The coach sees how they played. I see how they undressed afterwards. That is a result too.
>
> Aunt Baji

There are no visiting hours. But equipment that is used and sound is shared out twice a year between the [Lynx Academy](/page/academy) and the schools. Not the socks. Those stay.`,
    },
    cover: 'img/gyuru.webp',
    coverAlt: {
      hu: 'Labda a gyűrű peremén, alatta fehér háló, alulról nézve',
      en: 'A ball on the rim above the white net, seen from below',
    },
    categories: ['klubelet'],
    tags: ['mez', 'stab'],
    highlight: 'no',
    publishedDaysAgo: 107,
    hour: '16:30',
    related: ['uj-mez', 'hajnal-daniel', 'onkentesek'],
    documents: [],
  },
]
