import type { DemoPage } from '../types.ts'

export const pages: DemoPage[] = [
  {
    key: 'tao',
    slug: { hu: 'tao-tajekoztato', en: 'tao-information' },
    title: { hu: 'TAO-tájékoztató', en: 'TAO information' },
    cover: 'img/ures-csarnok.webp',
    metaDescription: {
      hu: 'Társasági adó felajánlása a Tiszai Hiúzoknak: lépések, határidők, elszámolás.',
      en: 'Offering corporate tax to the Tisza Lynxes: steps, deadlines, accounts.',
    },
    documents: ['tao-elszamolas'],
    body: {
      hu: `Minden magyar cég fizet társasági adót. Ennek egy részét a vállalkozás látvány-csapatsportra irányíthatja, és az összeg nálunk gyerekek edzésévé válik.

## Miért jó a cégnek?

- nem kerül többe, mint az adó, amelyet egyébként is befizetne
- látja, hová kerül a pénze, mert az itt él, ebben a városban
- minden támogató neve kikerül a csarnok előterében álló csónakra

## Az út, határidőkkel

| Lépés | Ki végzi | Mikor |
|---|---|---|
| Szándéknyilatkozat | a cég | bármikor |
| Szerződés és igazolás | a klub | 15 napon belül |
| Utalás | a cég | az adóelőleg esedékességéig |
| Bejelentés | a cég | utalástól 8 nap |
| Köszönőlevél és beszámoló | a klub | félévente |

## Mire nem költhető?

Felnőttjátékos fizetésére, vendéglátásra és reklámra egyetlen forint sem. Az előző időszak elszámolása az oldal alján letölthető.

Kérdésével forduljon Sári Norbert gazdasági igazgatóhoz: tao@tiszaihiuzok.example, +36 55 500 163.`,
      en: `Every Hungarian company pays corporate tax. Part of it can be directed to team sports, and with us it turns into practices for children.

## Why is it good for the company?

- it costs no more than the tax that would be paid anyway
- you can see where the money goes, because it lives in this town
- every supporter’s name goes on the boat in the lobby of the hall

## The way, with dates

| Step | Who | When |
|---|---|---|
| Letter of intent | the company | any time |
| Contract and certificate | the club | within 15 days |
| Transfer | the company | before the tax advance is due |
| Report | the company | 8 days after the transfer |
| Letter of thanks and accounts | the club | twice a year |

## What can’t it be spent on?

Not one forint goes on senior players’ pay, catering or advertising. The accounts of the last period can be downloaded at the bottom of the page.

Ask Norbert Sári, our finance director: tao@tiszaihiuzok.example, +36 55 500 163.`,
    },
  },
  {
    key: 'tagdij-szabalyzat',
    slug: { hu: 'tagdijfizetesi-szabalyzat', en: 'membership-fee-rules' },
    title: { hu: 'Tagdíjfizetési szabályzat', en: 'Membership fee rules' },
    metaDescription: {
      hu: 'A Hiúz Akadémia tagdíjai és kedvezményei az idei idényben.',
      en: 'Fees and discounts of the Lynx Academy this season.',
    },
    body: {
      hu: `Ez a szabályzat a Hiúz Akadémia tagjaira érvényes az idei idényben. Úgy írtuk, hogy egy szülő a buszon is végig tudja olvasni.

## Mennyi?

| Csoport | Havonta | Egy összegben, félévre |
|---|---|---|
| Kenguru | 9 000 Ft | 42 000 Ft |
| U11–U14 | 13 500 Ft | 63 000 Ft |
| U16–U18 | 16 500 Ft | 77 000 Ft |
| U20–U23 | díjtalan | díjtalan |

## Mikor kevesebb?

1. Két testvérnél a kisebbik fél díjat fizet, a harmadik semmit.
2. Aki jelenléte a hónapban nyolcvan százalék fölött van, a következő hónapból ezer forintot elenged a klub.
3. Tartós betegségnél a tagság szünetel, díj nélkül.
4. Ha egy család átmenetileg nem tud fizetni, szóljon Szentesi Nórának. Nem kell igazolás, elég egy beszélgetés.

## Mikor esedékes?

Minden hónap tizenötödikén. A befizetés [a tagdíjfizetési rendszerben](/oldalak/tagdijfizetesi-rendszer) történik, készpénzt az edzők nem vehetnek át.`,
      en: `These rules apply to members of the Lynx Academy this season. We tried to write them so that a parent can finish them on the bus.

## How much?

| Group | A month | Half a year at once |
|---|---|---|
| Kangaroo | HUF 9,000 | HUF 42,000 |
| U11–U14 | HUF 13,500 | HUF 63,000 |
| U16–U18 | HUF 16,500 | HUF 77,000 |
| U20–U23 | free | free |

## When is it less?

1. Of two brothers or sisters the younger pays half, a third pays nothing.
2. If you are there more than eighty per cent of the month, a thousand forints come off the next one.
3. In a long illness membership rests, without a fee.
4. If a family can’t pay for a while, tell Nóra Szentesi. No papers needed, a talk is enough.

## When is it due?

On the fifteenth of every month. Payment is made in [the membership fee system](/page/membership-fee-system); coaches can’t take cash.`,
    },
  },
  {
    key: 'tagdij-rendszer',
    slug: { hu: 'tagdijfizetesi-rendszer', en: 'membership-fee-system' },
    title: { hu: 'Tagdíjfizetési rendszer', en: 'Membership fee system' },
    metaDescription: {
      hu: 'A Hiúzok tagdíjfizetési felülete: regisztráció, állandó megbízás, számlák.',
      en: 'The Lynxes’ page for membership fees: registering, standing orders, invoices.',
    },
    body: {
      hu: `A befizetéseket a [penztar.tiszaihiuzok.example](https://penztar.tiszaihiuzok.example) oldalon kezeljük. A gyerek kódját a beiratkozási lap jobb felső sarkában találja, ezzel kell először regisztrálni.

## Fizetési módok

- **Bankkártya:** azonnal jóváírjuk, külön díja nincs.
- **Állandó megbízás:** a rendszer kitölti a megbízás adatait, a közleménybe csak a kód kerüljön.
- **Céges számla:** a „Számlázási adatok” alatt adószám is megadható.

## Ha elakad

| Jelenség | Teendő |
|---|---|
| „Ismeretlen kód” | a kód végén szám van, nem betű |
| kétszer vont le | a második összeget öt napon belül visszautaljuk |
| nincs számla | a profilban ellenőrizze az e-mail-címet |

Segítség hétköznap 10 és 15 óra között: penztar@tiszaihiuzok.example, +36 55 500 164.`,
      en: `Payments are handled at [penztar.tiszaihiuzok.example](https://penztar.tiszaihiuzok.example). You will find your child’s code in the top right corner of the enrolment form; register with that first.

## Ways to pay

- **Card:** credited at once, with no charge.
- **Standing order:** the system fills in the details; put nothing but the code in the reference.
- **Company invoice:** a tax number can be given under “Billing details”.

## If you are stuck

| What you see | What to do |
|---|---|
| “Unknown code” | the code ends in a digit, not a letter |
| charged twice | the second amount is returned within five days |
| no invoice | check the e-mail address in your profile |

Help on weekdays from 10:00 to 15:00: penztar@tiszaihiuzok.example, +36 55 500 164.`,
    },
  },
  {
    key: 'edzoinknek',
    slug: { hu: 'edzoinknek', en: 'for-our-trainers' },
    title: { hu: 'Edzőinknek', en: 'For our trainers' },
    metaDescription: {
      hu: 'A Hiúz Akadémia edzői kézikönyve röviden.',
      en: 'The coaches’ handbook of the Lynx Academy in brief.',
    },
    body: {
      hu: `Kolléga, ez a kézikönyv rövid változata. A hosszú az irodában van, kávéfoltos, de teljes.

## Három mondat, amit mindenkitől kérünk

1. Előbb köszönj, aztán javíts.
2. Egy edzésen egy dolgot taníts.
3. Ha dühös vagy, adj öt perc szünetet, magadnak is.

## Adminisztráció

A jelenlétet a táblagépen rögzítjük, edzés végén, a pályán. Sérülésnél a lapot aznap este hatig le kell adni dr. Tölgyes Annának, akkor is, ha csak egy ujj.

## Közös órák

Minden hónap első szerdáján Barabás Kornél nyílt edzést tart az edzőknek: lehet kérdezni, félbeszakítani és beállni. Utána vacsora van, a jegyzetet Révész Hunor küldi körbe.

## Szülők

Mérkőzés után huszonnégy óráig nem beszélünk játékpercekről. Ez a szabály mindenkit véd.`,
      en: `Colleague, this is the short version of the handbook. The long one is in the office, stained with coffee but complete.

## Three sentences we ask of everyone

1. Say hello first, then correct.
2. Teach one thing at a practice.
3. If you are angry, take a five-minute break, and give yourself one too.

## Paperwork

Attendance goes on the tablet at the end of practice, on the court. After an injury the form must reach Dr Anna Tölgyes by six the same evening, even if it is just a finger.

## Together

On the first Wednesday of every month Kornél Barabás holds an open practice for coaches: you may ask, interrupt and step in. There is supper afterwards, and Hunor Révész sends round the notes.

## Parents

We don’t discuss minutes for twenty-four hours after a game. The rule protects everyone.`,
    },
  },
  {
    key: 'edzesi-idopontok',
    slug: { hu: 'edzesi-idopontok', en: 'training-times' },
    title: { hu: 'Edzési időpontok', en: 'Training times' },
    cover: 'img/utanpotlas.webp',
    metaDescription: {
      hu: 'Mikor és hol edzenek a Hiúz Akadémia csoportjai Tiszahalmon.',
      en: 'When and where the groups of the Lynx Academy train in Tiszahalom.',
    },
    body: {
      hu: `Három helyszínen edzünk, hogy senkinek ne kelljen húsz percnél többet utaznia. Kezdőknek az első két edzés ingyenes, előre sem kell szólni.

## Tisza Aréna (Ártéri sétány 4.)

| Csoport | Nap | Idő |
|---|---|---|
| U14 | hétfő, szerda | 17:00–18:30 |
| U16 | hétfő, szerda, péntek | 18:30–20:00 |
| U20–U23 | minden hétköznap | 19:00–21:00 |

## Ártéri Gimnázium

| Csoport | Nap | Idő |
|---|---|---|
| U12 | kedd, csütörtök | 16:30–18:00 |
| U18 | kedd, csütörtök, péntek | 18:00–19:30 |

## Kisrévi faluház

| Csoport | Nap | Idő |
|---|---|---|
| Kenguru | hétfő, szerda | 15:30–16:30 |
| U11 | hétfő, szerda | 16:30–18:00 |

Árvízi készültség idején a kisrévi edzéseket az arénában tartjuk. Jelentkezés: [csatlakozz](/csatlakozz).`,
      en: `We train in three places so that nobody has to travel for more than twenty minutes. For beginners the first two practices are free, and there is no need to tell us beforehand.

## Tisza Aréna (Ártéri sétány 4)

| Group | Day | Time |
|---|---|---|
| U14 | Mon, Wed | 17:00–18:30 |
| U16 | Mon, Wed, Fri | 18:30–20:00 |
| U20–U23 | every weekday | 19:00–21:00 |

## Ártéri grammar school

| Group | Day | Time |
|---|---|---|
| U12 | Tue, Thu | 16:30–18:00 |
| U18 | Tue, Thu, Fri | 18:00–19:30 |

## Kisrév village hall

| Group | Day | Time |
|---|---|---|
| Kangaroo | Mon, Wed | 15:30–16:30 |
| U11 | Mon, Wed | 16:30–18:00 |

When the river is on flood alert, the Kisrév groups come to the arena. To sign up: [join us](/join-us).`,
    },
  },
  {
    key: 'footer',
    slug: { hu: 'footer', en: 'footer' },
    title: { hu: 'Lábléc', en: 'Footer' },
    metaDescription: {
      hu: 'A Tiszai Hiúzok honlapjának záró sora.',
      en: 'The closing line of the Tisza Lynxes’ website.',
    },
    body: {
      hu: '© Tiszai Hiúzok Kosárlabda Klub · [Adatkezelési tájékoztató](/oldalak/adatkezelesi-tajekoztato) · [Impresszum](/oldalak/impresszum)',
      en: '© Tisza Lynxes Basketball Club · [Privacy notice](/page/privacy-notice) · [Imprint](/page/imprint)',
    },
  },
  {
    key: 'impresszum',
    slug: { hu: 'impresszum', en: 'imprint' },
    title: { hu: 'Impresszum', en: 'Imprint' },
    metaDescription: {
      hu: 'Ki írja és ki adja ki a Tiszai Hiúzok honlapját.',
      en: 'Who writes and who publishes the Tisza Lynxes’ website.',
    },
    body: {
      hu: `A honlapot a **Tiszai Hiúzok Kosárlabda Klub** adja ki. A klub kitalált, minden neve és száma az.

- Cím: 5000 Tiszahalom, Ártéri sétány 4.
- Telefon: +36 56 500 1963
- Levél: iroda@tiszaihiuzok.example
- A kiadásért felel: Ládi Erzsébet elnök
- Szerkesztők: Kocsis Vince, Torma Júlia
- Képek: Zámbó Márk

Fényképet a szerző nevével szabad átvenni, gyerekekről készültet csak engedéllyel. Hibát talált? Írja meg: szerk@tiszaihiuzok.example.`,
      en: `This site is published by the **Tisza Lynxes Basketball Club**. The club is invented, and so is every name and number in it.

- Address: 5000 Tiszahalom, Ártéri sétány 4
- Telephone: +36 56 500 1963
- Mail: iroda@tiszaihiuzok.example
- Responsible for publication: Erzsébet Ládi, president
- Editors: Vince Kocsis, Júlia Torma
- Pictures: Márk Zámbó

Photographs may be used with the author’s name, those of children only with permission. Found a mistake? Tell szerk@tiszaihiuzok.example.`,
    },
  },
  {
    key: 'adatkezeles',
    slug: { hu: 'adatkezelesi-tajekoztato', en: 'privacy-notice' },
    title: { hu: 'Adatkezelési tájékoztató', en: 'Privacy notice' },
    metaDescription: {
      hu: 'A Tiszai Hiúzok adatkezelése: mit tárolunk a jelentkezőkről, és hogyan törölhető.',
      en: 'Data protection at the Tisza Lynxes: what we store of applicants and how to have it erased.',
    },
    body: {
      hu: `Ez a tájékoztató arról szól, mi történik azzal, amit ránk bíz. Adatkezelő a Tiszai Hiúzok Kosárlabda Klub (5000 Tiszahalom, Ártéri sétány 4.).

## Ha jelentkezik hozzánk

Elkérjük a nevet, a születési évet, az e-mail-címet, és megkérdezzük, kosárlabdázott-e már. A telefonszám és az anyja neve nem kötelező. Az adatokat az akadémia vezetője és a korosztály edzője látja, tizenkét hónap után töröljük őket.

Ha a jelentkező még nincs tizenhat éves, a hozzájárulás a szülő vagy a gyám dolga.

## Ha csak olvas

Naplót vezetünk a szerver működéséről, ebből harminc nap után semmi nem marad. Két apró sütit teszünk a böngészőbe: az egyik a nyelvre, a másik az üdvözlő képre emlékszik. Mások sütijét nem engedjük be.

## Ha szeretne valamit

- megnézni, mit tudunk Önről
- kijavítani vagy töröltetni
- visszavonni a hozzájárulását

Elég egy levél: adat@tiszaihiuzok.example. Harminc napon belül felelünk. Ha elégedetlen, az adatvédelmi hatóság is segít.`,
      en: `This notice is about what happens to the things you trust us with. The controller is the Tisza Lynxes Basketball Club (5000 Tiszahalom, Ártéri sétány 4).

## If you sign up

We ask for the name, the year of birth, the e-mail address, and whether you have played before. The telephone number and the mother’s name are optional. The head of the academy and the coach of the age group see them, and they are erased after twelve months.

If the applicant is not yet sixteen, it is the parent or guardian who gives consent.

## If you only read

The server keeps a log, of which nothing remains after thirty days. We put two small cookies in your browser: one remembers the language, the other the welcome picture. We let in nobody else’s.

## If you would like something

- to see what we know of you
- to have it corrected or erased
- to withdraw your consent

A letter is enough: adat@tiszaihiuzok.example. We answer within thirty days. If you are not satisfied, the data protection authority can help.`,
    },
  },
  {
    key: 'jegyek',
    slug: { hu: 'jegyek', en: 'tickets' },
    title: { hu: 'Jegyek és bérletek', en: 'Tickets and season tickets' },
    cover: 'img/ulohelyek.webp',
    metaDescription: {
      hu: 'Belépők és bérletek a Hiúzok hazai meccseire, átadható este, családi jegy.',
      en: 'Tickets and season tickets for the Lynxes’ home games, seats to pass on, family tickets.',
    },
    body: {
      hu: `A Tisza Arénában négy lelátó van, és egyikről sem látni rosszul. Itt van, mennyibe kerülnek.

## Egy mérkőzésre

| Lelátó | Felnőtt | Diák, nyugdíjas |
|---|---|---|
| Keleti | 3 900 Ft | 2 600 Ft |
| Nyugati | 3 100 Ft | 2 000 Ft |
| Északi | 2 600 Ft | 1 700 Ft |
| Ártér | 1 800 Ft | 1 200 Ft |

## Egész idényre

A bérlet tizenhárom estére szól, és annyiba kerül, mint tíz jegy. Akinek közbejön valami, a helyét továbbadhatja egy akadémistának.

## Vásárlás

- pénztár: hétköznap 15–18 óra, meccsnapon a szünet végéig
- interneten: [jegy.tiszaihiuzok.example](https://jegy.tiszaihiuzok.example)
- a Máglya Grill pultjánál, készpénzért is

Tíz év alatt felnőtt mellett ingyenes a belépés az Ártérre. A kedvezményt igazolni kell, de nem faggatunk. A csarnokba jutásról [itt](/oldalak/csarnok) írunk.`,
      en: `The Tisza Aréna has four stands and a bad view from none of them. This is what they cost.

## For one game

| Stand | Adult | Student, pensioner |
|---|---|---|
| East | HUF 3,900 | HUF 2,600 |
| West | HUF 3,100 | HUF 2,000 |
| North | HUF 2,600 | HUF 1,700 |
| Floodplain | HUF 1,800 | HUF 1,200 |

## For the season

A season ticket is for thirteen evenings and costs as much as ten tickets. If something comes up, you can pass your seat to a child of the academy.

## Buying

- box office: weekdays 15:00–18:00, on game days until the end of half-time
- online: [jegy.tiszaihiuzok.example](https://jegy.tiszaihiuzok.example)
- at the counter of Máglya Grill, for cash too

Under ten, entrance to the Floodplain is free with an adult. Reductions have to be shown, but we don’t cross-examine. How to get to the hall is [here](/page/arena).`,
    },
  },
  {
    key: 'csarnok',
    slug: { hu: 'csarnok', en: 'arena' },
    title: { hu: 'Tisza Aréna', en: 'Tisza Aréna' },
    cover: 'img/csarnok-este.webp',
    metaDescription: {
      hu: 'A Hiúzok csarnoka az Ártéri sétányon: hogyan jusson el, hol parkoljon.',
      en: 'The Lynxes’ hall on the Ártéri embankment: how to get there and where to park.',
    },
    body: {
      hu: `A csarnok cölöpökön áll, mert a Tisza ötévente benéz alá. 1994-ben nyílt meg, a lelátóin 3 820-an férnek el, a büféből pedig rálátni a folyóra.

## Hogyan jut ide?

1. **Kerékpárral** a gát tetején, a csarnok alatt kétszáz fedett tároló van.
2. **Vonattal** a tiszahalmi állomásra, onnan tizenkét perc gyalog.
3. **Autóval** a piactér felől. A mérkőzésjegy a piaci parkolóban is érvényes, este hattól ingyen.

## Jó tudni

- a rámpa a déli oldalon van, a lift kulcs nélkül működik
- siket és nagyothalló vendégeinknek az eredményjelzőn felirat fut
- a babakocsi a ruhatárban hagyható

A küzdőtér alatt két edzőterem, fölötte [az akadémia](/oldalak/akademia) tanulószobája van. Csoportos látogatás: csarnok@tiszaihiuzok.example.`,
      en: `The hall stands on piles because the Tisza looks in underneath every five years or so. It opened in 1994, seats 3,820, and has a view of the river from the buffet.

## How do I get there?

1. **By bike** along the top of the dyke; there are two hundred covered stands below the hall.
2. **By train** to Tiszahalom station, then twelve minutes on foot.
3. **By car** from the market square. A game ticket is good for the market car park, free from six in the evening.

## Good to know

- the ramp is on the south side, and the lift needs no key
- captions run on the scoreboard for deaf and hard-of-hearing guests
- prams can be left in the cloakroom

Two practice halls lie below the floor, and the study room of [the academy](/page/academy) above it. Group visits: csarnok@tiszaihiuzok.example.`,
    },
  },
  {
    key: 'rolunk',
    slug: { hu: 'rolunk', en: 'about-us' },
    title: { hu: 'Rólunk', en: 'About us' },
    cover: 'img/kupa.webp',
    metaDescription: {
      hu: 'Hatvan év a folyó mellett: a Tiszai Hiúzok rövid története.',
      en: 'Sixty years by the river: a short history of the Tisza Lynxes.',
    },
    body: {
      hu: `A legenda szerint 1963 telén hiúznyomot láttak a befagyott ártéren. Vadász nem akadt, aki utánament volna, csapat viszont igen, amely másnap felvette a nevét.

## Hogyan jutottunk idáig?

Az első években a cukorgyár ebédlőjében játszottak, hétvégén széthordták az asztalokat. 1979-ben jutott fel a csapat az élvonalba, 1994-ben költözött mai otthonába. A Hiúz Akadémia 2009-ben indult tizenkét gyerekkel, ma kétszázhatvanan járnak ide.

## Kik vagyunk?

- **Elnök:** Ládi Erzsébet, aki tíz évig pontozóbíró volt
- **Ügyvezető:** Homoki Zsolt
- **Gazdasági igazgató:** Sári Norbert
- **Akadémiavezető:** Szentesi Nóra
- **Szertáros:** Baji néni, mindenki nagymamája

## Állás, önkéntesség

Pontozót, beengedőt és fotóst most is keresünk. A csapat a meccsnapi vacsorát állja: onkentes@tiszaihiuzok.example.`,
      en: `Legend has it that in the winter of 1963 the tracks of a lynx were seen on the frozen floodplain. No hunter went after it, but a team did take its name the next day.

## How did we get here?

In the early years they played in the canteen of the sugar factory and carried out the tables at weekends. The team reached the top division in 1979 and moved to its present home in 1994. The Lynx Academy began in 2009 with twelve children; today there are two hundred and sixty.

## Who are we?

- **President:** Erzsébet Ládi, a scorer for ten years
- **Managing director:** Zsolt Homoki
- **Finance director:** Norbert Sári
- **Head of the academy:** Nóra Szentesi
- **Kit:** Aunt Baji, everybody’s grandmother

## Jobs and volunteers

We are looking for scorers, stewards and photographers right now. Supper on game days is on the team: onkentes@tiszaihiuzok.example.`,
    },
  },
  {
    key: 'akademia',
    slug: { hu: 'akademia', en: 'academy' },
    title: { hu: 'Hiúz Akadémia', en: 'Lynx Academy' },
    cover: 'img/labda-a-vonalon.webp',
    metaDescription: {
      hu: 'A Hiúz Akadémia: elvek, csoportok, kollégium és a Jövő Hiúzai iskolai program.',
      en: 'The Lynx Academy: principles, groups, boarding house and the Lynxes of the Future at school.',
    },
    body: {
      hu: `Kétszázhatvan gyerek jár hozzánk hat és húsz év között. Egy részükből kosárlabdázó lesz, mindegyikükből olyan ember, aki tud veszíteni és visszafutni.

> Nem korosztályokat nevelünk, hanem Lőrincet, Zsófit és Dénest.
>
> Szentesi Nóra akadémiavezető

## Amit adunk

- képzett edzőt minden csoportnak, tizenöt gyerekenként kettőt
- kollégiumi helyet huszonnégy vidéki diáknak
- gyógytornát és évente két szűrővizsgálatot

## Jövő Hiúzai

Iskolai programunkban hat település tizenegy iskolája vesz részt. A gyerekek félévente bajnokságot játszanak a Tisza Arénában, ahol a felnőttcsapat tagjai a bírók.

Kezdje [egy próbaedzéssel](/csatlakozz), vagy nézze meg [a beosztást](/oldalak/edzesi-idopontok).`,
      en: `Two hundred and sixty children between six and twenty come to us. Some of them become players, all of them people who know how to lose and run back.

> We don’t raise age groups. We raise Lőrinc, Zsófi and Dénes.
>
> Nóra Szentesi, head of the academy

## What we give

- a trained coach for every group, two for every fifteen children
- a place in the boarding house for twenty-four students from out of town
- physiotherapy and two check-ups a year

## Lynxes of the Future

Eleven schools from six places take part in our school programme. Twice a year the children play a championship in the Tisza Aréna, refereed by the first team.

Start with [a trial practice](/join-us), or look at [the timetable](/page/training-times).`,
    },
  },
  {
    key: 'szakmai-stab',
    slug: { hu: 'szakmai-stab', en: 'coaching-staff' },
    title: { hu: 'Szakmai stáb', en: 'Coaching staff' },
    cover: 'img/taktika.webp',
    metaDescription: {
      hu: 'Kik állnak a Hiúzok kispadja mögött: edzők, orvos, gyógytornász.',
      en: 'Who stands behind the Lynxes’ bench: coaches, doctor, physiotherapist.',
    },
    body: {
      hu: `## A kispadon

**Barabás Kornél** vezetőedző, második idénye nálunk. Korábban az utánpótlásban dolgozott, ma is onnan hoz szavakat.

**Gál Vencel** másodedző, a támadójátékért felel, és ő rajzolja a legszebb nyilakat.

**Révész Hunor** erőnléti edző. A labdák kulcsa nála van.

## A háttérben

- dr. Tölgyes Anna csapatorvos
- Vadas Ildikó gyógytornász
- Mohos Barnabás statisztikus
- Baji néni szertáros`,
      en: `## On the bench

**Kornél Barabás**, head coach, in his second season with us. He used to work with juniors and still brings his words from there.

**Vencel Gál**, assistant coach, in charge of the offence and of the finest arrows on the board.

**Hunor Révész**, conditioning coach. He keeps the key to the balls.

## Behind them

- Dr Anna Tölgyes, team doctor
- Ildikó Vadas, physiotherapist
- Barnabás Mohos, statistician
- Aunt Baji, kit`,
    },
  },
  {
    key: 'hazirend',
    slug: { hu: 'hazirend', en: 'house-rules' },
    title: { hu: 'Házirend', en: 'House rules' },
    metaDescription: {
      hu: 'A Tisza Aréna házirendje tíz rövid pontban.',
      en: 'The house rules of the Tisza Aréna in ten short points.',
    },
    body: {
      hu: `1. A belépővel a házirendet is elfogadja.
2. Üveg, alkohol, petárda kint marad.
3. Dob csak az Ártéren szól, a nyugati lelátón csendesebb a világ.
4. Az ülőhely számozott, a szomszéd viszont alku tárgya.
5. Kabala, sál, transzparens jöhet, ha nem bánt senkit.
6. Állatot csak segítő kutyaként engedünk be.
7. Fényképezni szabad, vakuzni nem.
8. A pályára lépni tilos, kivéve, ha egy játékos hívja.
9. Tűzriadónál a folyó felőli kapukat használja.
10. A szemetet vigye a kukáig: a kapitányunk is söpör.`,
      en: `1. With your ticket you accept these rules.
2. Glass, alcohol and firecrackers stay outside.
3. Drums are for the Floodplain; the west stand is a quieter world.
4. Seats are numbered, neighbours are negotiable.
5. Mascots, scarves and banners are welcome if they hurt nobody.
6. Animals may come in only as assistance dogs.
7. Photographs yes, flash no.
8. Keep off the floor unless a player calls you.
9. In a fire alarm use the gates on the river side.
10. Take your litter to the bin: our captain sweeps too.`,
    },
  },
  {
    key: 'kapcsolat',
    slug: { hu: 'kapcsolat', en: 'contact' },
    title: { hu: 'Kapcsolat és sajtó', en: 'Contact and press' },
    metaDescription: {
      hu: 'Írjon, hívjon, jöjjön be: a Tiszai Hiúzok irodája és sajtószolgálata.',
      en: 'Write, ring or drop in: the office and press desk of the Tisza Lynxes.',
    },
    body: {
      hu: `Az iroda a csarnok folyó felőli oldalán van, a zöld ajtó mögött. Hétfőtől péntekig 8 és 15 óra között mindig van bent valaki.

| Ügy | Kihez forduljon |
|---|---|
| általános kérdés | iroda@tiszaihiuzok.example, +36 56 500 1963 |
| jegy, bérlet | jegy@tiszaihiuzok.example |
| akadémia | akademia@tiszaihiuzok.example |
| támogatás | tao@tiszaihiuzok.example |

## Sajtó

Torma Júlia segít: sajto@tiszaihiuzok.example. Belépőt mérkőzés előtt két munkanappal kérjen. Az edzések első tizenöt perce nyilvános, interjút a folyosón, cipőben is adunk.`,
      en: `The office is on the river side of the hall behind the green door. There is always someone in from Monday to Friday between 8:00 and 15:00.

| About | Ask |
|---|---|
| anything | iroda@tiszaihiuzok.example, +36 56 500 1963 |
| tickets | jegy@tiszaihiuzok.example |
| the academy | akademia@tiszaihiuzok.example |
| support | tao@tiszaihiuzok.example |

## Press

Júlia Torma will help: sajto@tiszaihiuzok.example. Ask for a pass two working days before the game. The first fifteen minutes of practice are public, and interviews are given in the corridor, shoes on.`,
    },
  },
]
