import type { DemoArticle } from '../../types.ts'

export const team: DemoArticle[] = [
  {
    key: 'takacs-mutet',
    title: {
      hu: 'Takács Bálint túl van a térdműtéten, és már a kerékpárt nyúzza',
      en: 'Bálint Takács is through his knee operation and already on the bike',
    },
    lead: {
      hu: 'A center porcsérülését artroszkópos beavatkozással kezelték. A csapatorvos nyolc–tíz hetes kihagyással számol, a játékos hosszú délutánokkal.',
      en: 'The centre’s cartilage was treated by keyhole surgery. The team doctor expects him to be out for eight to ten weeks, the player expects long afternoons.',
    },
    body: {
      hu: `Hétfőn reggel tolták be, délután kettőkor már felvételt kért az edzésről. Takács Bálint jobb térdében egy kis porcdarab okozta a fájdalmat, amely hetekkel ezelőtt jelentkezett: először csak lépcsőn lefelé, később a buszon ülve is. Eddig borogatással és makacssággal tartotta kordában. A borogatás fogyott el előbb.

„A beavatkozás negyven percig tartott, szövődmény nélkül” – tájékoztatott dr. Tölgyes Anna csapatorvos. – „Bálint nyolc–tíz hétig nem játszhat, de nem is fog nyolc–tíz hétig ülni.” Arra a kérdésre, hogy a beteg együttműködik-e, a doktornő azt felelte: túlságosan.

## Mi következik?

A rehabilitációt Vadas Ildikó gyógytornász vezeti, naponta két alkalommal. Három szakaszra osztotta, és mindegyik mellé fölírta azt is, amit a játékos szeretne helyette.

| Szakasz | Hét | Ami szabad | Amit Bálint szeretne |
|---|---|---|---|
| 1. mozgás | 1–3. | kerékpár, medence, zsámoly | edzeni |
| 2. erő | 4–7. | súlyok, dobás állóhelyből | ugrani |
| 3. bizalom | 8–10. | futás, irányváltás, társak | ugyanezt, tegnap |

Ildikó szerint a harmadik szokott a leghosszabb lenni. A térd addigra rendben van, csak a gazdája nem hiszi el neki.

> A térdem jól van. A türelmemet kellett volna megműteni.
>
> Takács Bálint

## A palánk alatt

Gyuris Ádám kap több percet, mellette Simić Stefan játszik gyakrabban ötöst. A klub nem igazol a sérült helyére: Barabás Kornél szerint Gyuris huszonkét évesen éppen az a játékos, akinek most pálya kell. Gyuris annyit fűzött hozzá, hogy Bálint minden reggel üzenetet küld neki, hová álljon. A legutóbbi hét részből állt, és volt hozzá ábra.

A szurkolók a csarnok bejáratánál kitett füzetbe írhatnak jókívánságot. Az első oldal egy nap alatt betelt. A legrövidebb üzenet így szól: „Ülj nyugodtan, mi addig állunk.” Az aláírás helyén az Ártér szektorszáma szerepel.`,
      en: `They wheeled him in on Monday morning, and at two in the afternoon he asked for the tape of practice. A small piece of cartilage in Bálint Takács’s right knee had been causing the pain, which began some weeks ago: at first only on the way downstairs, later even sitting on the bus. Until now he had kept it in check with cold packs and stubbornness. The cold packs ran out first.

“It took forty minutes and went without complications,” said Dr Anna Tölgyes, the team doctor. “Bálint won’t play for eight to ten weeks, but he won’t sit for eight to ten weeks either.” Asked whether the patient was cooperating, the doctor said: too much.

## What next?

Ildikó Vadas, the physiotherapist, works with him twice a day. She has divided the weeks into three stages, and next to each she has written what the player would rather be doing.

| Stage | Week | Allowed | What Bálint would like |
|---|---|---|---|
| 1 movement | 1–3 | bike, pool, footstool | to practise |
| 2 strength | 4–7 | weights, shooting from a stand | to jump |
| 3 trust | 8–10 | running, turning, teammates | the same, yesterday |

The third, Ildikó says, tends to be the longest. By then the knee is all right; it is the owner who doesn’t believe it.

> My knee is fine. It’s my patience they should have operated on.
>
> Bálint Takács

## Under the basket

Ádám Gyuris gets more minutes, and Stefan Simić plays the five more often beside him. The club will not sign anyone in the injured man’s place: at twenty-two, Kornél Barabás says, Gyuris is just the player who needs the floor now. Gyuris added that Bálint sends him a message every morning on where to stand. The latest came in seven parts and had a diagram.

Fans can write their good wishes in a book at the entrance of the hall. The first page was full within a day. The shortest message reads: “You sit tight. We’ll do the standing.” Where the signature should be, there is the section number of the Floodplain.`,
    },
    cover: 'img/lepattano.webp',
    coverAlt: {
      hu: 'Takács Bálint két ellenfél között nyúl a lepattanóért',
      en: 'Bálint Takács reaches for a rebound between two opponents',
    },
    categories: ['ferfi-csapat'],
    tags: ['rehabilitacio', 'stab'],
    highlight: 'highlight',
    publishedDaysAgo: 8,
    hour: '13:40',
    related: ['vadas-ildiko-szobaja', 'kovari-interju'],
    documents: [],
  },
  {
    key: 'hat-het',
    title: {
      hu: 'Hat hét, utólag: mi maradt meg a felkészülésből?',
      en: 'Six weeks in hindsight: what is left of the preparation?',
    },
    lead: {
      hu: 'Elővettük a felkészülés tervét, és végigkérdeztük a stábot, melyik hétnek van még nyoma. Kiderült, hogy a legtartósabb dolog egy kulcs volt.',
      en: 'We took out the plan of the preparation and asked the staff which of the weeks had left a trace. The most durable thing turned out to be a key.',
    },
    body: {
      hu: `A felkészülés akkor kezd érdekes lenni, amikor már vége van, és látszik, mi ragadt meg belőle. A terv egyetlen lap, a szélén kávéfolt. Gál Vencel másodedző rajzolt hozzá egy nyilat is, de azt nem engedte közölni.

Révész Hunor erőnléti edző az első napon elzárta a labdákat, és a kulcsot hazavitte. Nyolc nap múlva hozta vissza. „Aki labda nélkül tud futni, az labdával is akar” – mondta akkor. A kulcs azóta zsinóron lóg a nyakában, és ha valaki sétálni kezd az edzésen, megcsörgeti. Szólnia még nem kellett.

| Hét | Téma | Ami megmaradt |
|---|---|---|
| 1. | futás, mozgékonyság | a kulcs hangja |
| 2. | labdás alapok, kettő kettő ellen | a párok: ma is így melegítenek |
| 3. | egyéni védekezés | egy mondat: „ne a cipődet nézd” |
| 4. | lerohanás, visszarendeződés | a második irány |
| 5. | összjáték, mozgás labda nélkül | hogy Hajnal helyét senki sem tudja előre |
| 6. | ellenféltervek, pihenés | a délutáni alvás, Kővári javaslatára |

## Amiről a stáb beszél

A támadásokat rövidebbre szabták: tizennégy másodpercen belül szeretnének dobásig jutni. Ehhez kell Hajnal Dániel, aki labda nélkül is mozgásban tartja a védelmet, és ehhez kell Simić Stefan, aki a magasposztról úgy passzol, mint egy irányító. Mohos Barnabás statisztikus minden támadást mér. A számot nem árulja el, de hétfőnként a szemöldökéből következtetni lehet rá.

A negyedik hétről Barabás Kornél mesélt a legszívesebben. Olyan gyakorlatot játszottak, amelyben a lerohanás pontja csak akkor ért valamit, ha utána öt másodpercen belül mindenki visszaért. Az első napon senki nem szerzett pontot. A harmadikon Lukács Márton hátrafelé futva ünnepelt.

## Amiről nem

A kezdő ötösről. A hat hét alatt kilenc különböző összeállítást írtunk föl, és amikor megkérdeztük, melyik volt az igazi, Gál Vencel visszakérdezett, hogy melyik tetszett. A [szakmai stáb](/oldalak/szakmai-stab) szerint ez sosem volt titok, csak akkor még nem volt kész.

A lapot végül visszakértük, de nem kaptuk meg. Baji néni szertáros mentette el a következő évre, a kávéfolttal együtt.`,
      en: `Preparation becomes interesting once it is over and you can see what has stuck. The plan is a single sheet with a coffee stain on its edge. Vencel Gál, the assistant coach, drew an arrow on it for us but would not let us print it.

On the first day Hunor Révész, the conditioning coach, locked the balls away and took the key home. He brought it back eight days later. “If you can run without a ball, you’ll want to run with one,” he said at the time. The key has hung on a string round his neck ever since, and when somebody starts walking in practice, he jingles it. He has not had to say anything yet.

| Week | Theme | What is left |
|---|---|---|
| 1 | running, mobility | the sound of the key |
| 2 | ball skills, two on two | the pairs: they still warm up in them |
| 3 | man-to-man defence | a sentence: “don’t look at your shoes” |
| 4 | fast break, getting back | the second direction |
| 5 | team play, moving without the ball | that nobody knows where Hajnal will be |
| 6 | scouting, rest | the afternoon nap, on Kővári’s advice |

## What the staff talk about

Possessions have been cut shorter: they want a shot within fourteen seconds. That is what Dániel Hajnal is for, who keeps a defence moving without the ball, and Stefan Simić, who passes from the high post like a point guard. Barnabás Mohos, the statistician, times every possession. He does not give the figure away, but on Mondays it can be guessed from his eyebrows.

The fourth week was the one that Kornél Barabás liked talking about most. They played a drill in which the points of a fast break counted only if everyone was back within five seconds. On the first day nobody scored. On the third Márton Lukács was celebrating while running backwards.

## What they don’t

The starting five. We wrote down nine different ones in six weeks, and when we asked which had been the real one, Vencel Gál asked which we had liked. According to [the staff](/page/coaching-staff) it was never a secret; it just wasn’t ready at the time.

We asked for the sheet in the end but did not get it. Aunt Baji has put it away in the kit store for next year, stain and all.`,
    },
    cover: 'img/taktika.webp',
    coverAlt: {
      hu: 'Zöld taktikai tábla félpályával, számokkal és nyilakkal',
      en: 'A green tactics board with a half court, numbers and arrows',
    },
    categories: ['ferfi-csapat'],
    tags: ['stab', 'hajnal-daniel'],
    highlight: 'no',
    publishedDaysAgo: 19,
    hour: '15:30',
    related: ['mohos-barnabas', 'hajnal-daniel', 'baji-neni-szertara'],
    documents: [],
  },
  {
    key: 'tisza-torna',
    title: {
      hu: 'Tizenhárom hármas, egy trófea: a Hiúzoké a Tisza Torna',
      en: 'Thirteen threes, one trophy: the Lynxes win the Tisza Tournament',
    },
    lead: {
      hu: 'A döntőben a Hortobágyi Ménes ellen a távoli dobások vitték a szót. Orbán Zalán hét kísérletből hatot értékesített, a házigazda végig vezetett.',
      en: 'In the final against the Hortobágy Stud the long shots did the talking. Zalán Orbán made six of seven, and the hosts led from start to finish.',
    },
    body: {
      hu: `A negyedik percben 11–2 volt, és az összes pont a hárompontos ívről vagy a büntetővonalról érkezett. Barabás Kornél vezetőedző ekkor a padja felé fordult, és annyit mondott: „Ezt ne szokjuk meg.” A csapat nem szokta meg, de nem is hagyta abba.

A négycsapatos, tabellán kívüli Tisza Torna döntője **88–71**-re végződött. Előző nap a Nyírségi Szarvasok ellen még hosszabbítás kellett, a fáradtság mégsem látszott: a második félidőben huszonkilenc pontot engedtünk, ebből nyolcat a már eldőlt utolsó három percben.

## Orbán estéje

A bedobó hétszer emelte föl a kezét az ív mögül, és hatszor volt oka örülni. A hetediknél a labda kétszer is körbejárt a gyűrűn, mielőtt meggondolta magát.

> Az volt a legjobb mozdulatom. Ezért nem ment be.
>
> Orbán Zalán

## A torna végeredménye

| Hely | Csapat | Győzelem | Vereség |
|---|---|---|---|
| 1. | Tiszai Hiúzok | 2 | 0 |
| 2. | Hortobágyi Ménes | 1 | 1 |
| 3. | Jászsági Kürtösök | 1 | 1 |
| 4. | Nyírségi Szarvasok | 0 | 2 |

A legjobb játékosnak Orbánt, a legjobb védőnek Bődi Mátét választották. Az utóbbi díj hagyományosan egy üveg kisrévi szilvalekvár. Bődi még az öltözőben kinyitotta, és egy kanállal körbeadta; Baji néni azóta is keresi a kanalat.

## Ami a jegyzőkönyvből kimaradt

A szünetekben az akadémia U12-es csapatai mutatkoztak be. A két nap legnagyobb tapsát egy tízéves kapta, aki a döntő félidejében bedobott egy büntetőt, a lelátó felé fordulva meghajolt, majd meglepve vette észre, hogy a többiek már a túloldalon védekeznek. Visszaért. Ezért is kapott tapsot.

A Ménes szurkolói két dobbal érkeztek, és eggyel mentek haza. A másikat az Ártérnek ajándékozták egy zöld sálért cserébe, mert a két szektor a lángosra várva összebarátkozott. A sor negyven percig tartott, ennyi idő alatt sok minden elintézhető.

A kupa egyelőre az előtérben áll, a csónak mellett. A csapat mérkőzéseit [itt](/merkozesek) lehet követni, a torna programfüzete a cikk alján letölthető.`,
      en: `It was 11–2 in the fourth minute, and every point had come from behind the arc or from the line. Kornél Barabás, the head coach, turned to his bench and said: “Let’s not get used to this.” They didn’t, but they didn’t stop either.

The final of the Tisza Tournament, four teams and no league table, ended **88–71**. The day before, the Nyírség Stags had taken us to overtime, yet nobody looked tired: we gave up twenty-nine points in the second half, eight of them in the last three minutes when it was over.

## Orbán’s evening

The forward raised his hands seven times from behind the arc and had reason to be pleased six times. On the seventh the ball went round the rim twice before it thought better of it.

> That was my best one. That’s why it stayed out.
>
> Zalán Orbán

## Final standings

| Place | Team | Won | Lost |
|---|---|---|---|
| 1 | Tisza Lynxes | 2 | 0 |
| 2 | Hortobágy Stud | 1 | 1 |
| 3 | Jászság Horns | 1 | 1 |
| 4 | Nyírség Stags | 0 | 2 |

Orbán was named best player and Máté Bődi best defender. The prize for the latter is by tradition a jar of plum jam from Kisrév. Bődi opened it in the dressing room and passed it round with a spoon; Aunt Baji is still looking for the spoon.

## What the score sheet left out

The academy’s under-12s played in the breaks. The loudest applause of the two days went to a ten-year-old who made a free throw at half-time of the final, turned to the stand, took a bow, and noticed with surprise that the others were already defending at the far end. He got back. That was part of what they clapped for.

The Stud’s supporters arrived with two drums and went home with one. They gave the other to the Floodplain in exchange for a green scarf, the two sections having made friends while waiting for lángos. The queue took forty minutes, and a good deal can be settled in forty minutes.

For now the cup stands in the lobby next to the boat. The team’s games can be followed [here](/schedules), and the programme of the tournament can be downloaded below.`,
    },
    cover: 'img/tempodobas.webp',
    coverAlt: {
      hu: 'Orbán Zalán hárompontos dobása, a védő késve érkezik',
      en: 'Zalán Orbán shoots a three with the defender late',
    },
    categories: ['ferfi-csapat'],
    tags: ['tisza-torna', 'tisza-arena'],
    highlight: 'no',
    publishedDaysAgo: 168,
    hour: '20:35',
    related: ['fordulat-a-matraban', 'csonak-az-eloterben'],
    documents: ['tisza-torna-program'],
  },
  {
    key: 'fordulat-a-matraban',
    title: {
      hu: 'Hatvannyolc másodperc: így fordítottunk a Mátrában',
      en: 'Sixty-eight seconds: how we turned it round in the Mátra',
    },
    lead: {
      hu: 'Hét ponttal vezettek a Farkasok, alig több mint egy perc volt hátra az edzőmeccsből. Aztán Lukács Márton kétszer is elvette a labdát a felezővonalnál.',
      en: 'The Wolves were seven up with little more than a minute of the friendly left. Then Márton Lukács took the ball away twice at half court.',
    },
    body: {
      hu: `Edzőmeccsen az ember ilyenkor leveszi a kezdőket, és a buszra gondol. Barabás Kornél is lehívta őket, de a buszra láthatóan nem gondolt: a három legfiatalabbat küldte be a végére azzal, hogy „fussatok oda, ahol nem várnak”.

Az Ordas Csarnokban talán háromszázan ültek, a fele már a kabátját kereste. Lukács Márton és Farkas Bence egész pályás letámadásba kezdett, mögöttük Gyuris Ádám zárta az utat. Az első labdaszerzésből büntető, a másodikból ziccer lett, aztán egy oldalbedobás után Gyuris zsákolt. A Mátrai Farkasok közben egyszer sem jutottak el dobásig. A kabátok visszakerültek a székekre.

## A hajrá, másodpercről másodpercre

- 1:08 – 74–81, időkérés
- 0:55 – Lukács szerez, két büntető
- 0:41 – Lukács megint, Farkas ziccere
- 0:22 – oldalbedobás, Gyuris zsákol
- 0:06 – Farkas hármasa a sarokból, **83–81**

A két szerzés közötti tizennégy másodpercről három változat él. Lukács szerint ő rossz irányba nézett, és a labda odajött. Farkas szerint ő terelte oda. A felvételen annyi látszik, hogy a hazai irányító szívesen megkötné a cipőjét, de már nincs ideje rá.

„A győzelem itt semmit sem ér, az viszont igen, hogy a húszévesek elhitték” – mondta a mester. – „Lesz még hatvannyolc másodperc, amikor rájuk kell nézni.” Kővári Ákos, aki a padról állva nézte végig, azt kérte, hogy legközelebb szóljanak előre, mert magára öntötte a teáját.

## Hazafelé

A vendéglátók a meccs után bablevest főztek, a csapat kétszer kért belőle. A buszon csend volt. Elöl Révész Hunor azt számolta, mennyit futott a három fiatal egy perc alatt, és a végén becsukta a füzetet, mert attól tartott, hogy a szám megtetszik a mesternek. Hátul a három fiatal ugyanazt a felvételt nézte ugyanazon a telefonon, hang nélkül, hogy a többiek alhassanak.

A többiek egyébként nem aludtak. Kisrévnél, ahol az út a gátra fordul, Farkas megszólalt: „A sarokból amúgy sosem szoktam.”`,
      en: `In a friendly this is when you take off your starters and think of the bus. Kornél Barabás called his in as well, but the bus was clearly not on his mind: he sent on his three youngest for the finish with the words “run to where they aren’t expecting you”.

There were perhaps three hundred people in the Ordas hall, half of them already feeling for their coats. Márton Lukács and Bence Farkas pressed the whole floor, with Ádám Gyuris closing the road behind them. The first steal led to free throws and the second to a lay-up, and then Gyuris dunked after an inbounds pass. The Mátra Wolves did not get a shot off in the meantime. The coats went back on the seats.

## The finish, second by second

- 1:08 – 74–81, time-out
- 0:55 – Lukács steals, two free throws
- 0:41 – Lukács again, lay-up by Farkas
- 0:22 – inbounds, Gyuris dunks
- 0:06 – Farkas from the corner for three, **83–81**

There are three versions of the fourteen seconds between the two steals. Lukács says that he was looking the wrong way and the ball came to him. Farkas says he steered it there. All the tape shows is that the home point guard would have liked to tie his shoe and had run out of time for it.

“Winning is worth nothing here, but it is worth something that the twenty-year-olds believed it,” the coach said. “There will be other sixty-eight seconds when we have to look at them.” Ákos Kővári, who had watched it on his feet at the bench, asked to be told in advance next time, as he had spilt tea all over himself.

## On the way home

The hosts cooked bean soup afterwards, and the team asked for seconds. It was quiet on the bus. At the front Hunor Révész was working out how far the three had run in a minute, and in the end he shut the notebook for fear that the coach might like the figure. At the back the three were watching the same clip on the same phone, with the sound off so that the others could sleep.

None of the others was asleep. At Kisrév, where the road turns on to the dyke, Farkas spoke up: “I never make them from the corner, you know.”`,
    },
    cover: 'img/gyors-inditas.webp',
    coverAlt: {
      hu: 'Fehér mezes játékos fut a labdával, nyomában egy ellenfél, előtte egy társa',
      en: 'A player in white runs with the ball, an opponent behind him and a teammate ahead',
    },
    categories: ['ferfi-csapat'],
    tags: ['edzomeccs'],
    highlight: 'no',
    publishedDaysAgo: 175,
    hour: '21:15',
    related: ['hajnal-daniel', 'tisza-torna'],
    documents: [],
  },
  {
    key: 'hajnal-daniel',
    title: {
      hu: 'Hajnal Dániel hazajött, három idényre',
      en: 'Dániel Hajnal comes home for three seasons',
    },
    lead: {
      hu: 'A 29 éves hátvéd a Balatoni Viharoktól érkezik, és a tízes mezt kapja meg. Az aláíráshoz a pénztárablakot választotta.',
      en: 'The 29-year-old guard joins from the Balaton Storm and takes the number ten. He chose to sign at the window of the box office.',
    },
    body: {
      hu: `Egy kézfogás a csarnok előtt, egy aláírás a pénztárablakon át: Hajnal Dániel ragaszkodott hozzá, hogy a szerződést ott írja alá, ahol gyerekként az első jegyét vette. A pénztáros, aki már akkor is ott ült, elkérte a diákigazolványát.

A hátvéd Tiszahalom mellett, Kisrévben nőtt föl, és tizenegy év után költözik haza. Közben négy városban lakott, és mindenhová vitt magával egy fényképet a gátról. A képen az égvilágon semmi sincs, csak a gát.

„Sok helyen játszottam, ahol jól fizettek, és sok helyen, ahol szerettek. Itt Baji néni első kérdése az volt, hogy van a nagyanyám” – mondta a 195 centis játékos. A nagymama egyébként jól van, köszöni, és két bérletet kért, egyet a táskájának.

## Miért ő?

Barabás Kornél két dolgot keresett: valakit, aki labda nélkül is veszélyes, és valakit, aki a fiataloknak el is mondja, mit lát.

- a hárompontos ív mögött otthon van, és nem siet onnan sehová
- ritkán adja el a labdát, és ha mégis, ő fut vissza érte elsőként
- edzői oklevele is van, délutánonként az U14-nél segít majd

> Aki mellé odaáll, az jobban kezd látni. Ezt nem lehet megvenni. Most véletlenül lehetett.
>
> Barabás Kornél

## A cipősdoboz

A tízes mez utolsó gazdája, Temesi Attila személyesen adta át a számot, összehajtva, egy cipősdobozban. Volt benne még egy tekercs ragtapasz és egy kézzel írt lista a Tisza Aréna parkettjéről: hol kong, hol csúszik, melyik sarokban nem érdemes pattintani. Cserébe azt kérte, hogy az első hazai győzelem labdája nála kössön ki.

Hajnal szerint a lista többet ér bármelyik videónál, mert a keleti oldalon a kongó folt ugyanott van, ahol gyerekkorában megijesztette. Az első délutánján végig is pattogtatta az egész pályát, mint aki elhagyott valamit. Berta Mihály gondnok a karzatról nézte, és a végén csak annyit szólt le neki: „Megvan mind.”

A többiekről [a csapat oldalán](/csapat) olvashat.`,
      en: `A handshake outside the hall and a signature through the window of the box office: Dániel Hajnal insisted on signing where he bought his first ticket as a boy. The cashier, who was already sitting there in those days, asked to see his student card.

The guard grew up in Kisrév, next to Tiszahalom, and is moving home after eleven years. He has lived in four towns in that time and taken a photograph of the dyke to every one of them. There is nothing whatever in the picture except the dyke.

“I’ve played in many places that paid well and many that loved me. Here the first thing Aunt Baji wanted to know was how my grandmother is,” said the 195 cm player. His grandmother is well, thank you, and has asked for two season tickets, one of them for her handbag.

## Why him?

Kornél Barabás was looking for two things: somebody who is dangerous without the ball, and somebody who tells the young ones what he sees.

- he is at home behind the arc and in no hurry to leave it
- he seldom loses the ball, and when he does, he is the first to run back for it
- he is a qualified coach and will help with the under-14s in the afternoon

> Whoever he stands next to begins to see better. You can’t buy that. As it happened, we could.
>
> Kornél Barabás

## The shoebox

The last owner of the number ten, Attila Temesi, handed it over himself, folded, in a shoebox. It also held a roll of tape and a handwritten list about the floor of the Tisza Aréna: where it sounds hollow, where it is slippery, and which corner is no place for a bounce pass. In return he asked for the ball of the first home win.

Hajnal says the list is worth more than any video, for the hollow patch on the east side is exactly where it frightened him as a child. On his first afternoon he dribbled over the whole court like a man who has lost something. Mihály Berta, the caretaker, watched from the gallery, and at the end he called down: “It’s all there.”

You can read about the others on [the team page](/team).`,
    },
    cover: 'img/igazolas.webp',
    coverAlt: {
      hu: 'Fehér mez, rajta Hajnal és a tízes szám, a háttérben Új felirat',
      en: 'White jersey that says Hajnal and ten, with the Hungarian for new in the background',
    },
    categories: ['atigazolas', 'ferfi-csapat'],
    tags: ['hajnal-daniel'],
    highlight: 'no',
    publishedDaysAgo: 195,
    hour: '10:05',
    related: ['berlet-indul', 'baji-neni-szertara'],
    documents: [],
  },
]
