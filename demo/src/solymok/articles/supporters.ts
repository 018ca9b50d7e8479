import type { DemoArticle } from '../../types.ts'

export const supporters: DemoArticle[] = [
  {
    key: 'megtelt-az-arena',
    title: {
      hu: 'Megtelt az aréna: minden ülőhely elkelt a Nemzedékek estjére',
      en: 'Full house: every seat for the Night of Generations is gone',
    },
    lead: {
      hu: 'Ezer forint volt egy jegy, és kedden délre minden ülőhely gazdára talált. Állójegyek pénteken.',
      en: 'A seat cost a thousand forints, and the last one went at noon on Tuesday. Standing tickets on Friday.',
    },
    body: {
      hu: `Reggel nyolckor nyílt az értékesítés, a D szektor fél tízre, a kanyar tizenegyre telt meg. Az utolsó, egymás melletti két helyet egy nagymama vette meg. Az egyiket magának, a másikat az unokájának, aki a kékeknél játszik majd, és akit ezek szerint csere után maga mellett szeretne látni.

A Nemzedékek estjén a klub egykori, mostani és leendő játékosai lépnek pályára, két vegyes csapatban, bajnokimentes estén, díszkivilágításban. Tét nincs, a bevétel a Sólyom Akadémiáé. A Duna Aréna befogadóképessége ezúttal is 4 350 fő. Ebből háromszáz állóhely a két palánk mögötti részen, ezeket **pénteken déltől** áruljuk, kizárólag a helyszíni pénztárban. Egy vásárló legfeljebb négy jegyet vihet.

## Mire figyeljenek, akik jönnek

1. A kapuk a kezdés előtt másfél órával nyílnak, érdemes az északi bejáratot használni.
2. A parkoló a bérleteseké, a révátkelőtől ingyenes busz jár tízpercenként.
3. Táskát csak A4-es méretig engednek be, a többi a ruhatárban hagyható.
4. Aki hatvan felett van, és cipőt is hoz, számítson rá, hogy beállítják.

## Gyakori kérdések a pénztárból

**A bérletem érvényes?** Nem, mert nem bajnoki. A bérletesek viszont egy nappal korábban vásárolhattak, és 1 312-en éltek is vele.

**Visszaváltható a jegy?** A kezdés előtt két nappal igen. A pénztáros szerint eddig egyvalaki próbálta, aztán meghallotta, hogy az elnök is játszik, és visszakérte.

**Hány éves kortól kell jegy?** Hatéves korig ölben ingyenes. A felső korhatár kérdését a jegyiroda nem kívánja megnyitni.

**Lesz dob?** Lesz.

Aki lemaradt, a Révkapu téren felállított kivetítőn végig nézheti a meccset. A rendes árakról és a szektorokról a [jegyinformációs oldalon](/oldalak/jegyek) olvashat.`,
      en: `Sales opened at eight in the morning; section D was full by half past nine, the curve by eleven. The last two seats side by side were bought by a grandmother. One is for herself and the other for her grandson, who is playing for the Blues and, as it appears, will be expected to sit with her whenever he comes off.

On the Night of Generations former, present and future players of the club take the floor in two mixed teams, on an evening without league basketball and under festive lights. Nothing is at stake, and the takings go to the Falcon Academy. The Duna Aréna holds 4,350 on this occasion too. Three hundred of those are standing places behind the baskets, sold **from noon on Friday** at the box office only. Four tickets a person is the limit.

## If you are coming

1. Gates open ninety minutes before tip-off; the north entrance is the quick one.
2. The car park belongs to season-ticket holders, and a free bus runs from the ferry every ten minutes.
3. Bags up to A4 size are let in, larger ones go to the cloakroom.
4. If you are over sixty and bring shoes, be prepared to be sent on.

## Asked at the box office

**Is my season ticket valid?** No, as it isn’t a league game. Holders could buy a day earlier, however, and 1,312 of them did.

**Can I return a ticket?** Up to two days before. The cashier says one person has tried so far, then heard that the president was playing and asked for it back.

**From what age do I need one?** Under-sixes are free on a lap. The question of an upper limit is one that the ticket office does not wish to open.

**Will there be a drum?** There will.

If you missed out, there is a big screen on Révkapu square. The usual prices and sections are on [the ticket page](/page/tickets).`,
    },
    cover: 'img/szurkolok.webp',
    coverAlt: {
      hu: 'Feltartott kezek a lelátón, alattuk a kivilágított pálya',
      en: 'Raised hands in the stand above the lit court',
    },
    categories: ['jegyek', 'kozosseg'],
    tags: ['duna-arena', 'berlet'],
    highlight: 'no',
    publishedDaysAgo: 13,
    hour: '14:20',
    related: ['nemzedekek-estje', 'ulohelycsere', 'onkentesek'],
    documents: [],
  },
  {
    key: 'szurkoloi-level',
    title: {
      hu: 'Kedves Klub! Miért áll a kupán, hogy bajnok?',
      en: 'Dear Club, why does the cup say champion?',
    },
    lead: {
      hu: 'Kilencéves szurkolónk, Borka a büfésorban talált egy kérdést, amelyre a felnőttek nem tudtak felelni. Az elnök válaszol, röviden és mentegetőzés nélkül.',
      en: 'Queueing at the buffet, nine-year-old Borka found a question that the grown-ups could not answer. The president replies, briefly and without excuses.',
    },
    body: {
      hu: `A levél kockás lapon jött, négyrét hajtva, a borítékon csak ennyi állt: *Sólymok, a főnöknek*. A porta, rövid vita után, Rátkai Vilmos elnöknek adta.

> Kedves Klub! A büfénél van egy üvegszekrény. A harmadik polcon egy kupa van, és rá van írva, hogy BAJNOK. Nem írja, hogy miben és mikor. Apa szerint ne kérdezzem, mert nézi a tabellát. Ha mi vagyunk a bajnok, miért kell nézni? Üdvözlettel: Borka, kanyar, 6. sor. U. i.: A perec jó, de kevés rajta a só.

Az elnök két nap alatt írt vissza. A választ Borka engedélyével közöljük.

## Kedves Borka!

Ugyanezt kérdeztem én is, amikor idejöttem, csak nekem nem volt bátorságom leírni. Utánajártam, és segített Kemenes Jolán, aki a klub levéltárosa, vagyis ő tudja, mi hol van, és miért nem ott.

A kupa 1963-ból való. Abban az évben a hajógyár öt műhelye rendezett magának egy bajnokságot a fatelepen, és a mieink nyerték meg, a döntőben 31–28-ra az ácsok ellen. A díjat egy ötvös készítette a városban, aki betűnként kért pénzt. A bajnokság teljes neve ez lett volna: *A Dunaszegi Hajógyár Műhelyközi Kosárlabda-bajnokságának Győztese*. A fiúk összeadták, mennyi pénzük van, és hat betűre futotta.

Így lettünk BAJNOK, pont nélkül, mert az is számított volna.

Azért tettük középre, mert a többi díjat a klubnak adták, ezt viszont a játékosok vették maguknak, a zsebükből. Ha legközelebb nálunk jársz, nézd meg a talpát is: van rajta egy horpadás. Azt is az ácsoknak köszönhetjük, de az már a díjátadó után történt.

Ami édesapádat illeti: a tabellát azért kell nézni, mert az minden héten változik. A kupa nem. Ezért jó, hogy mindkettő van.

Szeretettel:

Rátkai Vilmos, elnök

*U. i.: A sóval kapcsolatban beszéltem a büfével. Azt üzenik, tartsd oda két kézzel, és szólj, mikor elég.*

## És ha másnak is van kérdése

A vitrin előtt mostantól egy doboz áll, ceruzával. Amire tudunk, válaszolunk; amire nem, azt odaadjuk Jolánnak. Levelet [a kapcsolat oldalon](/oldalak/kapcsolat) található címre is várunk, kockás lapon előnyben.`,
      en: `The letter came on squared paper, folded small, and the envelope said only: *Falcons, for the boss*. The porter’s desk passed it to the president, Vilmos Rátkai, after a short debate.

> Dear Club, there is a glass cabinet by the buffet. On the third shelf there is a cup and it says BAJNOK, champion. It doesn’t say of what or when. Dad says not to ask because he is looking at the table. If we are champions, why do you have to look? Yours sincerely, Borka, the curve, row 6. PS. The pretzels are good but there isn’t enough salt on them.

The president took two days to write back. We print his answer with Borka’s permission.

## Dear Borka,

I wondered about the very same thing when I came here, but I wasn’t brave enough to put it in writing. I have looked into it with the help of Jolán Kemenes, the club’s archivist, which means that she knows where everything is and why it isn’t there.

The cup is from 1963. That year the five workshops of the shipyard held a championship of their own at the timber yard, and our people won it, beating the carpenters 31–28 in the final. The prize was made by a goldsmith in town who charged by the letter. The full title would have been *Winner of the Inter-Workshop Basketball Championship of the Dunaszeg Shipyard*. The boys put together what money they had, and it came to six letters.

So we became BAJNOK, without a full stop, because he would have charged for that too.

We keep it in the middle because the other prizes were given to the club, while this one the players bought themselves, out of their own pockets. Next time you are here, look at the base as well: there is a dent in it. We have the carpenters to thank for that too, but it was after the ceremony.

As for your father: one has to look at the table because it changes every week. The cup doesn’t. That is why it is good to have both.

With kind regards,

Vilmos Rátkai, president

*PS. I have spoken to the buffet about the salt. They say to hold it out with both hands and tell them when.*

## And if you have a question too

From now on there is a box in front of the cabinet, with a pencil. What we can answer, we shall; what we can’t goes to Jolán. Letters also reach us at the address on [the contact page](/page/contact). Squared paper is preferred.`,
    },
    cover: 'img/kupa.webp',
    coverAlt: {
      hu: 'Kétfülű kupa, tetején kosárlabda, talpán a Bajnok felirat',
      en: 'A two-handled cup with a basketball on top and the word Bajnok, champion, on its base',
    },
    categories: ['kozosseg', 'klub'],
    tags: ['szurkolok', 'klubtortenet'],
    highlight: 'highlight',
    publishedDaysAgo: 17,
    hour: '15:10',
    related: ['hajogyari-gyuruk', 'drukkerkorok', 'csarnok-egy-napja'],
    documents: [],
  },
  {
    key: 'jatekvezetoi-est',
    title: {
      hu: 'Síp a lelátónak: öt kérdés a játékvezetői estről',
      en: 'A whistle for the stand: five questions from referees’ night',
    },
    lead: {
      hu: 'Száznyolcvan szurkoló ült be megtudni, mi az a lépéshiba, és százhetvenkilenc közülük addig biztos volt benne, hogy tudja. Most az olvasó jön.',
      en: 'A hundred and eighty supporters came to learn what travelling is, and a hundred and seventy-nine of them had been sure they knew. Now it is the reader’s turn.',
    },
    body: {
      hu: `A belépésnél mindenki kapott egy sípot, és ígéretet tett, hogy a mérkőzésekre nem hozza magával. Tamási Judit, a klub játékvezetői tanfolyamának vezetője ezután lejátszott tizenkét jelenetet. A terem minden jelenet után fújt. A legszebb pillanat a hetedik volt: kilencven síp szólt a támadó ellen, kilencven a védő ellen. Szabályos volt.

„A lelátóról egy mérkőzés azért más, mert onnan mindenki a labdát nézi” – mondta Judit. – „Én a negyven percből jó, ha ötöt látok a labdából. A többiben lábak vannak.”

## Öt kérdés, amelyen a terem megbukott

**1. Valaki véletlenül a saját kosarába dob. Hány pont, és kié?**

Kettő, és az ellenfél pályán lévő csapatkapitányának írják be. Varga Ákos tehát úgy is szerezhet pontot, hogy közben a vizét issza. Ez utóbbit a kapitány a hátsó sorból cáfolta: csak akkor, ha bent van.

**2. A labda a lábamhoz pattan. Szabálysértés?**

Csak ha szándékos volt. Aki nem rúgta, az nem rúgta.

**3. Mennyi ideje van a büntetőt dobónak?**

Öt másodperc azután, hogy megkapta a labdát. Három pattintás, levegő, pillantás a kézre: kényelmesen belefér, lemértük.

**4. A labda alulról megy át a gyűrűn. Kosár?**

Nem. Ha játékos juttatta oda, még szabálysértés is. Juditnak volt már ilyen mérkőzése, nem árulja el, kinél.

**5. Hány ember kell, hogy egy csapat folytathassa a játékot?**

Kezdeni öttel kell, folytatni kettővel még lehet. Eggyel nem, akármilyen jó.

## Mit tanult a két térfél egymásról?

A szurkolók azt, hogy a játékvezető felvétel nélkül, egy másodperc alatt dönt, és akkor is elmegy vacsorázni, ha tévedett. Judit azt, hogy a kanyarban ülnek a legjobb szemek, csak rossz a szög.

> Az egyik úr tizenkétből tizenegyet eltalált. Megkérdeztem, hol tanulta. Azt mondta, sehol, ő mindig az ellenkezőjét mondja annak, amit a sógora.
>
> Tamási Judit

A hosszú tanfolyam hathetes, tizenhat éves kortól ingyenes, és a végén valódi U11-es mérkőzés jár érte, valódi szülőkkel. Jelentkezni az iroda@dunaisolymok.example címen lehet. Hogy mérkőzésre miféle hangszer hozható, azt [a házirend](/oldalak/hazirend) mondja meg; síp nincs köztük.`,
      en: `At the door everyone was handed a whistle and had to promise not to bring it to games. Then Judit Tamási, who runs the club’s course for referees, played twelve scenes. After each the room blew. The finest moment was the seventh: ninety whistles against the attacker and ninety against the defender. It was a clean play.

“A game looks different from the stand because up there everyone watches the ball,” said Judit. “Of the forty minutes I see the ball for perhaps five. The rest is legs.”

## Five questions on which the room failed

**1. A player scores in his own basket by accident. How many points, and whose?**

Two, credited to the opponents’ captain on the floor. So Ákos Varga can score while he is having a drink of water. The captain, from the back row, denied this: only if he is on.

**2. The ball bounces off my foot. Is that a violation?**

Only if you meant it. If you didn’t kick it, you didn’t kick it.

**3. How long does a free-throw shooter have?**

Five seconds from being given the ball. Three bounces, a breath, a glance at the hand: it fits comfortably, we have timed it.

**4. The ball goes through the hoop from below. Does it count?**

No. If a player made it do so, it is even a violation. Judit has had it happen in a game and won’t say whose.

**5. How many players does a team need to play on?**

You must start with five, and two will do to carry on. One won’t, however good.

## What the two ends learned about each other

The supporters: that a referee decides in a second and without a replay, and goes to supper even after getting it wrong. Judit: that the best eyes sit in the curve, only the angle is bad.

> One gentleman got eleven out of twelve. I asked where he had learned it. Nowhere, he said; he always says the opposite of his brother-in-law.
>
> Judit Tamási

The full course lasts six weeks, is free from the age of sixteen, and ends with a real under-11 game in front of real parents. Apply at iroda@dunaisolymok.example. What you may bring to a game to make a noise with is set out in [the house rules](/page/house-rules); whistles are not on the list.`,
    },
    cover: 'img/vedekezes.webp',
    coverAlt: {
      hu: 'Sárközi Dániel kitárt karral védekezik egy labdát vezető ellenféllel szemben',
      en: 'Dániel Sárközi, arms out, defends against an opponent with the ball',
    },
    categories: ['kozosseg'],
    tags: ['szurkolok', 'duna-arena'],
    highlight: 'no',
    publishedDaysAgo: 63,
    hour: '09:50',
    related: ['drukkerkorok', 'onkentesek', 'zona-elemzes'],
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

## Egy lánc a gyakorlatban

Vegyünk három bérletest. A D szektor 128-as székének gazdája a barátaihoz ülne a kanyarba. A kanyar hatodik sorából valaki a B szektorba kívánkozik, mert a fia irányító lett, és közelről szeretné látni. A B szektor 41-esének viszont elege van abból, hogy elöl mindenki hallja, amit mond, és a D szektor hátuljába vágyik.

Párban egyikük sem tudott volna cserélni, hármasban mindenki jól jár. A tavalyi leghosszabb lehetséges lánc, utólag kiszámolva, tizenegy főből állt volna. A közepén egy dobos ült.

## Árkülönbözet

| Miről | Mire | Különbözet |
|---|---|---|
| Kanyar | D szektor | +9 000 Ft |
| D szektor | B szektor | +14 000 Ft |
| B szektor | D szektor | –14 000 Ft, jóváírva |
| azonos szektoron belül | | díjtalan |

A kívánságoknál megjegyzést is lehet írni. A rendszer a „folyosó mellé, mert fáj a térdem” típusúakat figyelembe veszi, a „ne a volt férjem mellé” típusúakat pedig egy élő munkatárs olvassa el, és diszkréten intézi. Aki nem tudja eldönteni, merre menne, a nyílt edzéseken bármelyik székbe beülhet, és kipróbálhatja a kilátást.

A kerekesszékes és a kísérői helyekre külön szabály vonatkozik, ezeknél a jegyiroda személyesen egyeztet. A klub minden csere után új kártyát ad, a régi a kapuknál már nem nyit. A további kérdésekre [a jegyoldal](/oldalak/jegyek) válaszol, a jegyiroda pedig a jegyiroda@dunaisolymok.example címen érhető el.`,
      en: `Last year 420 people asked for a swap and 311 got one. This time it works in circles: the program looks not only for pairs but for chains of three and four.

## How it goes

1. **Monday to Wednesday:** everyone marks where they sit and which section they would like.
2. **Thursday:** the chains are worked out and offers go out by e-mail.
3. **By Sunday:** accept it. If you don’t answer, you stay where you are.

## A chain in practice

Take three season-ticket holders. The owner of seat 128 in section D would like to join friends in the curve. Somebody in row six of the curve has set their heart on section B, because their son has become a point guard and they want a close view. Seat 41 in section B, meanwhile, is tired of everyone down there hearing every word and longs for the back of section D.

No two of them could have traded, but as a trio they are all served. Last year’s longest possible chain, worked out afterwards, would have had eleven people in it. The one in the middle was a drummer.

## Difference in price

| From | To | Difference |
|---|---|---|
| Curve | Section D | +HUF 9,000 |
| Section D | Section B | +HUF 14,000 |
| Section B | Section D | –HUF 14,000, credited |
| within one section | | free |

You may add a note to your wish. The program understands those of the kind “by the aisle, my knee hurts”; those of the kind “not next to my ex-husband” are read by a living colleague and handled with discretion. If you can’t make up your mind, come to an open practice, sit anywhere you like and try the view.

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
    publishedDaysAgo: 72,
    hour: '08:00',
    related: ['megtelt-az-arena', 'drukkerkorok'],
    documents: [],
  },
  {
    key: 'drukkerkorok',
    title: {
      hu: 'Kanyar, komp, karzat: három szurkolói kör és egy dob',
      en: 'Curve, ferry, gallery: three fan clubs and one drum',
    },
    lead: {
      hu: 'Az egyik énekel, a másik hajózik, a harmadik köt. Rigó Kata szurkolói koordinátorral jártuk végig a Duna Aréna lelátóit, hogy kiderüljön, ki hová tartozik.',
      en: 'One sings, one sails and one knits. With Kata Rigó, the club’s fan liaison, we toured the stands of the Duna Aréna to find out who belongs where.',
    },
    body: {
      hu: `Ha a dob elhallgat, baj van. Vagy időt kértek, vagy leesett a verő a második sorba, és amíg visszaér, a Kanyar ’58 tapssal pótolja. Innen a legkönnyebb elindulni, mert ezt a kört hallani is.

## Kanyar ’58

Száztíz tag, egy dob, harmincnégy dal. Az utóbbiakból huszonkilencnek ugyanaz a dallama, de más a szövege, és aki téved, az következő héten pogácsát hoz. Az éneklés a bemelegítés közepén kezdődik. A dobnak saját bérlete van, mert széket foglal.

## Révészek

A túlpartiak köre. Hatvanketten vannak, mérkőzésnapon együtt jönnek át a komppal, és együtt is mennek haza, a lefújás után egy órával. Ez az egy óra a legfontosabb: ilyenkor a büfé előtt végigveszik az egészet, másodpercre, és mire a komp kifut, többnyire megegyeznek. Aki nem ért egyet, a hajó másik végében áll.

A körnek egyetlen szabálya van: ködben is jönnek. Ha a komp nem jár, a túlparton a parkolóban hallgatják a közvetítést, és akkorát kiabálnak, hogy a víz felett áthallatszik.

## Karzat

A B szektor két felső sora, átlagéletkor hatvannyolc. Kötnek. Nem unalomból: a szünetekben gyűlik a közös sál, amely most huszonhárom méter, és minden negyedben nő tizenkét sort. A kék csík hazai este, a fehér idegenbeli. Aki végigsétál mellette, évekre visszamenőleg tudja, hol játszott a csapat.

| Kör | Tagok | Hol található | Mit kell vinni |
|---|---|---|---|
| Kanyar ’58 | 110 | kanyar, 1–8. sor | hangot |
| Révészek | 62 | D szektor, a folyó felől | esőkabátot |
| Karzat | 37 | B szektor, felső két sor | négyes tűt |

> A leggyakoribb kérdés, hogy melyik az igazi. Mindig azt mondom, üljetek be mindegyikhez egyszer. Ahol a szünetben megkínálnak, ott maradjatok. A baj az, hogy mind a három helyen megkínálnak.
>
> Rigó Kata

A három kör évente kétszer ül le a klubbal. A legutóbbi kérések: halkabb szünetzene (megvan), hosszabb büféidő (félig megvan), nagyobb komp (nem a mi asztalunk, de továbbítottuk).

Belépni egyikhez sem kell, elég odaülni. Jegyek [a jegyoldalon](/oldalak/jegyek), a mérkőzések napja [a menetrendben](/merkozesek).`,
      en: `If the drum falls silent, something is wrong. Either there is a time-out or the stick has dropped into the second row, and until it comes back Kanyar ’58 make do with clapping. They are the easiest to begin with, since you can hear them.

## Kanyar ’58

A hundred and ten members, one drum, thirty-four songs. Twenty-nine of those share a tune but not the words, and whoever mixes them up brings scones the week after. Singing starts halfway through the warm-up. The drum has a season ticket of its own, because it takes up a seat.

## The Ferrymen

These are the people from the other bank. There are sixty-two of them; on game days they come over together on the ferry and go home together, an hour after the buzzer. That hour is what matters: they stand by the buffet and go through it all, second by second, and by the time the boat leaves they mostly agree. Those who don’t stand at the other end.

They have only one rule: they come in fog as well. If the ferry isn’t running, they listen to the commentary in the car park on their own side, and shout so loudly that it carries across the water.

## The Gallery

The top two rows of section B, average age sixty-eight. They knit. It isn’t boredom: in the breaks they add to the scarf that they share, now twenty-three metres long and growing by twelve rows a quarter. Blue stripes are home nights, white ones away. Walk along it and you know where the team has played for years back.

| Club | Members | Where to find them | What to bring |
|---|---|---|---|
| Kanyar ’58 | 110 | the curve, rows 1–8 | a voice |
| Ferrymen | 62 | section D, river side | a raincoat |
| Gallery | 37 | section B, top two rows | four-millimetre needles |

> People ask me which is the real one. I always say, sit with each of them once, and stay where they offer you something to eat at half-time. The trouble is that all three do.
>
> Kata Rigó

The three meet the club twice a year. The latest requests were quieter music in the breaks (done), longer hours at the buffet (half done) and a bigger ferry (not our department, but passed on).

You needn’t join any of them; just sit down. Tickets are on [the ticket page](/page/tickets), dates in [the schedule](/schedules).`,
    },
    cover: 'img/szurkolok.webp',
    coverAlt: {
      hu: 'Szurkolók árnyképe feltartott karral a fényben úszó küzdőtér fölött',
      en: 'Silhouettes of supporters with their arms up above a brightly lit floor',
    },
    categories: ['kozosseg'],
    tags: ['szurkolok', 'duna-arena', 'berlet'],
    highlight: 'no',
    publishedDaysAgo: 81,
    hour: '17:25',
    related: ['szurkoloi-level', 'jatekvezetoi-est', 'onkentesek', 'carter-interju'],
    documents: [],
  },
  {
    key: 'mezarveres',
    title: {
      hu: 'Kilenc mez, egy szótár és egy pár negyvennyolcas cipő',
      en: 'Nine jerseys, one dictionary and a pair of size 48 shoes',
    },
    lead: {
      hu: 'Lezárult a tavalyi idegenbeli mezek árverése. Mi mennyiért kelt el, mire megy a pénz, és mit ajánlott fel az a három játékos, akinek tavalyi meze nem is lehetett.',
      en: 'The auction of last season’s away jerseys is over. What each of them fetched, where the money goes, and what was offered by the three players who could not have had one.',
    },
    body: {
      hu: `Az árverés ötlete egy nagytakarításból jött. Cseke Imre szertáros a polcokat rendezte, és talált egy doboz tavalyi idegenbeli mezt, kimosva, élre vasalva, cédulával: „Jó lesz még valamire”. Lett.

A tavalyi keretből kilencen játszanak most is a Sólymoknál, tehát kilenc mez került a kalapács alá. Carter Miles, Sárközi Dániel és Győrfi Kristóf azonban tavaly még nem volt tagja a felnőttcsapatnak, és nem akart kimaradni. Saját tárgyakkal szálltak be.

| Tétel | Leütési ár |
|---|---|
| Varga Ákos meze | 64 000 Ft |
| Sipos Levente meze | 58 000 Ft |
| Deák Bálint meze (gyerekeknek hálóing) | 41 000 Ft |
| Nagy Bence meze | 36 000 Ft |
| Bartók Zalán meze | 33 000 Ft |
| Jović Stefan meze | 31 000 Ft |
| Molnár Gergő meze | 27 000 Ft |
| Szűcs Ádám meze | 24 000 Ft |
| Balogh Márton meze | 22 000 Ft |
| Hajrá Sólymok plakát, mindenki aláírásával | 26 000 Ft |
| Győrfi Kristóf U23-as meze | 21 500 Ft |
| Carter Miles magyar szótára, jegyzetekkel | 19 000 Ft |
| Sárközi Dániel cipője, 48-as, alig futott | 17 500 Ft |
| **Összesen** | **420 000 Ft** |

## A szótár esete

A legtöbb licit nem a kapitány mezére érkezett, hanem a szótárra, szám szerint huszonhét. Carter a margóra írta a saját megfejtéseit. A *viszontlátásra* mellett ez áll: „hosszabb, mint a búcsú maga”. Az *ögyeleg* mellett csak egy kérdőjel, és alatta, más tollal: „Gergő, edzés után”.

Molnár Gergő azt kérte, jelezzük: bemelegítés volt.

## Mire megy a pénz?

A teljes összeg a két lánycsapat utazásaira. A mostani árakon ez tizennégy kisbuszos út, oda-vissza, és a végén mindenkinek egy gombóc fagylalt, amelyet Halmos Dóra gazdasági vezető „egyéb anyagjellegű ráfordításként” könyvelt el.

- a tételeket a szurkolói pultnál lehet átvenni, számmal
- a nem nyertes licitek senkit nem köteleznek semmire
- a doboz üres, Imre visszatette a polcra: „Jó lesz még valamire”

Aki a következőről időben értesülne, [a híreket](/hirek) figyelje.`,
      en: `The auction began with a big clear-out. Sorting his shelves, our kit man, Imre Cseke, found a box of last season’s away jerseys, washed and ironed to a crease, with a note: “Will come in useful.” They have.

Nine men of last season’s squad are still with the Falcons, so nine jerseys came under the hammer. Miles Carter, Dániel Sárközi and Kristóf Győrfi were not in the first team a year ago and did not want to be left out. They put in things of their own.

| Lot | Price |
|---|---|
| Ákos Varga’s jersey | HUF 64,000 |
| Levente Sipos’s jersey | HUF 58,000 |
| Bálint Deák’s jersey (a nightshirt for children) | HUF 41,000 |
| Bence Nagy’s jersey | HUF 36,000 |
| Zalán Bartók’s jersey | HUF 33,000 |
| Stefan Jović’s jersey | HUF 31,000 |
| Gergő Molnár’s jersey | HUF 27,000 |
| Ádám Szűcs’s jersey | HUF 24,000 |
| Márton Balogh’s jersey | HUF 22,000 |
| Hajrá Sólymok poster, signed by everybody | HUF 26,000 |
| Kristóf Győrfi’s under-23 jersey | HUF 21,500 |
| Miles Carter’s Hungarian dictionary, annotated | HUF 19,000 |
| Dániel Sárközi’s shoes, size 48, low mileage | HUF 17,500 |
| **Total** | **HUF 420,000** |

## The matter of the dictionary

It was the dictionary and not the captain’s jersey that drew the most bids, twenty-seven of them. Carter had written his own findings in the margin. Next to *viszontlátásra*, goodbye, it says: “longer than the parting itself”. Next to *ögyeleg*, to loiter, there is only a question mark, and below it, in another pen: “Gergő, after practice”.

Gergő Molnár has asked us to state that he was warming up.

## Where does the money go?

All of it on travel for the two girls’ teams. At present prices that is fourteen trips by minibus, there and back, and at the end a scoop of ice cream for each, entered by Dóra Halmos, our head of finance, under “other material expenses”.

- lots can be collected at the fan desk with your number
- bids that didn’t win oblige nobody to anything
- the box is empty, and Imre has put it back on the shelf: “Will come in useful”

To hear of the next one in time, keep an eye on [the news](/news).`,
    },
    cover: 'img/hajra-poszter.webp',
    coverAlt: {
      hu: 'Plakát: Hajrá Sólymok, mellette egy játékos a hetes mezben',
      en: 'A poster with the cheer Hajrá Sólymok and a player wearing number seven',
    },
    categories: ['kozosseg', 'klub'],
    tags: ['szurkolok', 'lanyok', 'kulisszak'],
    highlight: 'no',
    publishedDaysAgo: 126,
    hour: '16:05',
    related: ['szertaros-portre', 'lany-szakosztaly', 'carter-interju', 'sipos-jatekos'],
    documents: [],
  },
]
