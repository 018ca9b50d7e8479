import type { DemoArticle } from '../types.ts'

export const articles: DemoArticle[] = [
  {
    key: 'tisza-torna',
    title: {
      hu: 'Tizenhárom hármas, egy trófea: a Hiúzoké a Tisza Torna',
      en: 'Thirteen threes, one trophy: the Lynxes win the Tisza Tournament',
    },
    lead: {
      hu: 'A vasárnapi döntőben a Hortobágyi Ménes ellen nem a center, nem is a kapitány, hanem a távoli dobások beszéltek. Orbán Zalán hét kísérletből hatot értékesített, a házigazda végig vezetett.',
      en: 'In Sunday’s final against the Hortobágy Stud it was neither the centre nor the captain who did the talking but the long shots. Zalán Orbán made six of seven, and the hosts led from start to finish.',
    },
    body: {
      hu: `A negyedik percben 11–2 volt, és az összes pont a hárompontos ívről vagy a vonalról érkezett. Barabás Kornél vezetőedző ekkor a saját padja felé fordult, és annyit mondott: „Ezt ne szokjuk meg.” A csapat nem szokta meg, de nem is hagyta abba.

A négycsapatos felkészülési torna döntője **88–71**-re végződött. Előző nap a Nyírségi Szarvasok ellen még hosszabbítás kellett, a fáradtság mégsem látszott: a második félidőben huszonkilenc pontot engedtünk, ebből nyolcat a már eldőlt utolsó három percben.

## Orbán estéje

A bedobó hétszer emelte fel a kezét az ív mögül, hatszor örült utána. A hetediknél a labda kétszer is körbejárt a gyűrűn.

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

A torna legjobb játékosa Orbán lett, a legjobb védőnek Bődi Mátét választották. A stáb két nap pihenőt adott, utána az utolsó felkészülési hét következik. A bajnoki menetrend [itt olvasható](/merkozesek).`,
      en: `It was 11–2 in the fourth minute, and every point had come from behind the arc or from the line. Kornél Barabás, the head coach, turned to his bench and said: “Let’s not get used to this.” They didn’t, but they didn’t stop either.

The final of the four-team preseason tournament ended **88–71**. The day before, the Nyírség Stags had taken us to overtime, yet nobody looked tired: we gave up twenty-nine points in the second half, eight of them in the last three minutes when it was over.

## Orbán’s evening

The forward raised his hands seven times from behind the arc and was pleased six times. On the seventh the ball went round the rim twice.

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

Orbán was named best player and Máté Bődi best defender. The staff gave two days off before the last week of preparation. The league schedule [is here](/schedules).`,
    },
    cover: 'img/tempodobas.webp',
    coverAlt: {
      hu: 'Orbán Zalán hárompontos dobása, a védő késve érkezik',
      en: 'Zalán Orbán shoots a three with the defender late',
    },
    categories: ['ferfi-csapat'],
    tags: ['tisza-torna', 'tisza-arena'],
    highlight: 'slider',
    publishedDaysAgo: 1,
    hour: '20:35',
    related: ['fordulat-a-matraban', 'hat-het', 'feher-interju', 'kovari-interju'],
    documents: ['tisza-torna-program'],
  },
  {
    key: 'feher-interju',
    title: {
      hu: 'Fehér Levente: „Nem a dobást gyakorlom, hanem az érkezést”',
      en: 'Levente Fehér: “I don’t practise the shot, I practise the landing”',
    },
    lead: {
      hu: 'A nyolcas mez gazdája minden edzés után ottmarad negyven percre, de a gyűrűre alig néz. Arról kérdeztük, mit csinál a lábaival, miért jegyzetel, és mit tanult az apjától a folyóról.',
      en: 'The owner of the number eight stays on for forty minutes after every practice and barely looks at the ring. We asked what he does with his feet, why he takes notes, and what his father taught him about the river.',
    },
    body: {
      hu: `Fehér Levente füzete kockás, sarka begyűrődött, és egyetlen dobás sincs benne. Lépések vannak: apró cipőtalpak, nyilak, számok.

**Mit rajzolsz?**

Azt, hogyan érkeztem. Ha jó helyen van a lábam, a dobás már csak következmény. Nem a dobást gyakorlom, hanem az érkezést.

**Mikor jöttél erre rá?**

Két éve, amikor elrontottam egy ziccert, és visszanéztem a felvételt. A kezem tökéletes volt. A bal sarkam viszont a levegőben.

**Az akadémián nőttél fel, most te vagy a legtöbbet emlegetett hiúz. Nyomaszt?**

Inkább melegít. Hazafelé tizenegy gyerek köszön rám a töltésen, és mind a tizenegy tudja, mit rontottam el szombaton.

## A folyó és a türelem

**Apád révész volt. Ragadt rád valami?**

Ő azt mondta, a Tisza nem siet, mégis mindig odaér. Amikor a támadóidő hatot mutat, ez szokott eszembe jutni. Hat másodperc nagyon sok, ha nem kapkodsz.

**Mi a célod az idényre?**

Hogy a füzet beteljen. És hogy Kővári Ákos ne tudjon több viccet mesélni a hosszú lábamról.

A teljes keretet [a csapat oldalán](/csapat) mutatjuk be.`,
      en: `Levente Fehér’s notebook is squared, its corner is folded, and there is not one shot in it. There are steps: small soles, arrows, numbers.

**What do you draw?**

How I landed. If my feet are right, the shot just follows. I don’t practise the shot, I practise the landing.

**When did you work that out?**

Two years ago, when I missed an open one and watched the tape. My hands were perfect. My left heel was in the air.

**You grew up in the academy and are now the lynx people talk about most. Is it a burden?**

It keeps me warm. On my way home eleven children greet me on the embankment, and all eleven know what I did wrong on Saturday.

## The river and patience

**Your father was a ferryman. Did any of it rub off?**

He used to say that the Tisza never hurries and always arrives. That comes to mind when the shot clock shows six. Six seconds is a lot if you don’t rush.

**What is your aim this season?**

To fill the notebook. And that Ákos Kővári should run out of jokes about my long feet.

The whole squad is on [the team page](/team).`,
    },
    cover: 'img/cselezes.webp',
    coverAlt: {
      hu: 'Fehér Levente mély labdavezetés közben, mögötte Hiúzok felirat',
      en: 'Levente Fehér in a low dribble with the word Hiúzok behind him',
    },
    categories: ['interju', 'ferfi-csapat'],
    tags: ['feher-levente', 'hiuz-akademia'],
    highlight: 'slider',
    publishedDaysAgo: 2,
    hour: '11:20',
    related: ['kovari-interju', 'tisza-torna', 'kettos-karrier'],
    documents: [],
  },
  {
    key: 'hajnal-daniel',
    title: { hu: 'Hajnal Dániel 2028-ig aláírt', en: 'Dániel Hajnal signs until 2028' },
    lead: {
      hu: 'A 29 éves hátvéd a Balatontól érkezett, és a tízes mezt kapta meg.',
      en: 'The 29-year-old guard comes from the Balaton and takes the number ten.',
    },
    body: {
      hu: `Egy kézfogás a csarnok előtt, egy aláírás a pénztárablakon át: Hajnal Dániel ragaszkodott hozzá, hogy a szerződést ott írja alá, ahol gyerekként az első jegyét vette. A hátvéd Tiszahalom mellett, Kisrévben nőtt fel, és tizenegy év után költözött haza.

„Sok helyen játszottam, ahol jól fizettek, és sok helyen, ahol szerettek. Itt az első edzésen a szertáros megkérdezte, hogy van a nagyanyám” – mondta a 195 centis játékos.

## Miért ő?

Barabás Kornél két dolgot keresett: valakit, aki labda nélkül is veszélyes, és valakit, aki a fiataloknak el is mondja, mit lát.

- az elmúlt három idényben 41 százalékkal dobta a triplát
- tavaly a liga harmadik legkevesebb hibával játszó hátvédje volt
- edzői oklevele is van, délutánonként az U14-nél segít

A tízes mez utolsó gazdája, Temesi Attila, személyesen adta át a számot. Azt kérte cserébe, hogy az első hazai győzelem labdája nála kössön ki.`,
      en: `A handshake outside the hall and a signature through the window of the box office: Dániel Hajnal insisted on signing where he bought his first ticket as a boy. The guard grew up in Kisrév, next to Tiszahalom, and has come home after eleven years.

“I’ve played in many places that paid well and many that loved me. Here the kit man asked me at the first practice how my grandmother was,” said the 195 cm player.

## Why him?

Kornél Barabás was looking for two things: somebody who is dangerous without the ball, and somebody who tells the young ones what he sees.

- 41 per cent from three over the last three seasons
- third fewest mistakes of all guards in the league last year
- a qualified coach who helps the under-14s in the afternoon

The last owner of the number ten, Attila Temesi, handed it over himself. In return he asked for the ball of the first home win.`,
    },
    cover: 'img/igazolas.webp',
    coverAlt: {
      hu: 'Fehér mez, rajta Hajnal és a tízes szám, a háttérben Új felirat',
      en: 'White jersey that says Hajnal and ten, with the Hungarian for new in the background',
    },
    categories: ['atigazolas', 'ferfi-csapat'],
    tags: ['hajnal-daniel'],
    highlight: 'highlight',
    publishedDaysAgo: 3,
    hour: '10:05',
    related: ['hat-het', 'kolyokhiuzok'],
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
      hu: `Az első vásárló reggel hatkor állt be a sorba, termosszal és összecsukható székkel. Nem ő ült le rá, hanem a mögötte érkező néni, aki 1971 óta ugyanazon a helyen nézi a csapatot.

## Árak

| Lelátó | Felnőtt | Diák, nyugdíjas | Családi (2+2) |
|---|---|---|---|
| Keleti | 39 000 Ft | 26 000 Ft | 98 000 Ft |
| Nyugati | 31 000 Ft | 20 000 Ft | 78 000 Ft |
| Ártér (palánk mögött) | 18 000 Ft | 12 000 Ft | nincs |

A bérlet mind a tizenhárom alapszakaszbeli hazai mérkőzésre szól. Aki a tavalyi helyét kéri, péntek estig megteheti, utána a fel nem vett helyek szabadon választhatók.

## Újdonság: az átadható este

Ha valaki nem ér rá, a mérkőzés előtt két órával egyetlen gombnyomással továbbadhatja a helyét az akadémia valamelyik gyerekének. Tavaly hétszáz üres szék maradt a bérletes szektorokban, idén ezekre szeretnénk arcokat ültetni.

A vásárlás menetét [a jegyoldalon](/oldalak/jegyek) írtuk le.`,
      en: `The first buyer joined the queue at six in the morning with a flask and a folding chair. It wasn’t he who sat on it but the lady behind him, who has watched the team from the same place since 1971.

## Prices

| Stand | Adult | Student, pensioner | Family (2+2) |
|---|---|---|---|
| East | HUF 39,000 | HUF 26,000 | HUF 98,000 |
| West | HUF 31,000 | HUF 20,000 | HUF 78,000 |
| Floodplain (behind the basket) | HUF 18,000 | HUF 12,000 | none |

A season ticket is good for all thirteen home games of the regular season. If you want last year’s seat, you have until Friday evening; after that the unclaimed ones are free to choose.

## New: the evening you pass on

If you can’t come, one press of a button up to two hours before the game gives your seat to a child of the academy. Seven hundred season seats stayed empty last year; this time we would like to see faces in them.

How to buy is on [the ticket page](/page/tickets).`,
    },
    cover: 'img/berlet-poszter.webp',
    coverAlt: {
      hu: 'Plakát: Bérlet 2025/26, középen borostyánszínű labda',
      en: 'Poster for the 2025/26 season ticket with an amber ball',
    },
    categories: ['szurkoloknak'],
    tags: ['tisza-arena'],
    highlight: 'highlight',
    publishedDaysAgo: 4,
    hour: '07:50',
    related: ['kulonvonat', 'uj-mez'],
    documents: [],
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
      hu: `Felkészülési mérkőzésen az ember ilyenkor leveszi a kezdőket. Barabás Kornél is így tett, csak nem pihentetni akart: a három legfiatalabbat küldte be a végére, azzal az utasítással, hogy „fussatok oda, ahol nem várnak”.

Lukács Márton és Farkas Bence egész pályás letámadásba kezdett. Az első labdaszerzésből büntető, a másodikból ziccer lett, aztán egy oldalbedobás után Gyuris Ádám zsákolt. A Mátrai Farkasok közben egyszer sem jutottak el dobásig.

## A hajrá, másodpercről másodpercre

- 1:08 – 74–81, időkérés
- 0:55 – Lukács szerez, két büntető
- 0:41 – Lukács megint, Farkas ziccere
- 0:22 – oldalbedobás, Gyuris zsákol
- 0:06 – Farkas hármasa a sarokból, **83–81**

„Nem a győzelem a lényeg, hanem hogy a húszévesek elhitték” – mondta a mester. – „A bajnokságban is lesz hatvannyolc másodperc, amikor rájuk kell nézni.”

A vendéglátók a meccs után bablevest főztek. A csapat kétszer kért belőle.`,
      en: `In a friendly this is when you rest your starters. Kornél Barabás took them off too, but not for a rest: he sent in his three youngest with the words “run to where they aren’t expecting you”.

Márton Lukács and Bence Farkas pressed the whole floor. The first steal led to free throws and the second to a lay-up, and then Ádám Gyuris dunked after an inbounds pass. The Mátra Wolves did not get a shot off in the meantime.

## The finish, second by second

- 1:08 – 74–81, time-out
- 0:55 – Lukács steals, two free throws
- 0:41 – Lukács again, lay-up by Farkas
- 0:22 – inbounds, Gyuris dunks
- 0:06 – Farkas from the corner for three, **83–81**

“Winning isn’t the point; that the twenty-year-olds believed it is,” the coach said. “There will be sixty-eight seconds in the league as well when we have to look at them.”

The hosts cooked bean soup afterwards. The team asked for seconds.`,
    },
    cover: 'img/gyors-inditas.webp',
    coverAlt: {
      hu: 'Lukács Márton elfut a labdával, ketten üldözik',
      en: 'Márton Lukács runs off with the ball and two men in pursuit',
    },
    categories: ['ferfi-csapat'],
    tags: ['edzomeccs'],
    highlight: 'no',
    publishedDaysAgo: 6,
    hour: '21:15',
    related: ['tisza-torna', 'hat-het'],
    documents: [],
  },
  {
    key: 'hat-het',
    title: {
      hu: 'Hol tart a felkészülés? Hat hét egy táblázatban',
      en: 'How far along are we? Six weeks in one table',
    },
    lead: {
      hu: 'Az erdei futástól az utolsó taktikai edzésig: mit csinált a csapat, mi jön még, és miért nem látott senki labdát az első nyolc napban.',
      en: 'From running in the woods to the last tactical session: what the team has done, what is to come, and why nobody saw a ball for the first eight days.',
    },
    body: {
      hu: `Révész Hunor erőnléti edző az első napon elzárta a labdákat, a kulcsot pedig hazavitte. Nyolc nap múlva hozta vissza. „Aki labda nélkül tud futni, az labdával is akar” – mondta, és azóta nem vitatkozik vele senki.

| Hét | Fő téma | Edzőmeccs |
|---|---|---|
| 1. | futás, mozgékonyság | – |
| 2. | labdás alapok, kettő kettő ellen | – |
| 3. | egyéni védekezés | Börzsönyi Baglyok |
| 4. | lerohanás, visszarendeződés | Mátrai Farkasok |
| 5. | összjáték, Tisza Torna | négy csapat |
| 6. | ellenféltervek, pihenés | – |

## Amiről a stáb beszél

A támadásokat idén rövidebbre szabják: tizennégy másodpercen belül szeretnének dobásig jutni. Ehhez kellett Hajnal Dániel, aki labda nélkül is mozgásban tartja a védelmet, és ehhez kell Simić Stefan, aki a magasposztról úgy passzol, mint egy irányító.

## Amiről nem

A kezdő ötösről senki nem mond semmit. A hat hét alatt kilenc különböző összeállítást láttunk, és a tornán is az óra szerint cseréltek. A [szakmai stáb](/oldalak/szakmai-stab) szerint ez nem titok, csak még nincs kész.`,
      en: `On the first day Hunor Révész, the conditioning coach, locked the balls away and took the key home. He brought it back eight days later. “If you can run without a ball, you’ll want to run with one,” he said, and nobody has argued since.

| Week | Main theme | Friendly |
|---|---|---|
| 1 | running, mobility | – |
| 2 | ball skills, two on two | – |
| 3 | man-to-man defence | Börzsöny Owls |
| 4 | fast break, getting back | Mátra Wolves |
| 5 | team play, Tisza Tournament | four teams |
| 6 | scouting, rest | – |

## What the staff talk about

Possessions are to be shorter this year: they want a shot within fourteen seconds. That is why Dániel Hajnal is here, who keeps a defence moving without the ball, and why Stefan Simić matters, who passes from the high post like a point guard.

## What they don’t

Nobody says a word about the starting five. We saw nine different ones in six weeks, and even at the tournament the changes went by the clock. According to [the staff](/page/coaching-staff) it isn’t a secret; it just isn’t ready.`,
    },
    cover: 'img/taktika.webp',
    coverAlt: {
      hu: 'Zöld taktikai tábla félpályával, számokkal és nyilakkal',
      en: 'A green tactics board with a half court, numbers and arrows',
    },
    categories: ['ferfi-csapat'],
    tags: ['edzomeccs', 'tisza-torna', 'hajnal-daniel'],
    highlight: 'no',
    publishedDaysAgo: 5,
    hour: '15:30',
    related: ['fordulat-a-matraban', 'takacs-mutet', 'hajnal-daniel'],
    documents: [],
  },
  {
    key: 'takacs-mutet',
    title: {
      hu: 'Takács Bálint túl van a térdműtéten, és már a kerékpárt nyúzza',
      en: 'Bálint Takács is through his knee operation and already on the bike',
    },
    lead: {
      hu: 'A center porcsérülését artroszkópos beavatkozással kezelték. A csapatorvos nyolc–tíz hetes kihagyással számol, a játékos hosszú köszönőlevéllel.',
      en: 'The centre’s cartilage was treated by keyhole surgery. The team doctor expects eight to ten weeks out, the player a long thank-you letter.',
    },
    body: {
      hu: `Hétfőn reggel tolták be, délután kettőkor már felvételt kért az edzésről. Takács Bálint jobb térdében a porc egy kis darabja okozta a fájdalmat, amely a felkészülés második hetében jelentkezett.

„A beavatkozás negyven percig tartott, szövődmény nélkül” – tájékoztatott dr. Tölgyes Anna csapatorvos. – „Bálint tíz hétig nem játszhat, de nem fog tíz hétig ülni.”

## Mi következik?

A rehabilitációt Vadas Ildikó gyógytornász vezeti, naponta két alkalommal. Az első szakasz a mozgástartomány visszaszerzéséről szól, a második az erőről, a harmadik a bizalomról. Az utolsó a leghosszabb.

> A térdem jól van. A türelmem van sérülve.
>
> Takács Bálint

A palánk alatt addig Gyuris Ádám kap több percet, mellette Simić Stefan játszik gyakrabban ötöst. A klub nem igazol a helyére: Barabás Kornél szerint Gyuris huszonkét évesen éppen az a játékos, akinek most kell pálya.

A szurkolók a csarnok bejáratánál kitett füzetbe írhatnak üzenetet Bálintnak. Az első oldal egy nap alatt betelt.`,
      en: `They wheeled him in on Monday morning, and at two in the afternoon he asked for the tape of practice. A small piece of cartilage in Bálint Takács’s right knee had been causing the pain that began in the second week of preseason.

“It took forty minutes and went without complications,” said Dr Anna Tölgyes, the team doctor. “Bálint won’t play for ten weeks, but he won’t sit for ten weeks either.”

## What next?

Ildikó Vadas, the physiotherapist, works with him twice a day. The first stage is about getting the range back, the second about strength, the third about trust. The last one is the longest.

> My knee is fine. It’s my patience that’s injured.
>
> Bálint Takács

Until then Ádám Gyuris gets more minutes under the basket, and Stefan Simić plays the five more often. The club will not sign anyone: at twenty-two, Kornél Barabás says, Gyuris is just the player who needs the floor now.

Fans can write to Bálint in a book at the entrance of the hall. The first page was full within a day.`,
    },
    cover: 'img/lepattano.webp',
    coverAlt: {
      hu: 'Takács Bálint két ellenfél között nyúl a lepattanóért',
      en: 'Bálint Takács reaches for a rebound between two opponents',
    },
    categories: ['ferfi-csapat'],
    tags: ['rehabilitacio'],
    highlight: 'no',
    publishedDaysAgo: 8,
    hour: '13:40',
    related: ['hat-het', 'kovari-interju'],
    documents: [],
  },
  {
    key: 'kolyokhiuzok',
    title: { hu: 'Húsz új kölyökhiúz: lezárult a válogató', en: 'Twenty new cubs: the trials are over' },
    lead: {
      hu: 'Száztizennégyen jelentkeztek a Hiúz Akadémia nyílt napjaira. Húszan kerültek az U12-es keretbe, a többieknek is van helyük, csak más pályán.',
      en: 'A hundred and fourteen came to the open days of the Lynx Academy. Twenty joined the under-12 squad, and there is a place for the others too, on another court.',
    },
    body: {
      hu: `Az első feladat nem labdával ment, hanem cipőfűzővel: aki a leggyorsabban kötötte be a társáét, plusz pontot kapott. Szentesi Nóra, az akadémia vezetője szerint ebből többet tud meg, mint húsz fektetett dobásból.

A háromnapos válogatón tizenkét állomás várta a kilenc–tizenegy éveseket. Volt köztük labdavezetés, ugrás és egyensúly, de volt rajzolás is: mindenkinek le kellett vázolnia, hol állna szívesen a pályán.

## Akik bekerültek, és akik nem

- húsz gyerek hétfőtől az U12-es csoportban edz
- negyvenkettő az iskolai programban folytatja, heti két alkalommal
- a többieket a szomszéd települések csoportjai várják, nálunk képzett edzőkkel

„Tízévesen senki sem *nem elég jó*” – írta a levélben, amelyet minden család megkapott. – „Legfeljebb még nem érkezett meg.”

A következő válogatóig sem kell várni: [a jelentkezési lap](/csatlakozz) egész évben él, és az első két edzés mindenkinek ingyenes. A csoportok beosztása [az edzési időpontoknál](/oldalak/edzesi-idopontok) van.`,
      en: `The first task involved no ball but a shoelace: whoever tied their partner’s fastest got an extra point. Nóra Szentesi, head of the academy, says she learns more from it than from twenty lay-ups.

There were twelve stations in three days for nine- to eleven-year-olds. Dribbling, jumping and balance were among them, but so was drawing: everyone had to sketch where on the court they would like to stand.

## Those who made it and those who didn’t

- twenty children train with the under-12s from Monday
- forty-two go on with the school programme twice a week
- the others are expected in the groups of the villages around, with coaches trained by us

“At ten nobody is *not good enough*,” said the letter that every family received. “At most they haven’t arrived yet.”

There is no need to wait for the next trials: [the join form](/join-us) is open all year and the first two practices are free. The groups are listed under [training times](/page/training-times).`,
    },
    cover: 'img/utanpotlas.webp',
    coverAlt: {
      hu: 'Gyerekek gyakorolnak több állomáson a csarnok parkettjén',
      en: 'Children at several stations on the floor of the hall',
    },
    categories: ['akademia'],
    tags: ['hiuz-akademia', 'tisza-arena'],
    highlight: 'no',
    publishedDaysAgo: 9,
    hour: '16:00',
    related: ['kettos-karrier', 'hajnal-daniel'],
    documents: [],
  },
  {
    key: 'kettos-karrier',
    title: {
      hu: 'Reggel matek, este zóna: kettős karrier a Hiúz Akadémián',
      en: 'Maths in the morning, zone in the evening: dual careers at the Lynx Academy',
    },
    lead: {
      hu: 'A végzős U20-asok közül hatan érettségiznek idén. Elkísértük Barna Lőrincet egy keddi napon, hajnali háromnegyed hattól este tízig.',
      en: 'Six of the under-20s finish school this year. We followed Lőrinc Barna through a Tuesday, from a quarter to six in the morning until ten at night.',
    },
    body: {
      hu: `5:45. A kollégium konyhájában zabkása rotyog, Barna Lőrinc közben szinuszt ismétel. A falon két naptár: az egyiken mérkőzések, a másikon dolgozatok. Kedden mindkettőben van bejegyzés.

7:40-től hat tanóra. Az Ártéri Gimnáziummal kötött megállapodás szerint az akadémisták délutáni testnevelése az edzés, így kettőkor már a csarnokban vannak.

14:30. Egyéni képzés, ma ötven hármas egy sarokból, de csak jó lábmunkával számít. Lőrinc harminckettőnél tart, amikor letelik az idő. Nem kér még ötöt.

17:00. Tanulószoba a Tisza Aréna második emeletén. Két nyugdíjas tanár vár, egyikük fizikát, a másik angolt tanít, és mindkettő bérletes.

19:00. Csapatedzés, zónatámadás. Barabás Kornél átjött a felnőttektől, és tíz percig szó nélkül nézte. A tizenegyedikben beállt védőnek.

> Ha választanom kellene, nem választanék. A kettő együtt tart rendben.
>
> Barna Lőrinc

21:50. Busz. A matekfüzet megint elő van véve. A tavalyi évfolyam tanulmányi átlaga 4,3 volt, a bajnoki mérlege tizennyolc győzelem. Az akadémiáról bővebben [itt](/oldalak/akademia) írunk.`,
      en: `5:45. Porridge bubbles in the kitchen of the boarding house while Lőrinc Barna goes over sines. There are two calendars on the wall, one with games and one with tests. Tuesday has an entry in both.

Six lessons from 7:40. The club has an agreement with the Ártéri grammar school: the academy’s afternoon PE is practice, so by two they are in the hall.

14:30. Individual work, today fifty threes from one corner, which only count if the feet are right. Lőrinc has thirty-two when time runs out. He doesn’t ask for five more.

17:00. Study room on the second floor of the Tisza Aréna. Two retired teachers are waiting; one takes physics, the other English, and both hold season tickets.

19:00. Team practice, attacking a zone. Kornél Barabás has come over from the first team and watches for ten minutes without a word. In the eleventh he steps in to defend.

> If I had to choose, I wouldn’t. The two together keep me straight.
>
> Lőrinc Barna

21:50. The bus. The maths book is out again. Last year’s class had an average of 4.3 out of five and eighteen wins in the league. There is more about the academy [here](/page/academy).`,
    },
    cover: 'img/labda-a-vonalon.webp',
    coverAlt: {
      hu: 'Egyetlen labda a középkör szélén, csendes csarnokban',
      en: 'A single ball at the edge of the centre circle in a quiet hall',
    },
    categories: ['akademia', 'klubelet'],
    tags: ['hiuz-akademia'],
    highlight: 'no',
    publishedDaysAgo: 13,
    hour: '12:30',
    related: ['kolyokhiuzok', 'feher-interju'],
    documents: [],
  },
  {
    key: 'tao-elszamolas',
    title: {
      hu: 'Mire ment el a TAO? Elszámolás közérthetően',
      en: 'Where did the TAO money go? Accounts in plain words',
    },
    lead: {
      hu: 'Az előző támogatási időszak lezárult, a jelentés elfogadva. Négy számban és egy táblázatban mutatjuk meg, mi lett a helyi cégek felajánlásából.',
      en: 'The last support period is closed and the report accepted. Four figures and one table show what became of the offers of local companies.',
    },
    body: {
      hu: `Tizenhét helyi vállalkozás, a pékségtől a hajójavítóig, összesen 84,7 millió forint társasági adót irányított a klubhoz. A hivatalos elszámolás hatvan oldal, a lényege elfér egy konyhaasztalon.

| Jogcím | Terv | Tény |
|---|---|---|
| Utánpótlás-nevelés | 46,0 M Ft | 45,8 M Ft |
| Eszközök, labdák, mezek | 14,5 M Ft | 13,9 M Ft |
| Csarnok: öltözők felújítása | 21,0 M Ft | 21,9 M Ft |
| Edzőképzés | 3,2 M Ft | 3,1 M Ft |

## Négy szám

- **212** gyerek kapott ingyenes felszerelést
- **9** edző szerzett magasabb képesítést
- **4** öltöző újult meg, köztük az első akadálymentes
- **0** forint ment felnőttjátékos fizetésére, mert arra nem is mehet

Az öltözők azért kerültek többe, mert a régi csövek cseréje nem várhatott. A különbözetet az eszközökön megspórolt összeg fedezte.

A következő időszak felajánlásait már fogadjuk. [A TAO-tájékoztatóban](/oldalak/tao-tajekoztato) a folyamat minden lépése benne van, kérdésre Sári Norbert gazdasági igazgató válaszol.`,
      en: `Seventeen local businesses, from the bakery to the boatyard, directed 84.7 million forints of corporate tax to the club. The official report is sixty pages long; the gist fits on a kitchen table.

| Purpose | Planned | Spent |
|---|---|---|
| Youth work | HUF 46.0m | HUF 45.8m |
| Equipment, balls, kits | HUF 14.5m | HUF 13.9m |
| Hall: dressing rooms renewed | HUF 21.0m | HUF 21.9m |
| Coach training | HUF 3.2m | HUF 3.1m |

## Four figures

- **212** children received free equipment
- **9** coaches earned a higher qualification
- **4** dressing rooms were renewed, one of them the first step-free one
- **0** forints went on senior players’ pay, as none may

The dressing rooms cost more because the old pipes could not wait. What we saved on equipment covered the difference.

Offers for the next period are welcome. [The TAO page](/page/tao-information) has every step of the way, and Norbert Sári, our finance director, answers questions.`,
    },
    cover: 'img/ures-csarnok.webp',
    coverAlt: {
      hu: 'A Tisza Aréna üres küzdőtere reflektorfényben',
      en: 'The empty floor of the Tisza Aréna under spotlights',
    },
    categories: ['klubelet'],
    tags: ['tarsasagi-ado', 'hiuz-akademia'],
    highlight: 'no',
    publishedDaysAgo: 16,
    hour: '09:10',
    related: ['kolyokhiuzok', 'kettos-karrier'],
    documents: ['tao-elszamolas'],
  },
  {
    key: 'veradas',
    title: {
      hu: 'Véradás a csarnokban: száztizenkét egység egy délután alatt',
      en: 'Giving blood at the hall: a hundred and twelve units in one afternoon',
    },
    lead: {
      hu: 'A Tisza Aréna folyosóján tíz ágyat állítottak fel, és délután kettőtől hatig egyik sem maradt üresen. A legtöbben most először adtak vért.',
      en: 'Ten beds stood in the corridor of the Tisza Aréna, and from two until six none of them was empty. For most donors it was the first time.',
    },
    body: {
      hu: `Pintér Gergő két méter három centi, és lelógott az ágyról. „Mondtam, hogy adok kettő helyett is” – nevetett, aztán rájött, hogy a nővér nem viccel a szabályokkal.

A véradást a szurkolói klub kezdeményezte, miután tavaly az egyik dobosuk súlyos balesetet szenvedett. Azóta felépült, szombaton ő osztotta a kakaós csigát az asztalnál.

Száztizenkét egység gyűlt össze, a jelentkezők kétharmada első véradó volt. A szervezők szerint sokat számított, hogy a sorban a csapat tagjaival lehetett beszélgetni, és hogy mindenki kapott egy kézzel számozott matricát: *Zöld a mezem, piros a vérem.*

> Egy meccsen ennyi embert nem tudok megölelni. Ma sikerült.
>
> Mészáros Edit, a szurkolói klub vezetője

Tavasszal megismétlik. Addig is havonta egyszer különbusz indul a városi véradóállomásra, a csarnok elől.`,
      en: `Gergő Pintér is two metres three and hung off the end of the bed. “I told them I’d give for two,” he laughed, and then found out that the nurse does not joke about the rules.

It was the supporters’ club’s idea, after one of their drummers had a serious accident last year. He has recovered, and on Saturday he was the one handing out cocoa rolls.

A hundred and twelve units were given, two thirds of them by people who had never done it before. It helped, the organisers say, that you could talk with the players in the queue and that everyone got a hand-numbered sticker: *My shirt is green, my blood is red.*

> I can’t hug this many people at a game. Today I did.
>
> Edit Mészáros, head of the supporters’ club

They will do it again in spring. Until then a bus leaves the hall once a month for the town’s donor centre.`,
    },
    cover: 'img/osszeboruls.webp',
    coverAlt: {
      hu: 'Összekapaszkodó játékosok köre felülről',
      en: 'A circle of players with their arms around each other, from above',
    },
    categories: ['klubelet', 'szurkoloknak'],
    tags: ['tisza-arena'],
    highlight: 'no',
    publishedDaysAgo: 18,
    hour: '18:20',
    related: ['kulonvonat', 'kovari-interju'],
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
      hu: `Aki közelről nézi, vonalakat lát rajta: vízszintes, hullámzó csíkokat a bordák magasságában. Aki tiszahalmi, az tudja, hogy ezek az árvízi mércék nyomai a gátőrház falán, 1970-től máig.

A tervpályázatot az Ártéri Gimnázium rajzszakköre nyerte Vincze Hanna vezetésével. A betűket egy lebontott halászcsónak rendszámáról másolták le, a nyolcas ezért kicsit dől.

## Miből készült?

- újrahasznosított szál, mezenként tizennégy palackból
- varrás nélküli váll, a játékosok kérésére
- az ujjnyílás szélén belül, olvashatatlanul kicsiben: 1963

Az első darabokat Kővári Ákos és a szertáros, Baji néni vitte le az öltözőbe. A csapatkapitány felpróbálta, megfordult a tükör előtt, és azt kérdezte, hol a zsebe.

A szurkolói változat gyerekméretben is kapható [a klub boltjában](https://bolt.tiszaihiuzok.example). Minden eladott mez után ezer forint a rajzszakköré.`,
      en: `From close up you see lines on it: level, wavy stripes at the height of the ribs. People from Tiszahalom know them as the flood marks on the wall of the dyke keeper’s house, from 1970 to this day.

The drawing class of the Ártéri grammar school won the competition, led by Hanna Vincze. They copied the letters from the registration of a fishing boat that was broken up, which is why the eight leans a little.

## What is it made of?

- recycled yarn, fourteen bottles to a jersey
- seamless shoulders, at the players’ request
- inside the armhole, too small to read: 1963

Ákos Kővári and the kit lady, Aunt Baji, took the first ones down to the dressing room. The captain tried his on, turned in front of the mirror and asked where the pocket was.

The fans’ version comes in children’s sizes too, from [the club shop](https://bolt.tiszaihiuzok.example/en). A thousand forints from every jersey go to the drawing class.`,
    },
    cover: 'img/oltozo.webp',
    coverAlt: {
      hu: 'Hat mez a fogasokon az öltözőben, a kapitányé sötét',
      en: 'Six jerseys on the pegs of the dressing room, the captain’s dark',
    },
    categories: ['klubelet', 'szurkoloknak'],
    tags: ['mez', 'kovari-akos'],
    highlight: 'no',
    publishedDaysAgo: 11,
    hour: '17:05',
    related: ['berlet-indul', 'kovari-interju'],
    documents: [],
  },
  {
    key: 'kovari-interju',
    title: {
      hu: 'Kővári: „A kapitány az, aki utoljára kapcsolja le a villanyt”',
      en: 'Kővári: “The captain is the one who turns off the lights”',
    },
    lead: {
      hu: 'Tizenkettedik idényét kezdi a klubnál, ötödször kapitányként. Kővári Ákos a csendről, a dühről és arról, kit küld be maga helyett, ha fáradt.',
      en: 'His twelfth season at the club, his fifth as captain. Ákos Kővári on silence, on anger, and on whom he sends in when he is tired.',
    },
    body: {
      hu: `A beszélgetés előtt tíz percig söpört. Kővári Ákos szerint az edzés akkor ér véget, amikor a pálya olyan, amilyennek reggel találta.

**Ez szerepel a kapitány feladatai között?**

Nincs leírva, mi szerepel. Nekem azt mondták: te vagy az, aki utoljára kapcsolja le a villanyt. Eleinte azt hittem, ez egy hasonlat.

**Mikor voltál utoljára dühös a csapatra?**

A Baglyok elleni edzőmeccsen. Nem azért, mert rosszul játszottunk, hanem mert mindenki a saját cipőjét nézte. Akkor kimentem, és kértem cserét. Pintér Gergő jött be helyettem, rám nézett, és onnantól mást láttam a pályán.

**Magadat cseréltetted le?**

A kapitánynak ez az egyetlen olyan szava, amit mindenki meghall.

**Harminckét évesen hogyan bírod?**

Alszom. Régen két edzés közt interjúztam, most két interjú közt alszom.

**Mit mondasz az újaknak?**

Hogy a Tisza Arénában a közönség nem a pontokat tapsolja, hanem a visszafutást. Ha ezt egyszer meghallod, többé nem állsz meg félpályán.

> A zöld mezben nem szégyen elfáradni. Megállni szégyen.`,
      en: `He swept the floor for ten minutes before we talked. Practice is over, Ákos Kővári says, when the court looks as he found it in the morning.

**Is that one of a captain’s duties?**

Nobody wrote them down. I was told: you are the one who turns off the lights. At first I thought it was a figure of speech.

**When were you last angry with the team?**

In the friendly against the Owls. Not because we played badly but because everyone was looking at his own shoes. I went to the side and asked to come off. Gergő Pintér came in for me, looked at me, and from then on I saw a different game.

**You took yourself off?**

It is the only word of a captain’s that everybody hears.

**You are thirty-two. How do you cope?**

I sleep. I used to give interviews between two practices; now I sleep between two interviews.

**What do you tell the new ones?**

That the crowd of the Tisza Aréna doesn’t clap for points but for running back. Once you’ve heard it, you never stop at half court again.

> In green it is no shame to be tired. It is a shame to stop.`,
    },
    cover: 'img/sajtotajekoztato.webp',
    coverAlt: {
      hu: 'Hajnal, az edző és Kővári háttal, a mikrofonok előtt',
      en: 'Hajnal, the coach and Kővári from behind at the microphones',
    },
    categories: ['interju', 'ferfi-csapat'],
    tags: ['kovari-akos', 'edzomeccs'],
    highlight: 'no',
    publishedDaysAgo: 7,
    hour: '08:30',
    related: ['feher-interju', 'uj-mez'],
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
      hu: `Tavaly egy busz indult, és hatvanan maradtak le róla. A szurkolói klub ezért idén vonatot bérelt: öt kocsi, háromszáz hely, és egy külön szakasz azoknak, akik hazafelé aludnának.

## Hogyan lehet jönni?

1. Váltson jegyet a csarnok pénztárában vagy a [jegyoldalon](/oldalak/jegyek) leírt módon.
2. Jelölje meg, melyik kocsit kéri: doboló, családi vagy csendes.
3. Indulás előtt fél órával legyen a tiszahalmi állomás első vágányánál, zöldben.

A menetdíj felnőttnek 6 900, diáknak 4 500 forint, és tartalmazza a mérkőzés belépőjét. Tizennégy év alatt csak felnőtt kísérővel lehet utazni.

Az étkezőkocsiban a Máglya Grill süt, a pereceket a klub nyugdíjas köre hozza. Üveget és alkoholt a vonatra sem lehet felvinni, ez a csarnok [házirendjében](/oldalak/hazirend) is így van.

A járatok napját a sorsolás véglegesítése után hirdetjük ki. Visszafelé a szerelvény megvárja a lefújást, akármeddig tart.`,
      en: `Last year there was one bus, and sixty people did not fit on it. So the supporters’ club has hired a train: five cars, three hundred seats, and a compartment for those who would like to sleep on the way home.

## How to come along

1. Buy a ticket at the box office or as described on [the ticket page](/page/tickets).
2. Say which car you would like: drums, family or quiet.
3. Be at platform one of Tiszahalom station half an hour before departure, in green.

The fare is HUF 6,900 for adults and HUF 4,500 for students, entrance to the game included. Under fourteen you need an adult with you.

Máglya Grill cook in the dining car, and the club’s pensioners bring pretzels. Glass and alcohol are not allowed on the train either, just as in [the house rules](/page/house-rules) of the hall.

The dates follow once the draw is final. On the way back the train waits for the final buzzer, however long it takes.`,
    },
    cover: 'img/szurkolok.webp',
    coverAlt: {
      hu: 'Ujjongó szurkolók sziluettje a kivilágított zöld pálya felett',
      en: 'Silhouettes of cheering fans above the lit green court',
    },
    categories: ['szurkoloknak'],
    tags: ['tisza-arena'],
    highlight: 'no',
    publishedDaysAgo: 20,
    hour: '10:45',
    related: ['berlet-indul', 'veradas'],
    documents: [],
  },
]
