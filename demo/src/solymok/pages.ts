import type { DemoPage } from '../types.ts'

export const pages: DemoPage[] = [
  {
    key: 'tao',
    slug: { hu: 'tao-tajekoztato', en: 'tao-information' },
    title: { hu: 'TAO-tájékoztató', en: 'TAO information' },
    cover: 'img/ures-csarnok.webp',
    metaDescription: {
      hu: 'Hogyan támogathatja egy cég a Dunai Sólymok utánpótlását a társasági adójából?',
      en: 'How a company can support the youth teams of the Danube Falcons from its corporate tax.',
    },
    documents: ['tao-nyilatkozat'],
    body: {
      hu: `A társasági adó kedvezménye (TAO) azt jelenti, hogy egy vállalkozás az adója egy részét sportra fordíthatja. A pénz nem pluszkiadás: a cég ugyanannyit fizet, csak eldönti, hová kerüljön.

## Hogyan működik?

1. A cég jelzi a szándékát, és megadja a várható társasági adóját.
2. A klub elküldi a támogatási szerződést, és megkéri a támogatási igazolást.
3. A cég utal, majd az utalást nyolc napon belül bejelenti az adóhatóságnak.
4. A klub negyedévente elszámol, az idény végén közzéteszi a felhasználást.

## Mire fordítjuk?

- utánpótlás-nevelés: edzői bérek, utazás, nevezési díjak
- tárgyi eszközök: labdák, palánkok, mezek
- létesítmény: az új edzőpálya kialakítása
- képzés: edzői továbbképzések, játékvezetői tanfolyam

## Kapcsolat

A felajánlásokat Halmos Dóra gazdasági vezető kezeli: tao@dunaisolymok.example, +36 55 400 158. Minden levélre két munkanapon belül válaszolunk.`,
      en: `The corporate tax allowance, TAO for short, lets a business direct part of its tax to sport. It is not an extra cost: the company pays the same amount and decides where it goes.

## How does it work?

1. The company tells us that it would like to take part and gives its expected corporate tax.
2. The club sends the contract and applies for the certificate of support.
3. The company transfers the money and reports it to the tax authority within eight days.
4. The club accounts for it every quarter and publishes the use at the end of the season.

## What is it spent on?

- youth work: coaches’ pay, travel, entry fees
- equipment: balls, backboards, kits
- buildings: the new practice court
- training: courses for coaches and referees

## Contact

Dóra Halmos, head of finance, looks after the offers: tao@dunaisolymok.example, +36 55 400 158. Every letter is answered within two working days.`,
    },
  },
  {
    key: 'tagdij-szabalyzat',
    slug: { hu: 'tagdijfizetesi-szabalyzat', en: 'membership-fee-rules' },
    title: { hu: 'Tagdíjfizetési szabályzat', en: 'Membership fee rules' },
    metaDescription: {
      hu: 'Tagdíjak korosztályonként, kedvezmények és fizetési határidők az idei idényre.',
      en: 'Fees by age group, discounts and deadlines for this season.',
    },
    body: {
      hu: `A szabályzat a Dunai Sólymok utánpótlás csapataiban sportoló játékosok tagdíjfizetésének rendjét tartalmazza az idei idényre. Hatályos szeptember 1-jétől.

## Díjak korosztályonként

| Korosztály | Havi díj | Féléves díj |
|---|---|---|
| U11, U12 | 12 000 Ft | 54 000 Ft |
| U14, U16 | 15 000 Ft | 68 000 Ft |
| U18, U20 | 18 000 Ft | 81 000 Ft |

## Kedvezmények

- Testvérkedvezmény: a második gyermektől 30 százalék.
- Sérülés miatti kihagyás: orvosi igazolással a hónap díja jóváírható.
- Méltányossági kérelem minden hónap 5. napjáig adható be.

## Fizetés módja

A díj a [tagdíjfizetési rendszerben](/oldalak/tagdijfizetesi-rendszer) bankkártyával vagy átutalással rendezhető. A befizetés határideje a tárgyhónap tizedike. Késedelem esetén a rendszer két alkalommal küld emlékeztetőt.`,
      en: `These rules tell how players of the youth teams of the Danube Falcons pay their membership fee this season. They apply from 1 September.

## Fees by age group

| Age group | A month | Half a year |
|---|---|---|
| U11, U12 | HUF 12,000 | HUF 54,000 |
| U14, U16 | HUF 15,000 | HUF 68,000 |
| U18, U20 | HUF 18,000 | HUF 81,000 |

## Discounts

- Brothers and sisters: 30 per cent from the second child.
- Injury: with a doctor’s note the month’s fee is credited.
- A request for equity can be handed in until the 5th of each month.

## How to pay

The fee is paid by card or transfer in [the membership fee system](/page/membership-fee-system). It is due on the tenth of the month. If it is late, the system sends two reminders.`,
    },
  },
  {
    key: 'tagdij-rendszer',
    slug: { hu: 'tagdijfizetesi-rendszer', en: 'membership-fee-system' },
    title: { hu: 'Tagdíjfizetési rendszer', en: 'Membership fee system' },
    metaDescription: {
      hu: 'Lépésről lépésre: belépés, befizetés, számla és segítség a tagdíjfizetési rendszerhez.',
      en: 'Step by step: signing in, paying, invoices and help with the membership fee system.',
    },
    body: {
      hu: `A tagdíjat a szülők a klub internetes felületén fizethetik. Belépni a beiratkozáskor megadott e-mail-címmel lehet, jelszó nem kell: a rendszer minden alkalommal egyszer használható hivatkozást küld.

## Befizetés négy lépésben

1. Nyissa meg a [tagdij.dunaisolymok.example](https://tagdij.dunaisolymok.example) oldalt, és írja be az e-mail-címét.
2. Válassza ki a gyermeket és a hónapokat, akár előre a teljes félévet.
3. Fizessen bankkártyával, vagy kérjen átutalási adatokat.
4. A számla percek alatt megérkezik, később a „Számláim” menüből is letölthető.

## Gyakori kérdések

**Rossz összeget látok.** A testvérkedvezményt a rendszer a második gyermek beiratkozása utáni hónaptól számolja.

**Nem jön meg a hivatkozás.** Nézze meg a levélszemetet, és ha ott sincs, írjon a tagdij@dunaisolymok.example címre.

**Más fizetné.** A hivatkozás továbbadható, a számlán szereplő név fizetés előtt átírható.`,
      en: `Parents pay the fee on the club’s own site. You sign in with the e-mail address given at enrolment and need no password: the system sends a link that works once.

## Paying in four steps

1. Open [tagdij.dunaisolymok.example](https://tagdij.dunaisolymok.example) and type your e-mail address.
2. Choose the child and the months, up to the whole half-year in advance.
3. Pay by card or ask for the details of a transfer.
4. The invoice arrives within minutes and stays under “My invoices”.

## Common questions

**The amount looks wrong.** The discount for brothers and sisters counts from the month after the second child has enrolled.

**The link does not arrive.** Look in your junk mail, and if it isn’t there, write to tagdij@dunaisolymok.example.

**Someone else is paying.** The link may be passed on, and the name on the invoice can be changed before payment.`,
    },
  },
  {
    key: 'edzoinknek',
    slug: { hu: 'edzoinknek', en: 'for-our-trainers' },
    title: { hu: 'Edzőinknek', en: 'For our trainers' },
    metaDescription: {
      hu: 'Belső tudnivalók az akadémia edzőinek: jelenlét, pályabeosztás, továbbképzés.',
      en: 'Notes for the coaches of the academy: attendance, court times, further training.',
    },
    body: {
      hu: `Ez az oldal a Sólyom Akadémia edzőinek szól, de nincs benne titok: a szülők is láthatják, mit várunk magunktól.

## Minden edzésen

- Érkezz negyedórával korábban, és te zárd be a szertárt.
- A jelenléti ívet még aznap töltsd ki, hiányzásnál hívd a szülőt, ne a gyereket.
- Az első öt percben minden gyerekhez szólj a nevén.

## Pályabeosztás

A heti beosztás csütörtök estig alakítható, pénteken délben rögzül. Cserét a másik edzővel egyeztess, aztán írd meg Bakó Eszternek.

## Továbbképzés

Havonta egy hétfőn, este hattól szakmai kör a Duna Aréna tárgyalójában. Az idei témák: labdavezetés nyomás alatt, a növekedési ugrás terhelése, beszélgetés a szülőkkel. A részvételért kreditpont jár.

> A jó edzés végén a gyerek kérdez, nem az edző.`,
      en: `This page is written for the coaches of the Falcon Academy, but there is nothing secret in it: parents may see what we expect of ourselves.

## At every practice

- Be there a quarter of an hour early, and be the one who locks the store room.
- Fill in the attendance sheet the same day; if someone is missing, call the parent, not the child.
- Say every child’s name in the first five minutes.

## Court times

The week’s timetable can be changed until Thursday evening and is fixed at noon on Friday. Agree a swap with the other coach, then tell Eszter Bakó.

## Further training

One Monday a month, from six in the evening, in the meeting room of the Duna Aréna. This year: dribbling under pressure, workload during a growth spurt, talking with parents. Attendance earns credits.

> At the end of a good practice it is the child who asks the questions.`,
    },
  },
  {
    key: 'edzesi-idopontok',
    slug: { hu: 'edzesi-idopontok', en: 'training-times' },
    title: { hu: 'Edzési időpontok', en: 'Training times' },
    cover: 'img/utanpotlas.webp',
    metaDescription: {
      hu: 'Az akadémia heti edzésrendje korosztályonként, helyszínekkel.',
      en: 'The academy’s weekly timetable by age group, with places.',
    },
    body: {
      hu: `Az alábbi rend a tanév idejére szól, iskolai szünetben külön beosztás van. Az első két alkalom mindenkinek ingyenes.

| Csoport | Napok | Idő | Helyszín |
|---|---|---|---|
| Kenguru (6–8 év) | kedd, csütörtök | 16:00–17:00 | Fűzfás utcai iskola |
| U11 | hétfő, szerda | 16:30–18:00 | Duna Aréna, kis terem |
| U12 | hétfő, szerda, péntek | 16:30–18:00 | Duna Aréna |
| U14 | hétfő, szerda, péntek | 18:00–19:30 | Duna Aréna |
| U16 | hétfő, szerda, péntek | 19:30–21:00 | Duna Aréna |
| U18 | kedd, csütörtök, péntek | 19:00–20:30 | Révkapu Gimnázium |
| U20, U23 | naponta | 14:30–16:30 | Duna Aréna |

## Mit hozz magaddal?

- teremcipőt, amelyben az utcán nem jársz
- kulacsot és törölközőt
- kérdést, ha van

Változás esetén a csoport edzője üzenetet küld a szülőknek. Új jelentkezőket [az űrlapon](/csatlakozz) várunk.`,
      en: `This timetable is for school weeks; there is a separate one for the holidays. The first two practices are free for everyone.

| Group | Days | Time | Place |
|---|---|---|---|
| Kangaroo (ages 6–8) | Tue, Thu | 16:00–17:00 | Fűzfás street school |
| U11 | Mon, Wed | 16:30–18:00 | Duna Aréna, small hall |
| U12 | Mon, Wed, Fri | 16:30–18:00 | Duna Aréna |
| U14 | Mon, Wed, Fri | 18:00–19:30 | Duna Aréna |
| U16 | Mon, Wed, Fri | 19:30–21:00 | Duna Aréna |
| U18 | Tue, Thu, Fri | 19:00–20:30 | Révkapu grammar school |
| U20, U23 | daily | 14:30–16:30 | Duna Aréna |

## What to bring

- indoor shoes that you don’t wear in the street
- a water bottle and a towel
- a question, if you have one

If anything changes, the group’s coach sends the parents a message. Newcomers can use [the join form](/join-us).`,
    },
  },
  {
    key: 'footer',
    slug: { hu: 'footer', en: 'footer' },
    title: { hu: 'Lábléc', en: 'Footer' },
    metaDescription: {
      hu: 'A Dunai Sólymok honlapjának alsó sora.',
      en: 'The bottom line of the Danube Falcons’ website.',
    },
    body: {
      hu: '© Dunai Sólymok Kosárlabda Klub · [Adatkezelési tájékoztató](/oldalak/adatkezelesi-tajekoztato) · [Impresszum](/oldalak/impresszum)',
      en: '© Danube Falcons Basketball Club · [Privacy notice](/page/privacy-notice) · [Imprint](/page/imprint)',
    },
  },
  {
    key: 'impresszum',
    slug: { hu: 'impresszum', en: 'imprint' },
    title: { hu: 'Impresszum', en: 'Imprint' },
    metaDescription: {
      hu: 'A Dunai Sólymok honlapjának kiadója és szerkesztői.',
      en: 'Publisher and editors of the Danube Falcons’ website.',
    },
    body: {
      hu: `**Kiadó:** Dunai Sólymok Kosárlabda Klub Sportegyesület (kitalált szervezet)

**Székhely:** 2400 Dunaszeg, Sportcsarnok utca 1.

**Telefon:** +36 25 400 1958

**E-mail:** iroda@dunaisolymok.example

**Felelős kiadó:** Rátkai Vilmos klubelnök

**Szerkesztőség:** Somogyi Panna (vezető szerkesztő), Keve Olivér (fotó), Turi Anikó (videó)

A honlapon megjelenő szövegek és képek a klub hozzájárulásával, a forrás megjelölésével vehetők át. A sajtó munkatársait [a kapcsolat oldalon](/oldalak/kapcsolat) várjuk.`,
      en: `**Publisher:** Danube Falcons Basketball Club (an invented organisation)

**Seat:** 2400 Dunaszeg, Sportcsarnok utca 1.

**Telephone:** +36 25 400 1958

**E-mail:** iroda@dunaisolymok.example

**Responsible publisher:** Vilmos Rátkai, president

**Editors:** Panna Somogyi (editor in chief), Olivér Keve (photos), Anikó Turi (video)

Texts and pictures of this site may be used with the club’s consent and with the source named. The press will find us on [the contact page](/page/contact).`,
    },
  },
  {
    key: 'adatkezeles',
    slug: { hu: 'adatkezelesi-tajekoztato', en: 'privacy-notice' },
    title: { hu: 'Adatkezelési tájékoztató', en: 'Privacy notice' },
    metaDescription: {
      hu: 'Milyen adatokat kezel a Dunai Sólymok honlapja, miért és meddig.',
      en: 'Which data the Danube Falcons’ website keeps, why and for how long.',
    },
    body: {
      hu: `Röviden: csak azt kérjük el, ami az edzések megszervezéséhez kell, és csak addig őrizzük, amíg szükség van rá.

## Ki kezeli az adatokat?

A Dunai Sólymok Kosárlabda Klub, 2400 Dunaszeg, Sportcsarnok utca 1. Adatvédelmi kérdésekben: adatvedelem@dunaisolymok.example.

## A jelentkezési űrlap

| Adat | Miért | Meddig |
|---|---|---|
| név, születési év | korosztályba sorolás | egy év |
| e-mail-cím, telefonszám | visszahívás | egy év |
| anyja neve (nem kötelező) | azonosítás névegyezésnél | egy év |
| a hozzájárulás ideje és a szöveg változata | igazolás | egy év |

Egy év után minden jelentkezést törlünk, azzal együtt, amit mi jegyeztünk fel hozzá.

Tizenhat év alatti jelentkező esetén a hozzájárulást a szülő vagy a gyám adja meg.

## Sütik

A honlap két sütit használ: az egyik a választott nyelvet jegyzi meg, a másik azt, hogy az üdvözlő ablakot már látta. Mérésre vagy hirdetésre nem gyűjtünk adatot.

## Jogai

Kérhet tájékoztatást, helyesbítést és törlést, és bármikor visszavonhatja a hozzájárulását. Panasszal az adatvédelmi hatósághoz fordulhat.`,
      en: `In short: we only ask for what we need to organise practices, and keep it only as long as we need it.

## Who keeps the data?

Danube Falcons Basketball Club, 2400 Dunaszeg, Sportcsarnok utca 1. For questions about data: adatvedelem@dunaisolymok.example.

## The join form

| Data | Why | How long |
|---|---|---|
| name, year of birth | to find the age group | one year |
| e-mail, telephone | to call you back | one year |
| mother’s name (optional) | to tell namesakes apart | one year |
| time of the consent and version of its text | as proof | one year |

After a year we erase every registration, together with what we have noted beside it.

For an applicant under sixteen it is the parent or guardian who consents.

## Cookies

The site uses two cookies: one remembers your language, the other that you have seen the welcome window. We collect nothing for measurement or advertising.

## Your rights

You may ask for information, correction and erasure, and withdraw your consent at any time. Complaints can be made to the data protection authority.`,
    },
  },
  {
    key: 'jegyek',
    slug: { hu: 'jegyek', en: 'tickets' },
    title: { hu: 'Jegyek és bérletek', en: 'Tickets and season tickets' },
    cover: 'img/berlet-poszter.webp',
    metaDescription: {
      hu: 'Jegyárak, bérletek és kedvezmények a Sólymok hazai mérkőzéseire.',
      en: 'Ticket prices, season tickets and discounts for the Falcons’ home games.',
    },
    body: {
      hu: `Tizenhárom hazai meccs, egy hely, ami a tiéd. A bérlet az alapszakasz összes hazai mérkőzésére szól, és elővételi jogot ad a kupára és a rájátszásra.

| Szektor | Jegy | Kedvezményes | Bérlet |
|---|---|---|---|
| B (középen) | 4 200 Ft | 3 000 Ft | 42 000 Ft |
| D | 3 000 Ft | 2 000 Ft | 28 000 Ft |
| Kanyar | 2 200 Ft | 1 400 Ft | 19 000 Ft |
| Állóhely | 1 500 Ft | 1 500 Ft | nincs |

## Hol vehető?

- a csarnok pénztárában hétköznap 14 és 18 óra között, mérkőzésnapon a kezdésig
- az interneten: [jegy.dunaisolymok.example](https://jegy.dunaisolymok.example)

## Kedvezmények

Diákok, nyugdíjasok és fogyatékossággal élők kedvezményes jegyet válthatnak. Hat év alatt a belépés ölben ülve ingyenes. A kerekesszékes helyekre a jegyiroda@dunaisolymok.example címen lehet jelentkezni, a kísérő jegye ingyenes.

A mérkőzések napját a [menetrendben](/merkozesek) találja.`,
      en: `Thirteen home games and one place that is yours. A season ticket covers every home game of the regular season and comes with first call on the cup and the play-offs.

| Section | Ticket | Reduced | Season |
|---|---|---|---|
| B (centre) | HUF 4,200 | HUF 3,000 | HUF 42,000 |
| D | HUF 3,000 | HUF 2,000 | HUF 28,000 |
| Curve | HUF 2,200 | HUF 1,400 | HUF 19,000 |
| Standing | HUF 1,500 | HUF 1,500 | none |

## Where to buy

- at the box office on weekdays from 14:00 to 18:00, on game days until tip-off
- online: [jegy.dunaisolymok.example](https://jegy.dunaisolymok.example)

## Reductions

Students, pensioners and people with disabilities pay the reduced price. Children under six come in free on a lap. For wheelchair places write to jegyiroda@dunaisolymok.example; the companion’s ticket is free.

The dates are in [the schedule](/schedules).`,
    },
  },
  {
    key: 'csarnok',
    slug: { hu: 'csarnok', en: 'arena' },
    title: { hu: 'Duna Aréna', en: 'Duna Aréna' },
    cover: 'img/csarnok-este.webp',
    metaDescription: {
      hu: 'A Sólymok otthona: megközelítés, parkolás, akadálymentesség.',
      en: 'The home of the Falcons: getting there, parking, access.',
    },
    body: {
      hu: `A Duna Aréna 1987-ben épült a folyó régi fatelepén, 2023-ban újult meg. 4 350 néző fér el benne, a küzdőtér felett új LED-világítás ad egyenletes fényt.

## Megközelítés

- **Gyalog:** a Révkapu tértől nyolc perc a parti sétányon.
- **Busszal:** a 4-es és a 11-es járat a bejáratnál áll meg.
- **Komppal:** a túlpartról mérkőzésnapon félóránként, a lefújás után egy órával is.
- **Autóval:** háromszáz hely az északi oldalon, mérkőzésen csak bérleteseknek.

## Akadálymentesség

Az északi bejárat szintben van, innen lift visz a B szektorba. Huszonnégy kerekesszékes hely van kísérővel. A pénztárnál indukciós hurok segíti a hallókészüléket használókat.

## Bérbeadás

A kis terem hétvégén kibérelhető: csarnok@dunaisolymok.example. A csarnokban [a házirend](/oldalak/hazirend) szabályai érvényesek.`,
      en: `The Duna Aréna was built in 1987 on the old timber yard by the river and renewed in 2023. It holds 4,350, and new LED lights shine evenly on the floor.

## Getting there

- **On foot:** eight minutes from Révkapu square along the embankment.
- **By bus:** lines 4 and 11 stop at the entrance.
- **By ferry:** from the other bank every half an hour on game days, the last one an hour after the end.
- **By car:** three hundred places on the north side, on game days for season-ticket holders only.

## Access

The north entrance is level, and a lift goes from there to section B. There are twenty-four wheelchair places with room for a companion. The box office has a hearing loop.

## Hire

The small hall can be hired at weekends: csarnok@dunaisolymok.example. [The house rules](/page/house-rules) apply in the hall.`,
    },
  },
  {
    key: 'rolunk',
    slug: { hu: 'rolunk', en: 'about-us' },
    title: { hu: 'Rólunk', en: 'About us' },
    cover: 'img/kupa.webp',
    metaDescription: {
      hu: 'A Dunai Sólymok története 1958-tól, a vezetőség és a munkatársak.',
      en: 'The story of the Danube Falcons since 1958, the board and the people.',
    },
    body: {
      hu: `1958 őszén tizennégy hajógyári tanuló két gyűrűt szerelt a fatelep kerítésére. Az első mérkőzést zuhogó esőben játszották, az eredményt senki nem írta fel, a csapat nevét viszont igen: a part felett körözött egy vándorsólyom.

## Mérföldkövek

- **1958:** megalakul a klub, az első edző a gyár normása
- **1971:** feljutás az első osztályba
- **1987:** felépül a Duna Aréna
- **2004:** elindul a Sólyom Akadémia
- **2023:** a csarnok felújítása, ezernél több bérletes

## Vezetőség

Elnök: Rátkai Vilmos. Ügyvezető: Kürti Magdolna. Gazdasági vezető: Halmos Dóra. Az akadémia szakmai vezetője: Bakó Eszter.

## Karrier

Önkéntest, szervezőt és edzőt egész évben keresünk. Bemutatkozó levelet a munka@dunaisolymok.example címre várunk.`,
      en: `In the autumn of 1958 fourteen apprentices of the shipyard fixed two rings to the fence of the timber yard. They played the first game in pouring rain. Nobody wrote down the score, but they did write down a name: a peregrine falcon was circling over the bank.

## Milestones

- **1958:** the club is founded, its first coach the yard’s timekeeper
- **1971:** promotion to the first division
- **1987:** the Duna Aréna is built
- **2004:** the Falcon Academy opens
- **2023:** the hall is renewed, more than a thousand season tickets

## The board

President: Vilmos Rátkai. Managing director: Magdolna Kürti. Head of finance: Dóra Halmos. Head of the academy: Eszter Bakó.

## Work with us

We look for volunteers, organisers and coaches all year round. Introduce yourself at munka@dunaisolymok.example.`,
    },
  },
  {
    key: 'akademia',
    slug: { hu: 'akademia', en: 'academy' },
    title: { hu: 'Sólyom Akadémia', en: 'Falcon Academy' },
    cover: 'img/labda-a-vonalon.webp',
    metaDescription: {
      hu: 'Utánpótlás-nevelés Dunaszegen: csoportok, iskolai program, Jövő Sólymai.',
      en: 'Youth basketball in Dunaszeg: groups, the school programme, Falcons of Tomorrow.',
    },
    body: {
      hu: `Háromszáznegyven gyerek, tizenegy csapat, tizenhat edző. A Sólyom Akadémián az a cél, hogy aki tizennégy évesen abbahagyja, huszonnégy évesen is szívesen visszajöjjön dobálni.

## Csoportok

A legkisebbek a Kenguru csoportban kezdenek, ahol a labda puha, a gyűrű alacsony, és a szülő is beállhat. U11-től jön a bajnokság, U16-tól az erőnléti munka, U20-tól a felnőttcsapat közelsége.

## Iskolai program: Jövő Sólymai

Kilenc általános iskolában heti két testnevelésórát tartunk. A program az iskolának díjtalan, a labdákat mi visszük.

## Tanulás

A csarnok emeletén minden délután tanulószoba működik. Akinek romlik az átlaga, nem az edzésről marad el, hanem az edzés előtt érkezik egy órával.

Csatlakozni [az űrlapon](/csatlakozz) lehet, a rend [az edzési időpontoknál](/oldalak/edzesi-idopontok) olvasható.`,
      en: `Three hundred and forty children, eleven teams, sixteen coaches. The aim of the Falcon Academy is that whoever stops at fourteen should still like to come back and shoot at twenty-four.

## Groups

The youngest start in the Kangaroo group, where the ball is soft, the ring is low and parents may join in. Leagues begin at under-11, strength work at under-16, and at under-20 the first team is next door.

## At school: Falcons of Tomorrow

We hold two lessons a week at nine primary schools. It costs the school nothing, and we bring the balls.

## Learning

There is a study room upstairs in the hall every afternoon. Anyone whose marks are slipping doesn’t miss practice; they come an hour before it.

Join with [the form](/join-us); the timetable is under [training times](/page/training-times).`,
    },
  },
  {
    key: 'szakmai-stab',
    slug: { hu: 'szakmai-stab', en: 'coaching-staff' },
    title: { hu: 'Szakmai stáb', en: 'Coaching staff' },
    cover: 'img/taktika.webp',
    metaDescription: {
      hu: 'A Sólymok felnőttcsapatának edzői és segítői.',
      en: 'The coaches and helpers of the Falcons’ first team.',
    },
    body: {
      hu: `| Név | Feladat |
|---|---|
| Gerencsér Tibor | vezetőedző |
| Holló Péter | másodedző, védekezés |
| Ányos Réka | erőnléti edző |
| dr. Őri Gábor | csapatorvos |
| Pálos Benedek | gyógytornász |
| Csonka Lilla | videóelemző |

Gerencsér Tibor a negyedik idényét kezdi Dunaszegen. Játékosként irányító volt, edzőként is szereti, ha hamar indul a labda.`,
      en: `| Name | Role |
|---|---|
| Tibor Gerencsér | head coach |
| Péter Holló | assistant coach, defence |
| Réka Ányos | conditioning coach |
| Dr Gábor Őri | team doctor |
| Benedek Pálos | physiotherapist |
| Lilla Csonka | video analyst |

This is Tibor Gerencsér’s fourth season in Dunaszeg. He was a point guard, and as a coach he still likes the ball to leave early.`,
    },
  },
  {
    key: 'hazirend',
    slug: { hu: 'hazirend', en: 'house-rules' },
    title: { hu: 'Házirend', en: 'House rules' },
    metaDescription: {
      hu: 'Mit szabad és mit nem a Duna Arénában.',
      en: 'What is and isn’t allowed in the Duna Aréna.',
    },
    body: {
      hu: `Jó estét szeretnénk mindenkinek, ezért kevés szabályunk van, de azokat komolyan vesszük.

- Dob, zászló, sál jöhet. Pirotechnika, kürt és üveg nem.
- Táska A4-es méretig vihető be.
- A játékteret a lefújás után tíz perccel, a rendezők jelzésére lehet megnyitni a gyerekeknek.
- Sértő, kirekesztő bekiabálásért a jegy ára nem jár vissza, csak a kijárat.
- Dohányozni az épület előtt, a kijelölt helyen lehet.

Elveszett tárgyak: a porta kilencven napig őrzi őket.`,
      en: `We would like everyone to have a good evening, so the rules are few and we mean them.

- Drums, flags and scarves are welcome. Fireworks, horns and glass are not.
- Bags up to A4 size are let in.
- The floor is opened for children ten minutes after the end, when the stewards say so.
- Insulting or hateful shouts earn the way out, not a refund.
- Smoking is outside, in the marked area.

Lost property is kept at the porter’s desk for ninety days.`,
    },
  },
  {
    key: 'kapcsolat',
    slug: { hu: 'kapcsolat', en: 'contact' },
    title: { hu: 'Kapcsolat és sajtó', en: 'Contact and press' },
    metaDescription: {
      hu: 'A klubiroda elérhetőségei, sajtóakkreditáció.',
      en: 'How to reach the club office, press accreditation.',
    },
    body: {
      hu: `## Klubiroda

2400 Dunaszeg, Sportcsarnok utca 1. Hétköznap 9 és 16 óra között, +36 25 400 1958, iroda@dunaisolymok.example.

## Jegyiroda

jegyiroda@dunaisolymok.example, +36 55 400 159.

## Sajtó

Akkreditációt a mérkőzés előtti nap délig lehet kérni a sajto@dunaisolymok.example címen. A sajtóhelyek a B szektor felső sorában vannak, vezetékes internettel. Fotózni a palánkok mögül lehet, vaku nélkül. Interjúra a lefújás után tizenöt perccel, a vegyes zónában van mód.`,
      en: `## Club office

2400 Dunaszeg, Sportcsarnok utca 1. Weekdays from 9:00 to 16:00, +36 25 400 1958, iroda@dunaisolymok.example.

## Ticket office

jegyiroda@dunaisolymok.example, +36 55 400 159.

## Press

Ask for accreditation at sajto@dunaisolymok.example by noon of the day before the game. The press sits in the top row of section B with wired internet. Photographs may be taken from behind the baskets without flash. Interviews are in the mixed zone fifteen minutes after the end.`,
    },
  },
]
