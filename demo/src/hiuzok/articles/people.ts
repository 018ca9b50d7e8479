import type { DemoArticle } from '../../types.ts'

export const people: DemoArticle[] = [
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
      hu: `Fehér Levente füzete kockás, a sarka begyűrődött, és egyetlen dobás sincs benne. Lépések vannak: apró cipőtalpak, nyilak, számok.

**Mit rajzolsz?**

Azt, hogyan érkeztem. Ha jó helyen van a lábam, a dobás már csak következmény.

**Mikor jöttél erre rá?**

Két éve, amikor elrontottam egy ziccert, és visszanéztem a felvételt. A kezem tökéletes volt. A bal sarkam viszont a levegőben.

**Mi történik abban a negyven percben?**

Húsz percig érkezem. Bal sarok, jobb sarok, két szárny, középről, mindenhová ötször, labda nélkül. Tíz percig leírom. A maradék tízben van labda is, de azt már inkább jutalomnak hívom.

**A többiek nem nevetnek rajta?**

Az első hónapban Bődi Máté odaült a vonalhoz, és pontozott, mint a műkorcsolyában. Az átlagom 5,6 volt. Most ő is ott marad, és sokkal szigorúbb magához.

**Látta már valaki az egészet?**

Mohos Barnabás, a statisztikusunk. Hazavitte egy hétvégére, és egy táblázattal hozta vissza. Kiderült, hogy balra indulva fél lábfejjel hosszabbat lépek. Apám azt mondta, ezt ő is tudta, mert a csónakba is mindig így szálltam be.

**És ha egyszer elhagyod?**

Elhagytam. A vonaton, hazafelé. Két nap múlva postán jött vissza, a kalauz cédulát tett bele: „Gratulálok a tánchoz.”

**Az akadémián nőttél föl, most te vagy a legtöbbet emlegetett hiúz. Nyomaszt?**

Inkább melegít. Hazafelé tizenegy gyerek köszön rám a töltésen, és mind a tizenegy tudja, mit rontottam el legutóbb.

**Meg is mondják?**

A legkisebb igen. Ő hétéves, és szerinte túl sokat gondolkodom. Lehet benne valami, de ezt is fölírtam.

## A folyó és a türelem

**Apád révész volt. Ragadt rád valami?**

Ő azt mondta, a Tisza nem siet, mégis mindig odaér. Amikor a támadóidő hatot mutat, ez szokott eszembe jutni. Hat másodperc nagyon sok, ha az ember nem kapkod. Ki lehet belőle hagyni kettőt is.

**Melyik a legrosszabb lap a füzetben?**

A negyvenkettedik. Egy esés van rajta, mert nem tudtam eldönteni, melyik lábammal induljak. A rajzon három lábam van. Ezt mutatom meg a kicsiknek, ha azt hiszik, nekem magától megy.

**Mi a célod az idényben?**

Hogy a füzet beteljen. És hogy Kővári Ákos kifogyjon a viccekből a negyvenkilences cipőmről.

A beszélgetés végén elkértük a lapot, amelyen éppen dolgozott. Két talp volt rajta, egymás mellett, nyíl nélkül. „Ez az, amikor állok és várok” – mondta. – „Ez a legnehezebb.” A teljes keret [a csapat oldalán](/csapat) található.`,
      en: `Levente Fehér’s notebook is squared, its corner is folded, and there is not one shot in it. There are steps: small soles, arrows, numbers.

**What do you draw?**

How I landed. If my feet are right, the shot just follows.

**When did you work that out?**

Two years ago, when I missed an open one and watched the tape. My hands were perfect. My left heel was in the air.

**What goes on in those forty minutes?**

For twenty I land. Left corner, right corner, both wings, the top, five times each, without a ball. For ten I write it down. In the last ten there is a ball as well, but by then I think of it as a reward.

**Don’t the others laugh?**

In the first month Máté Bődi sat down by the line and gave me marks, as they do in figure skating. I averaged 5.6. Now he stays on too and is a great deal stricter with himself.

**Has anyone seen the whole thing?**

Barnabás Mohos, our statistician. He took it home for a weekend and brought it back with a table. It turned out that when I set off to the left, my stride is half a foot longer. My father said he could have told me, because that’s how I always got into the boat.

**And if you lose it one day?**

I have. On the train home. It came back by post two days later with a note from the conductor: “Congratulations on the dancing.”

**You grew up in the academy and are now the lynx people talk about most. Is it a burden?**

It keeps me warm. On my way home eleven children greet me on the embankment, and all eleven know what I did wrong last time.

**Do they tell you?**

The smallest does. He is seven and says I think too much. There may be something in it, but I wrote that down as well.

## The river and patience

**Your father was a ferryman. Did any of it rub off?**

He used to say that the Tisza never hurries and always arrives. That comes to mind when the shot clock shows six. Six seconds is a lot if you don’t rush. You can even leave out two of them.

**Which is the worst page in the book?**

Forty-two. It’s a fall, because I couldn’t decide which foot to start with. In the drawing I have three legs. I show it to the little ones when they think it all comes easily to me.

**What is your aim this season?**

To fill the notebook. And that Ákos Kővári should run out of jokes about my size forty-nine shoes.

At the end we asked to see the page he was working on. It had two soles on it, side by side, with no arrow. “That’s me standing and waiting,” he said. “That’s the hardest.” The whole squad is on [the team page](/team).`,
    },
    cover: 'img/cselezes.webp',
    coverAlt: {
      hu: 'Fehér mezes játékos mély labdavezetés közben, mögötte Hiúzok felirat',
      en: 'A player in white in a low dribble with the word Hiúzok behind him',
    },
    categories: ['interju', 'ferfi-csapat'],
    tags: ['feher-levente', 'hiuz-akademia'],
    highlight: 'slider',
    publishedDaysAgo: 2,
    hour: '11:20',
    related: ['kovari-interju', 'mohos-barnabas', 'csonak-az-eloterben'],
    documents: [],
  },
  {
    key: 'kovari-interju',
    title: {
      hu: 'Kővári: „A kapitány az, aki utoljára kapcsolja le a villanyt”',
      en: 'Kővári: “The captain is the one who turns off the lights”',
    },
    lead: {
      hu: 'Tizenkettedik idénye a klubnál, az ötödik kapitányként. Kővári Ákos a csendről, a dühről és arról, kit küld be maga helyett, ha fáradt.',
      en: 'His twelfth season at the club, his fifth as captain. Ákos Kővári on silence, on anger, and on whom he sends in when he is tired.',
    },
    body: {
      hu: `A beszélgetés előtt tíz percig söpört. Kővári Ákos szerint az edzés akkor ér véget, amikor a pálya olyan, amilyennek reggel találta.

**Ez szerepel a kapitány feladatai között?**

Nincs leírva, mi szerepel. Nekem azt mondták: te vagy az, aki utoljára kapcsolja le a villanyt. Eleinte azt hittem, ez egy hasonlat.

**És idegenben ki söpör?**

Ott vendég vagyok. Idegenben összehajtom a törölközőket.

**Mikor voltál utoljára dühös a csapatra?**

Még a felkészülés alatt, a Baglyok elleni edzőmeccsen. Nem játszottunk rosszul, csak mindenki a saját cipőjét nézte. Odamentem az oldalvonalhoz, és cserét kértem. Pintér Gergő jött be helyettem, rám nézett, és onnantól mást láttam a pályán.

**Magadat cseréltetted le?**

A kapitánynak ez az egyetlen olyan szava, amit mindenki meghall.

**Harminckét évesen hogyan bírod?**

Alszom. Régen két edzés közt interjúztam, most két interjú közt alszom. A fiatalok kinevettek, aztán Farkas Bence kipróbálta. Most sorban állunk a masszázságyért.

**Mi változott tizenkét idény alatt?**

A cipők. Meg én: régen azt figyeltem, ki néz engem, most azt, ki nem néz senkit. Hozzá szoktam odaülni a buszon.

**Miről beszélgettek?**

Semmiről. Az a lényege.

**Van szertartásod meccs után?**

Egy tányér húsleves, otthon, akárhány óra van. Ha győztünk, kétszer szedek. A feleségem a merőkanál hangjából tudja az eredményt, ha nem tudott eljönni.

**Mit mondasz az újaknak?**

Hogy a Tisza Arénában a közönség a visszafutást tapsolja meg. A pontokat is, de azokat később. Ha ezt egyszer meghallod, többé nem állsz meg félpályán.

**Mit csinál a kapitány, ha két játékos összeveszik?**

Kiküldöm őket labdát pumpálni. Tizennégy labda, egy pumpa. A tizediknél már együtt szidják a pumpát.

**És ha veled vesznek össze?**

Akkor én pumpálok. Az tovább tart, mert olyankor mind a negyvenegyet.

**Volt, hogy nem akartál kapitány lenni?**

Az első fél évben. Azt hittem, beszélni kell. Írtam is egy beszédet, bementem vele az öltözőbe, és láttam, hogy mindenki a cipőjét köti. Kivártam. Mire végeztek, rájöttem, hogy semmi sincs a papíron, amit ne tudnának. A beszéd ma is a szekrényemben van. Ha valaki szónoklatot kér, azt mutatom meg neki, összehajtva.

**Ki adta a legjobb tanácsot?**

Baji néni, amikor idejöttem. Az első évben ne szólj, a másodikban kérdezz, a harmadikban hívj meg valakit vacsorára. Betartottam. A harmadik évben őt hívtam meg. Hozta a saját kanalát.

**Mit csinálsz, ha majd nem játszol?**

Söpörni akkor is lehet. Berta Mihály, a gondnokunk megígérte, hogy a seprűt nem adja másnak.

Közben beesteledett, a kijelzőn már csak az óra világított. Kővári fölállt, kikísért minket az ajtóig, aztán visszament. Az utcáról láttuk, ahogy sorban elalszanak a lámpák: előbb a keleti oldal, aztán a nyugati, legvégül az Ártér.

> A zöld mezben nem szégyen elfáradni. Megállni szégyen.
>
> Kővári Ákos`,
      en: `He swept the floor for ten minutes before we talked. Practice is over, Ákos Kővári says, when the court looks as he found it in the morning.

**Is that one of a captain’s duties?**

Nobody wrote them down. I was told: you are the one who turns off the lights. At first I thought it was a figure of speech.

**And who sweeps when you play away?**

There I’m a guest. Away from home I fold the towels.

**When were you last angry with the team?**

Back in the preparation, in the friendly against the Owls. We weren’t playing badly, but everyone was looking at his own shoes. I went to the sideline and asked to come off. Gergő Pintér came in for me, looked at me, and from then on I saw a different game.

**You took yourself off?**

It is the only word of a captain’s that everybody hears.

**You are thirty-two. How do you cope?**

I sleep. I used to give interviews between two practices; now I sleep between two interviews. The young ones laughed at me until Bence Farkas tried it. Now we queue for the massage table.

**What has changed in twelve seasons?**

The shoes. And me: I used to notice who was watching me, now I notice who isn’t watching anybody. He is the one I sit down beside on the bus.

**What do you talk about?**

Nothing. That’s the point of it.

**Do you have a ritual after games?**

A plate of chicken soup, at home, whatever the hour. If we have won, I help myself twice. When my wife couldn’t come, she knows the result from the sound of the ladle.

**What do you tell the new ones?**

That the crowd of the Tisza Aréna claps for running back. For points too, but later. Once you’ve heard it, you never stop at half court again.

**What does a captain do when two players fall out?**

I send them to pump up balls. Fourteen balls, one pump. By the tenth they are cursing the pump together.

**And if they fall out with you?**

Then I do the pumping. It takes longer, because then it’s all forty-one.

**Was there a time when you didn’t want to be captain?**

The first six months. I thought you had to talk. I even wrote a speech, took it into the dressing room and saw that everyone was tying his shoes. I waited. By the time they had finished, I realised that there was nothing on the paper they didn’t know. The speech is still in my locker. When somebody asks for a few words, I show it to him, folded.

**Who gave you the best advice?**

Aunt Baji, when I came here. In your first year say nothing, in your second ask, in your third invite someone to supper. I kept to it. In my third year I invited her. She brought her own spoon.

**What will you do when you no longer play?**

You can still sweep. Mihály Berta, our caretaker, has promised not to give the broom to anyone else.

It had grown dark by then, and on the scoreboard only the clock was lit. Kővári got up, saw us to the door and went back in. From the street we watched the lights go out in turn: the east side, then the west, and last of all the Floodplain.

> In green it is no shame to be tired. It is a shame to stop.
>
> Ákos Kővári`,
    },
    cover: 'img/sajtotajekoztato.webp',
    coverAlt: {
      hu: 'Hajnal, az edző és Kővári háttal, a mikrofonok előtt',
      en: 'Hajnal, the coach and Kővári from behind at the microphones',
    },
    categories: ['interju', 'ferfi-csapat'],
    tags: ['kovari-akos', 'edzomeccs'],
    highlight: 'slider',
    publishedDaysAgo: 7,
    hour: '08:30',
    related: ['feher-interju', 'berta-mihaly', 'piacra-margittal'],
    documents: [],
  },
  {
    key: 'walker-portre',
    title: { hu: 'Walker Miles kétszáz szava', en: 'Miles Walker’s two hundred words' },
    lead: {
      hu: 'A légiós bedobó minden este egy új magyar szót ír a hűtőszekrényére. Az első a „lepattanó” volt, a legutóbbi a „mégis”.',
      en: 'Every evening the forward from overseas writes a new Hungarian word on his fridge. The first was the one for rebound, the latest the one for all the same.',
    },
    body: {
      hu: `Az első edzésen Kővári Ákos azt kiáltotta neki: „Fuss!” Walker Miles megállt, és angolul megnyugtatta a kapitányt, hogy nem szándékozik semmiféle felhajtást csinálni. Az angol *fuss* ugyanis felhajtást jelent. A félreértés négy másodpercig tartott, a lerohanás oda is lett, de a tizenhetes mez viselője aznap este vett egy alkoholos filcet.

Azóta a hűtőszekrénye ajtaján vezeti a szavait. A lakást egy kisrévi özvegyasszonytól bérli, aki eleinte aggódott a zománcért, ma pedig minden vasárnap átjön, és kikérdezi. Kétszáznál tartanak, az ajtó megtelt, a mélyhűtőnél folytatják.

## Öt szó, a tulajdonos magyarázatával

- **lepattanó** – „Az első. Erre mindenki tanított, mert ezt mindenki tőlem várta.”
- **hogyhogy** – „Kérdésnek is jó, válasznak is, és sosem tudom, melyik volt.”
- **ártér** – „Egy lelátó és egy rét. Mindkettőt elönti valami.”
- **majd** – „A vízvezeték-szerelő szava.”
- **na** – „Ezt használom a legtöbbet. Időkérésnél is elég.”

A nyelvóra kölcsönös. Heti kétszer fölmegy a Tisza Aréna tanulószobájába, ahol a nyugdíjas angoltanárnővel dolgozatot javít: ő a gyerekek angolját, a gyerekek az ő ékezeteit. A kollégisták szerint szigorú, de igazságos, és minden ötös mellé rajzol egy kosarat.

## A vasárnapi vizsga

Ott voltunk az egyiken. Az özvegyasszony, akit Walker Gizi néninek szólít, két tányér húsleves mellett kérdez, és a csigatészta csak a tizedik jó válasz után jár. Aznap a *meg* kezdetű szavak kerültek sorra. Walker szerint ez a nyelv legravaszabb része: *megy*, *megáll*, *megvár*, *megint*, és az ember csak a végén tudja meg, melyikről volt szó. A tizedik kérdés az volt, mit jelent az, hogy *megérkezett*. Walker gondolkodott, fölállt, kiment az udvarra, becsöngetett, bejött, leült. Megkapta a csigát.

A szomszédok eleinte a magassága miatt álltak meg a kapuban, mert százkilencvenkilenc centi Kisréven ritka. Később azért, mert köszön: hangosan, mindenkinek, a teljes alakot, „jó napot kívánok szépen”. A faluban azóta mások is rászoktak.

## A betonpálya

Szabad estéin a töltés melletti betonpályán található. Nem edz, ezt külön kéri leírni: ott csak játszik, azzal, aki jön. Volt már ellenfele postás, kilencéves ikerpár és egy pap, aki horoggal dobott. A pálya szabályait a gyerekek tanították meg neki. A legfontosabb: ha valakit vacsorázni hívnak, azt a támadást még végig lehet játszani.

> Otthon megkérdezték, milyen itt. Azt mondtam, a folyó lassú, a nyelv hosszú, a leves forró. Mindháromhoz idő kell.
>
> Walker Miles

Barabás Kornél szerint a légiósok közül az marad meg jól egy csapatban, akinek van a városban dolga az edzésen kívül is. Walkernek van: szombat délelőttönként a piacon paprikát vesz, alkudni is megtanult, egyelőre fölfelé.

A szavak között hetek óta van egy, amelyet az özvegyasszony írt föl, szép, dőlt betűkkel, a fogantyú fölé: *itthon*. Walker azt mondja, ezt még nem kérdezte ki tőle senki, de már tudja.

A többi Hiúz [a csapat oldalán](/csapat) mutatkozik be, kevesebb szóval.`,
      en: `At his first practice Ákos Kővári shouted to him: “Fuss!” Miles Walker stopped and assured the captain that he had no intention of making any. In Hungarian *fuss* means run. The misunderstanding lasted four seconds and cost a fast break, but that evening the owner of the number seventeen bought himself a marker pen.

Since then he has kept his words on the door of his fridge. He rents his flat from a widow in Kisrév, who worried about the enamel at first and now comes over every Sunday to test him. They have reached two hundred; the door is full, and they are going on with the freezer.

## Five words, explained by their owner

- **lepattanó** (rebound) – “The first one. Everybody taught me that, because everybody expected it of me.”
- **hogyhogy** (how come) – “Good as a question, good as an answer, and I never know which it was.”
- **ártér** (floodplain) – “A stand and a meadow. Both get flooded, by different things.”
- **majd** (in due course) – “The plumber’s word.”
- **na** (well, then) – “The one I use most. It will do for a time-out.”

The lessons go both ways. Twice a week he climbs up to the study room of the Tisza Aréna, where he marks papers with the retired English teacher: he corrects the children’s English, the children correct his accents. The boarders find him strict but fair, and beside every top mark he draws a hoop.

## The Sunday test

We were there for one of them. The widow, whom Walker calls Aunt Gizi, asks her questions over two plates of soup, and the noodles are only served after the tenth right answer. That day it was the turn of words that begin with *meg*. Walker considers them the craftiest part of the language: *megy* goes, *megáll* stops, *megvár* waits, *megint* does it again, and you only learn at the end which of them it was. Question ten was the meaning of *megérkezett*. Walker thought, got up, went out to the yard, rang the bell, came in and sat down. He has arrived. He got his noodles.

At first the neighbours stopped at the gate because of his height, a hundred and ninety-nine centimetres being rare in Kisrév. Later they stopped because he greets them: loudly, everyone, in the full form, “I wish you a very good day”. Others in the village have taken it up since.

## The concrete court

On free evenings he can be found on the concrete court by the embankment. He is not training, and he asks us to put that in writing: he just plays, with whoever turns up. His opponents have included a postman, a pair of nine-year-old twins and a priest with a hook shot. The children taught him the rules of the place. The main one is that if somebody is called in for supper, the possession may still be played out.

> They asked me at home what it’s like. I said the river is slow, the words are long and the soup is hot. All three take time.
>
> Miles Walker

Kornél Barabás believes that the foreign players who settle in a team are those with something to do in town besides practice. Walker has: on Saturday mornings he buys peppers at the market and has even learned to haggle, upwards so far.

For some weeks now there has been one among them that the widow wrote, in a fine sloping hand, above the handle: *itthon*, here at home. Walker says that nobody has tested him on it yet, but he knows it.

The other Lynxes introduce themselves on [the team page](/team), in fewer words.`,
    },
    cover: 'img/street.webp',
    coverAlt: {
      hu: 'Utcai pálya drótkerítéssel, a lemenő nap előtt egy dobó játékos sziluettje',
      en: 'A street court behind a wire fence, a player’s silhouette shooting against the setting sun',
    },
    categories: ['ferfi-csapat', 'klubelet'],
    tags: ['hiuz-akademia'],
    highlight: 'slider',
    publishedDaysAgo: 14,
    hour: '17:10',
    related: ['kettos-karrier', 'kovari-interju', 'feher-interju'],
    documents: [],
  },
  {
    key: 'csoka-tihamer',
    title: {
      hu: 'Csóka Tihamér: „A csendet is be kell mondani”',
      en: 'Tihamér Csóka: “Silence has to be announced too”',
    },
    lead: {
      hu: 'Huszonkét évig a tiszahalmi állomáson mondta be a vonatokat, tizenkilenc éve a Tisza Arénában a neveket. Ugyanaz a hang, csak itt ritkábban késik valaki.',
      en: 'For twenty-two years he announced trains at Tiszahalom station, and for nineteen he has announced names at the Tisza Aréna. It is the same voice; there are just fewer delays.',
    },
    body: {
      hu: `Az ember azt hiszi, hangerő kell hozzá. Az állomáson megtanultam, hogy aki kiabál, azt senki sem hallja, mert mindenki az órájára néz. Halkan kell kezdeni, és a végét nem szabad elkapkodni. A „Tiszahalom” szó végén az „m” legalább fél másodperc. A „Kővári” végén az „i” egy teljes.

Minden nevet hétfőn kezdek gyakorolni, a vendégekét is, azokat különösen. Egyszer fölhívtam egy csapat irodáját, hogy a centerük nevében melyik szótag a hosszú. Visszahívtak, hogy megkérdezték tőle, és elérzékenyült: kilenc idény óta én vagyok az első, akit érdekelt. Húsz pontot dobott aznap. Azóta kevesebbet kérdezek.

## Az első este

Tizenkilenc éve egyetlen meccsre hívtak, mert a régi bemondó berekedt. Az állomásról jöttem, egyenruhában, nem volt időm átöltözni. Amikor megláttam a névsort, az jutott eszembe, hogy ezek közül senki sem megy el előlem: mind itt marad negyven percig, és láthatom is, akit mondok. A vonatnál ez fordítva van. Az ember kimondja, és már csak a hátulját látja.

Másnap megkérdeztem, maradhatnék-e. A régi bemondó a hangját azóta sem kapta vissza, de minden meccsre kijön, és a második sorból velem együtt suttogja a neveket. Néha fél ütemmel előttem. Olyankor tudom, hogy jó a csapatunk.

## A sárga vonal

A baki? Időkérés volt, nagy zaj, és a kezem a régi papírjaim között matatott, mert babonából azokat is elhozom. Azt mondtam: „Kérjük, a sárga vonal mögött várakozzanak.” A vendég kispad egy emberként hátralépett. Nálunk nincs is sárga vonal.

## Szabályok, amelyeket senki sem kért

- Aki pályára lép, annak két neve van, és mind a kettőt kimondom.
- A hibát is be kell mondani, de nem hosszan.
- Akit lecserélnek, azt lefelé menet is megnevezem. Az út a padig hosszabb, mint befelé.
- Az elveszett gyereket előbb megkérdezem, akarja-e, hogy megtalálják. Eddig egy kért még öt percet, a büfénél volt.

A csendet is be kell mondani. Büntetőnél kikapcsolom a mikrofont, és fölemelem a bal kezem. Ezt onnan fentről senki sem látja, mégis elhallgatnak háromezren. A feleségem szerint nélkülem is elhallgatnának. Lehet. Nem merem kipróbálni.

Kaptam egy üzenetet, hogy úgy ejtem ki a neveket, mintha rég nem látott rokonok volnának. Gondolkodtam rajta. Az állomáson negyven kilométerről jöttek haza az emberek, és én mondtam be, hogy megérkeztek. Itt is ezt csinálom. A mezszám mindegy, a vágány is az volt.

Otthon is bemondom, ha kész az ebéd. A feleségem ilyenkor megköszöni a türelmemet.

*Lejegyezte: Torma Júlia. Csóka Tihamér hangját minden hazai mérkőzésen hallani; hogy mikor lesz a következő, [a menetrendben](/merkozesek) olvasható.*`,
      en: `People think it takes volume. What I learned at the station is that nobody hears a man who shouts, because they are all looking at their watches. You begin quietly, and you don’t rush the end. The “m” of Tiszahalom takes at least half a second. The “i” of Kővári takes a whole one.

I start practising the names on Monday, the visitors’ too, those above all. Once I rang a club’s office to ask which syllable was the long one in the name of their centre. They called back to say that they had asked him and he was moved: in nine seasons I was the first person to take an interest. He scored twenty that day. I have asked less since.

## The first evening

Nineteen years ago they asked me for a single game, because the old announcer had lost his voice. I came from the station in uniform; there was no time to change. When I saw the list, it struck me that none of these was going to leave: they would all be here for forty minutes, and I could even see whom I was naming. With a train it is the other way round. You say it, and all you see is the back of it.

The next day I asked whether I might stay. The old announcer never did get his voice back, but he comes to every game and whispers the names with me from the second row. Sometimes half a beat ahead of me. That is when I know we have a good team.

## The yellow line

My worst slip? It was a time-out, very noisy, and my hand was among my old papers, which I bring along for luck. I said: “Please stand behind the yellow line.” The visitors’ bench stepped back as one man. We don’t even have a yellow line.

## Rules that nobody asked for

- Whoever steps on the floor has two names, and I say them both.
- A mistake has to be announced as well, but not at length.
- A man who is taken off gets his name said on the way out too. It is further to the bench than from it.
- I ask a lost child whether it wants to be found. One has requested another five minutes so far; he was at the buffet.

Silence has to be announced too. At free throws I switch off the microphone and raise my left hand. Nobody can see it up there, and still three thousand people go quiet. My wife says they would do so without me. Possibly. I don’t dare to try.

I had a message saying that I pronounce names as if they were relatives I hadn’t seen for years. I have thought about it. At the station people were coming home from forty kilometres away, and I was the one who said that they had arrived. I do the same here. The number doesn’t matter. Nor did the platform.

I announce lunch at home as well. My wife then thanks me for my patience.

*As told to Júlia Torma. Tihamér Csóka can be heard at every home game; when the next one is, [the schedule](/schedules) will tell you.*`,
    },
    cover: 'img/zsakolas.webp',
    coverAlt: {
      hu: 'Kővári Ákos egy kézzel zsákol a reflektorok fényében',
      en: 'Ákos Kővári dunks with one hand under the spotlights',
    },
    categories: ['interju', 'szurkoloknak'],
    tags: ['tisza-arena'],
    highlight: 'highlight',
    publishedDaysAgo: 17,
    hour: '19:05',
    related: ['kulonvonat', 'jatekvezetoi-est', 'hol-uljek'],
    documents: [],
  },
  {
    key: 'mohos-barnabas',
    title: {
      hu: 'Amit a jegyzőkönyv nem lát: Mohos Barnabás oszlopai',
      en: 'What the score sheet can’t see: Barnabás Mohos and his columns',
    },
    lead: {
      hu: 'A csapat statisztikusa a pontokat és a lepattanókat is számolja, mert muszáj. A kedvenc oszlopai máshol vannak: ki segíti föl azt, aki elesett, és hány másodperc alatt.',
      en: 'The team’s statistician counts points and rebounds because he must. His favourite columns are elsewhere: who helps up a man who has fallen, and within how many seconds.',
    },
    body: {
      hu: `Mohos Barnabás a meccseken a harmadik sor szélén ül, két ceruzával és egy almával. A ceruza azért kettő, mert az egyiket időkérésnél elkéri Gál Vencel másodedző, és nem adja vissza. Az alma a szünetre való.

A hivatalos számokat bárki megnézheti [a mérkőzések oldalán](/merkozesek): pontok, passzok, percek. Barnabás ezeket is gyűjti, de szerinte olyanok, mint az időjárás-jelentés tegnapról. Négy idény alatt ezért saját oszlopokat nyitott mellettük. Jelenleg hetvenháromnál tart, és mindegyiknek gazdája van.

| Oszlop | Mit mér? | Ki kérte? |
|---|---|---|
| hátra | hányszor néz vissza az irányító, mielőtt átlép a felezőn | Gál Vencel |
| kéz | ki segít föl egy elesett társat, és hány másodperc alatt | Barabás Kornél |
| sarok | a levegőben van-e a bal sarok érkezéskor | Fehér Levente |
| lépcső | hány percet tölt a csapat az öltöző és a pálya között | Révész Hunor |
| csend | hány támadás telik el a padon szó nélkül | senki |

A „kéz” a kedvence. Jó héten két másodperc alatt talpon van, aki elesett, rossz héten négy alatt. A kettő közti különbséget a tabella csak hetekkel később mutatja meg, ő viszont már kedden szól. Akkor Barabás Kornél a következő edzést páros feladatokkal kezdi, és nem mondja meg, miért.

> Barnabás nem mond véleményt. Kiteszi a papírt az asztalra, és megvárja, amíg elszégyelljük magunkat.
>
> Barabás Kornél

## A tévedés

Egyszer két hétig azt hitte, hogy a csapat a folyó felőli oldalon jobban véd. Kirajzolta, elvitte, megdicsérték. Aztán rájött, hogy a másik oldalt a helyéről egy oszlop takarja, egy igazi, betonból. Azóta félidőben átül, és az oszlop fölkerült a listára mint hetvennegyedik. Nem mér semmit, csak emlékeztet.

## Egy oldal

Hétfő reggel nyolckor mindenki ugyanazt az egy lapot kapja. Többet nem nyomtat: ami nem fér rá egy oldalra, az szerinte nem bonyolult, csak nincs végiggondolva. A lap alján üres sor van. Oda a játékosok írhatnak új oszlopot, és ha négyen aláírják, a következő meccstől mérik. Pintér Gergő javaslata, hogy ki hányszor nevet, egyelőre három aláírásnál tart.

Megkérdeztük, van-e kedvenc száma. Sokáig gondolkodott. „3820” – mondta végül. – „Ennyi szék van a csarnokban. Ennyien látják ugyanazt másképp.”`,
      en: `At games Barnabás Mohos sits at the end of the third row with two pencils and an apple. There are two pencils because Vencel Gál, the assistant coach, borrows one during time-outs and does not return it. The apple is for half-time.

The official figures are there for anyone on [the page of games](/schedules): points, passes, minutes. Barnabás collects those too, but to him they are like yesterday’s weather forecast. So over four seasons he has opened columns of his own beside them. He is up to seventy-three, and each of them belongs to somebody.

| Column | What does it measure? | Who asked for it? |
|---|---|---|
| back | how often the point guard looks round before crossing half court | Vencel Gál |
| hand | who helps up a fallen teammate, and within how many seconds | Kornél Barabás |
| heel | whether the left heel is in the air on landing | Levente Fehér |
| stairs | how many minutes the team spends between dressing room and floor | Hunor Révész |
| silence | how many possessions go by on the bench without a word | nobody |

“Hand” is his favourite. In a good week a man who has fallen is on his feet within two seconds, in a bad one within four. It takes the league table weeks to show the difference; he mentions it on Tuesday. Kornél Barabás then begins the next practice with work in pairs and does not say why.

> Barnabás has no opinions. He puts the paper on the table and waits until we are ashamed of ourselves.
>
> Kornél Barabás

## The error

For two weeks he once believed that the team defends better on the river side. He drew it up, took it in and was praised. Then he noticed that from his seat the other side is hidden by a column, a real one, made of concrete. Since then he changes places at half-time, and the column has gone on the list as number seventy-four. It measures nothing; it is there as a reminder.

## One page

At eight on Monday morning everyone receives the same single sheet. He never prints more: in his view what doesn’t fit on a page isn’t complicated, it just hasn’t been thought through. At the bottom there is an empty line. Players may propose a new column there, and if four of them sign, it is measured from the next game on. Gergő Pintér’s suggestion, how often each man laughs, stands at three signatures.

We asked whether he had a favourite number. He thought for a long time. “3,820,” he said in the end. “That’s how many seats there are. That’s how many people see the same thing differently.”`,
    },
    cover: 'img/eredmenyjelzo.webp',
    coverAlt: {
      hu: 'Eredményjelző a sötét csarnokban, négy másodperccel a vége előtt',
      en: 'The scoreboard in a dark hall with four seconds to go',
    },
    categories: ['ferfi-csapat', 'klubelet'],
    tags: ['stab', 'feher-levente'],
    highlight: 'highlight',
    publishedDaysAgo: 11,
    hour: '09:50',
    related: ['hat-het', 'feher-interju'],
    documents: [],
  },
]
