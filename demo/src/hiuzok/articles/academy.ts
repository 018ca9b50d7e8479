import type { DemoArticle } from '../../types.ts'

export const academy: DemoArticle[] = [
  {
    key: 'jovo-hiuzai-bajnoksag',
    title: {
      hu: 'A bíró meggondolta magát: iskolabajnokság kijelző nélkül',
      en: 'The referee changed his mind: a school championship without a scoreboard',
    },
    lead: {
      hu: 'Tizenegy iskola huszonkét csapata játszott a Tisza Arénában a Jövő Hiúzai félévi bajnokságán. Az eredményeket nem írtuk fel, a mondatokat igen.',
      en: 'Twenty-two teams from eleven schools played at the Tisza Aréna in the half-yearly championship of the Lynxes of the Future. We took no note of the scores, only of what was said.',
    },
    body: {
      hu: `Simić Stefan a nap harmadik mérkőzésén lépéshibát fújt egy kilencéves lány ellen, aki megállt, és megkérdezte: „Biztos?” Simić hosszú pályafutása alatt sok mindent kérdezett már bíráktól, de ezt az egyet sosem. Fölidézte, mit látott, azt mondta, hogy nem, és visszaadta a labdát. Onnantól lehetett tudni, hogy jó délután lesz.

A *Jövő Hiúzai* programban hat település tizenegy iskolája vesz részt, és félévente egyszer mindenki átjön a Tisza Arénába. Most kétszázharminc gyerek érkezett, tizennyolc tanár és egy tacskó, amely a [házirend](/oldalak/hazirend) hatodik pontja értelmében a gondnoki szobában töltötte a napot. A parkettet négy kis pályára osztottuk. A négy sípot senki sem tudta megkülönböztetni, ezért az első órában minden fújásra mindenhol megálltak. A másodikban már egyikre sem.

## Amit a játékvezetők tanultak

- **Lukács Márton:** fél kézzel is be lehet kötni egy cipőfűzőt, csak közben nem szabad sípolni.
- **Gyuris Ádám:** a „passz” szót tizenegyféleképpen lehet kiabálni, és egyik sem segít.
- **Pintér Gergő:** kilencévesen az ember akkor kér időt, amikor éhes.
- **Bődi Máté:** aki sír, két percen belül abbahagyja, ha megkérdezik, hány foga hiányzik.

Orbán Zalán a zsűriasztalhoz került. Legutóbb kiderült róla, hogy minden kosárnak őszintén örül, és ez az egyik csapatnak mindig igazságtalan.

## Eredmény

Nincs. Szentesi Nóra, az akadémia vezetője évek óta ragaszkodik hozzá, hogy a kijelző ezen a napon sötét maradjon, és az tartsa számon az állást, akit érdekel.

> Mindenki pontosan tudja, mennyi volt. Csak mindenki mást tud.
>
> Szentesi Nóra

Oklevelet huszonkettőt osztottunk ki, mindegyiken más indoklással. A kisrévi iskola kettes csapata a *legszebben visszafutó* címet kapta, és rögtön be is mutatta, oda-vissza a lelátó alatt. A homokréviek a *legudvariasabban vitatkozó* csapat oklevelét vitték haza, miután megkérdezték, nem a szomszéd pályát illetné-e.

A nap végén a játékvezetők kiálltak öt percre a tanárok ellen. A tanárok tizennyolcan voltak, és mind a tizennyolcan egyszerre jöttek be, mert szerintük a létszámról nem volt szó. Fehér Levente megpróbált elmenni a homokrévi matektanár mellett, aki nem mozdult, csak fölemelte a szemöldökét. Fehér letette a labdát. Kijelző itt sem volt, de a tanári kar győzelemről tud.

Fél hatra kiürült a csarnok. A talált tárgyak között van egy fél pár kesztyű, egy bal cipő és egy szorzótábla, hetesig. A cipő gazdáját keressük először, mert valahogy hazament.

Aki szívesen játszana olyan meccset, ahol a bíró gondolkodik, [a jelentkezési lapon](/csatlakozz) szólhat. A programról [az akadémia oldalán](/oldalak/akademia) van több.`,
      en: `In the third game of the day Stefan Simić called travelling on a nine-year-old girl, who stopped and asked: “Are you sure?” In a long career Simić has asked referees a good many things, but never that. He recalled what he had seen, said no, and gave the ball back. From then on it was clear that this would be a good afternoon.

Eleven schools from six places take part in the *Lynxes of the Future*, and twice a year they all come over to the Tisza Aréna. This time there were two hundred and thirty children, eighteen teachers and one dachshund, which under point six of [the house rules](/page/house-rules) spent the day in the caretaker’s room. We split the floor into four small courts. Nobody could tell the four whistles apart, so for the first hour everyone stopped everywhere at every call. In the second nobody stopped for any of them.

## What the referees learned

- **Márton Lukács:** you can tie a shoelace with one hand, but you mustn’t blow the whistle while you do it.
- **Ádám Gyuris:** there are eleven ways to shout “pass”, and none of them helps.
- **Gergő Pintér:** at nine you call a time-out when you are hungry.
- **Máté Bődi:** a child in tears stops within two minutes if you ask how many teeth are missing.

Zalán Orbán was moved to the scorer’s table. Last time it turned out that he is honestly pleased by every basket, which is always unfair on somebody.

## The result

There isn’t one. For years Nóra Szentesi, head of the academy, has insisted that the scoreboard stay dark on this day and that the score be kept by those who care.

> Everyone knows exactly what it was. They just don’t all know the same thing.
>
> Nóra Szentesi

We gave out twenty-two certificates, each for a different reason. The second team of the Kisrév school were named *best at running back* and demonstrated it on the spot, up and down below the stand. Homokrév took home the one for *arguing most politely*, having first asked whether it shouldn’t go to the court next door.

At the end of the day the referees took on the teachers for five minutes. There were eighteen teachers, and all eighteen came on at once, since nothing, they said, had been agreed about numbers. Levente Fehér tried to get past the maths teacher from Homokrév, who did not move but raised an eyebrow. Fehér put the ball down. There was no scoreboard for this either, but the staff room speaks of a win.

By half past five the hall was empty. Lost property holds one glove, one left shoe and a multiplication table that goes up to seven. We are looking for the owner of the shoe first, since they must have got home somehow.

If you would like to play where the referee thinks things over, tell us on [the join form](/join-us). There is more about the programme on [the academy’s page](/page/academy).`,
    },
    cover: 'img/unneples.webp',
    coverAlt: {
      hu: 'Három fehér mezes játékos ünnepel a lelátó előtt, a középső magasba emeli a karját',
      en: 'Three players in white celebrate before the stand, the middle one with his arms in the air',
    },
    categories: ['akademia', 'ferfi-csapat'],
    tags: ['jovo-hiuzai', 'hiuz-akademia', 'tisza-arena'],
    highlight: 'slider',
    publishedDaysAgo: 1,
    hour: '18:40',
    related: ['kolyokhiuzok', 'jatekvezetoi-est', 'berta-mihaly'],
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
      hu: `Az első feladathoz labda nem kellett, csak cipőfűző: aki a leggyorsabban kötötte be a társáét, plusz pontot kapott. Szentesi Nóra, az akadémia vezetője szerint ebből többet tud meg, mint húsz fektetett dobásból. Látszik, ki guggol le kérés nélkül, ki kérdezi meg, hogy nem szorít-e, és ki köt olyan csomót, amelyet azóta sem sikerült kibontani.

A háromnapos válogatón tizenkét állomás várta a kilenc–tizenegy éveseket. Volt labdavezetés, ugrás és egyensúly, az egyik állomáson pedig csak papír és ceruza: mindenkinek le kellett rajzolnia, hol állna szívesen a pályán. A rajzok többségén a gyűrű alatt áll valaki, nagyon nagy kézzel. Kilencen a középkörbe képzelték magukat. Egy kislány a büfépult mögé, mert onnan a folyót is látni. Ő bekerült: a pult mögül nézve ugyanis mind a tíz játékost jó helyre rajzolta.

## Akik bekerültek, és akik nem

- húsz gyerek az U12-es csoportban folytatja, kedden és csütörtökön
- negyvenkettő az iskolai programban marad, heti két alkalommal
- ötvenkettőt a környező települések csoportjai várnak, nálunk képzett edzőkkel

A levelet, amelyet minden család megkapott, Nóra maga írta, és háromszor futott neki. A végleges változatból ezt a két mondatot idézzük:

> Tízévesen senki sem „nem elég jó”. Legfeljebb még nem érkezett meg.

A szülőknek is jutott egy állomás, a tizenharmadik, a nyugati lelátón. A feladat az volt, hogy három napig ne kiabáljanak be. Kaptak hozzá kávét és keresztrejtvényt. Az első napon két figyelmeztetés volt, a másodikon egy, a harmadikon az apák már egymást húzták vissza a székre.

Aki lemaradt, annak sem kell a következő válogatóig várnia: [a jelentkezési lap](/csatlakozz) egész évben él, és az első két edzés mindenkinek ingyenes. A csoportok beosztása [az edzési időpontoknál](/oldalak/edzesi-idopontok) olvasható.`,
      en: `The first task needed no ball, only a shoelace: whoever tied their partner’s fastest got an extra point. Nóra Szentesi, head of the academy, says she learns more from it than from twenty lay-ups. You can see who crouches down without being asked, who checks that it isn’t too tight, and who ties the kind of knot that nobody has been able to undo since.

There were twelve stations in three days for nine- to eleven-year-olds. Dribbling, jumping and balance were among them, and one offered nothing but paper and pencil: everyone had to draw where on the court they would like to stand. Most drawings show somebody under the ring with very large hands. Nine children placed themselves in the centre circle. One girl stood behind the counter of the buffet, because you can see the river from there. She is in: from behind her counter she had put all ten players in the right place.

## Those who made it and those who didn’t

- twenty children go on with the under-12s, on Tuesdays and Thursdays
- forty-two stay with the school programme, twice a week
- fifty-two are expected in the groups of the villages around, with coaches trained by us

Nóra wrote the letter to the families herself, and it took her three attempts. These two sentences are from the final one:

> At ten nobody is “not good enough”. At most they haven’t arrived yet.

The parents had a station too, the thirteenth, in the west stand. The task was not to shout for three days. They were given coffee and crosswords. There were two warnings on the first day and one on the second; by the third the fathers were pulling each other back into their seats.

If you missed it, there is no need to wait for the next trials: [the join form](/join-us) is open all year and the first two practices are free for everyone. The groups are listed under [training times](/page/training-times).`,
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
    related: ['kettos-karrier', 'lanycsapat'],
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
      hu: `5:45. A kollégium konyhájában zabkása rotyog, Barna Lőrinc közben szinuszt ismétel. A falon két naptár lóg, az egyiken mérkőzések, a másikon dolgozatok. Kedden mindkettőben van bejegyzés, és mindkettőt pirossal írták.

7:40. Hat tanóra. Az Ártéri Gimnáziummal kötött megállapodás szerint az akadémisták délutáni testnevelése az edzés, így kettőkor már a csarnokban vannak. Az osztályfőnök egyetlen kivételt sem tesz velük, viszont a leckét reggel hétkor is hajlandó megnézni, mert ő is a korai busszal jár.

12:55. Ebéd. Lőrinc tizennyolc éves, és a második tányért nem kell kérnie. A konyhán tudják.

14:30. Egyéni képzés: ötven hármas ugyanabból a sarokból, de csak az számít, amelyiknél a láb is jó helyen volt. Harminckettőnél tart, amikor letelik az idő. Nem kér még ötöt. Fölírja a harminckettőt, és aláhúzza.

17:00. Tanulószoba a Tisza Aréna második emeletén. Két nyugdíjas tanár vár, egyikük fizikát, a másik angolt tanít, és mindketten bérletesek. Mérkőzés utáni napon az első öt perc mindig a zónáról szól, aztán jönnek az igeidők. A fizikatanár szerint a kettő rokon: mindegyik azon múlik, hogy az ember nem késik-e.

19:00. Csapatedzés, zónatámadás. Barabás Kornél átjött a felnőttektől, és tíz percig szó nélkül nézte. A tizenegyedikben beállt védőnek, a tizenkettedikben Lőrinc bedobott rá egy hármast. Egyikük sem szólt semmit, de láthatóan mindketten megjegyezték.

> Ha választanom kellene, nem választanék. A kettő együtt tart rendben.
>
> Barna Lőrinc

21:50. Busz. A matekfüzet megint elő van véve. A szomszédos ülésről egy néni megkérdezi, nem fárasztó-e így. „A szinusz igen” – feleli Lőrinc.

Az akadémia huszonnégy kollégistájának nagyjából ilyen a keddje, csak a tantárgy és a sarok változik. A tavalyi végzősök tanulmányi átlaga 4,3 volt; a zónatámadásukról ilyen pontos kimutatás nem készült. A programról bővebben [itt](/oldalak/akademia) írunk.`,
      en: `5:45. Porridge bubbles in the kitchen of the boarding house while Lőrinc Barna goes over sines. Two calendars hang on the wall, one with games and one with tests. Tuesday has an entry in both, and both are in red.

7:40. Six lessons. The club has an agreement with the Ártéri grammar school: the academy’s afternoon PE is practice, so by two they are in the hall. Their form teacher makes no exceptions for them, but he will look at homework at seven in the morning, since he takes the early bus as well.

12:55. Lunch. Lőrinc is eighteen and does not have to ask for the second plate. The kitchen knows.

14:30. Individual work: fifty threes from one corner, but only those count where the feet were right as well. He has thirty-two when time runs out. He doesn’t ask for five more. He writes down thirty-two and underlines it.

17:00. Study room on the second floor of the Tisza Aréna. Two retired teachers are waiting; one takes physics, the other English, and both hold season tickets. On the day after a game the first five minutes are always about the zone, and then come the tenses. According to the physics teacher the two are related: it all depends on not being late.

19:00. Team practice, attacking a zone. Kornél Barabás has come over from the first team and watches for ten minutes without a word. In the eleventh he steps in to defend; in the twelfth Lőrinc makes a three over him. Neither says anything, though both have clearly made a note of it.

> If I had to choose, I wouldn’t. The two together keep me straight.
>
> Lőrinc Barna

21:50. The bus. The maths book is out again. From the next seat a lady asks whether it isn’t tiring to live like this. “The sines are,” says Lőrinc.

For the academy’s twenty-four boarders Tuesday looks much the same, with another subject and another corner. Last year’s leavers had an average of 4.3 out of five; no figure of such precision exists for their zone offence. There is more about the programme [here](/page/academy).`,
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
    related: ['kolyokhiuzok', 'piacra-margittal'],
    documents: [],
  },
  {
    key: 'lanycsapat',
    title: {
      hu: 'Tizenhárom lány és egy cédula: próbacsoport a gimnáziumban',
      en: 'Thirteen girls and a slip of paper: a trial group at the grammar school',
    },
    lead: {
      hu: 'Tizenkét éves korig a lányok a fiúkkal edzenek, utána eddig nem volt hová menniük. Péntekenként mostantól van.',
      en: 'Until twelve the girls train with the boys, and after that there was nowhere for them to go. On Fridays there is now.',
    },
    body: {
      hu: `Kántor Blanka pénztárcájában van egy összehajtott cédula, rajta tizenkilenc név. Azoké a lányoké, akik az elmúlt években tizenkét évesen hagyták abba a kosarat Tiszahalmon, mert a legközelebbi lánycsapat negyven kilométerre volt. A cédula túloldalán kenyér, tej, mosópor. Egy boltban írta össze, ahol sorra beléjük botlott.

Blanka két éve edző az akadémián, előtte nyolc idényt játszott másutt, és mindenhová busszal járt. Péntekenként fél öttől hatig próbacsoportot vezet az Ártéri Gimnázium tornatermében. Az első alkalomra hat jelentkezőt várt. Tizenhárman jöttek, a cédulán szereplők közül négyen, egyikük a kishúgával.

## Labdaügy

A lányok ebben a korban hatos méretű labdával játszanak, amely valamivel kisebb a fiúkénál. A szertárban három ilyen akadt. Baji néni két nap alatt kerített még kilencet, a számlát Sári Norbert gazdasági igazgató asztalára tette, és ott állt, amíg alá nem írta. Állítólag végig mosolygott.

## Ami az első hetekben kiderült

- A névről szavazni kellett: a *Nőstényhiúzok* megbukott, a *Nyestek* két vokssal maradt le, győzött a *Hiúzok*, jelző nélkül.
- Zsófi tizenhárom éves, mindkét kezével dob, és nem hajlandó elárulni, melyik az ügyesebb.
- A legkisebb, a nyolcéves Dorka papíron csak a nővérét kíséri. Eddig egyetlen feladatból sem maradt ki.

> Ugyanazt gyakorolják, mint a fiúk. Csak itt senki nem lepődik meg, ha valaki jól csinálja.
>
> Kántor Blanka

Az első közös játékon Luca, aki három éve nem fogott labdát, bedobott egy ziccert, és utána a kezét nézte, mintha most adták volna vissza neki. Blanka ezt az egyet fölírta.

A csoport egy évig próbaidős, addig díjtalan. Ha a létszám tíz fölött marad, Szentesi Nóra csapatot nevez belőle a korosztályos bajnokságba, és a péntek bekerül [az edzési időpontok](/oldalak/edzesi-idopontok) közé. Jelentkezni addig is lehet [az űrlapon](/csatlakozz), előképzettség nem kell.

A cédulán négy nevet már áthúztak. Blanka szerint ez az egyetlen lista az életében, amelynek örül, ha fogy.`,
      en: `There is a folded slip of paper in Blanka Kántor’s purse with nineteen names on it. They belong to girls who gave up basketball in Tiszahalom at the age of twelve over the past few years, because the nearest girls’ team was forty kilometres away. On the back it says bread, milk, washing powder. She wrote it in a shop, where she kept running into them one after the other.

Blanka has coached at the academy for two years. Before that she played eight seasons elsewhere, and took the bus to every one of them. On Fridays from half past four to six she runs a trial group in the gym of the Ártéri grammar school. She expected six for the first session. Thirteen came, four of them from the list, one with a little sister in tow.

## The matter of the balls

Girls of this age play with a size six, slightly smaller than the boys’ ball. There were three in the store. Aunt Baji got hold of nine more within two days, put the invoice on the desk of Norbert Sári, the finance director, and stood there until he signed. She is said to have smiled throughout.

## What the first weeks brought to light

- The name went to a vote: *She-Lynxes* fell at once, *Martens* lost by two, and *Lynxes* won, with nothing in front of it.
- Zsófi is thirteen, shoots with either hand and refuses to say which is the better one.
- The smallest, eight-year-old Dorka, is officially there to accompany her sister. She has not sat out a single drill so far.

> They practise what the boys practise. Only here nobody is surprised when somebody does it well.
>
> Blanka Kántor

In the first proper game Luca, who had not held a ball for three years, made a lay-up and then looked at her hand as if it had just been returned to her. That one Blanka wrote down.

The group is on trial for a year and costs nothing until then. If there are still more than ten of them, Nóra Szentesi will enter a team in the age-group league and Friday will go into [the training times](/page/training-times). You can sign up meanwhile with [the form](/join-us); no experience needed.

Four of the names have been crossed out. Blanka says it is the only list in her life that she is glad to see getting shorter.`,
    },
    cover: 'img/vedekezes.webp',
    coverAlt: {
      hu: 'Két játékos néz szembe egymással a felezővonalnál, az egyiknél a labda',
      en: 'Two players face each other at half court, one of them with the ball',
    },
    categories: ['akademia'],
    tags: ['hiuz-akademia'],
    highlight: 'no',
    publishedDaysAgo: 129,
    hour: '15:20',
    related: ['baji-neni-szertara', 'csonak-az-eloterben'],
    documents: [],
  },
]
