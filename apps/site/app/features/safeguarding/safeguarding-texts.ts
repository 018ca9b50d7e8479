import type { Language } from '@palank/routes'

type Scope = { name: string; text: string }

export type SafeguardingTexts = {
  lead: string
  shown: {
    title: string
    text: string
    without: { title: string; items: string[]; initials: string }
    with: { title: string; text: string; scopes: Scope[] }
    always: string
  }
  why: { title: string; paragraphs: string[] }
  ask: { title: string; text: string; steps: Scope[]; authority: string }
  copies: { title: string; paragraphs: string[] }
  contactTitle: string
  contactText: string
  officer: string
  club: string
}

// Apart from the messages, which every page loads: only the server reads these.

const hu: SafeguardingTexts = {
  lead: 'A pályán csapatjátékosok, itt elsősorban gyerekek. Elmondjuk, mit mutatunk róluk, miért, és hogyan kérheted, hogy valami lekerüljön.',
  shown: {
    title: 'Mit mutatunk',
    text: 'Kiskorúnak tekintünk minden játékost annak az évnek a végéig, amelyikben betölti a 18. életévét. Akinek a születési évét nem ismerjük, de utánpótláscsapatban játszik, az is kiskorúnak számít.',
    without: {
      title: 'Hozzájárulás nélkül',
      items: [
        'Mezszám és monogram, portré helyett a klub sziluettje.',
        'Nincs saját oldala, ezért a keresők sem találnak rá.',
        'Nem látszik a születési éve és a magassága.',
        'Nem jelenik meg olyan kép, amelyen megneveztük.',
      ],
      initials: 'Sz. B.',
    },
    with: {
      title: 'Hozzájárulással',
      text: 'Csak az, amire a hozzájárulás szól. Mind a négyről külön lehet dönteni:',
      scopes: [
        { name: 'Teljes név', text: 'a keretben, a jegyzőkönyvben és a keresőben' },
        { name: 'Képek', text: 'portré, és azok a képek, amelyeken megneveztük' },
        { name: 'Testi adatok', text: 'születési év és magasság' },
        { name: 'Saját oldal', text: 'a statisztikáival és a mérkőzéseivel' },
      ],
    },
    always:
      'A születés napját senkiről sem közöljük. A 16 év alattiak oldalát hozzájárulással sem engedjük a keresőkbe. Más klubok kiskorú játékosainak sem a portréját, sem a születési évét vagy a magasságát nem mutatjuk.',
  },
  why: {
    title: 'Miért így',
    paragraphs: [
      'A mérkőzés nyilvános, egy gyerek élete nem. Az eredmények és a pontok hozzájárulás nélkül is pontosak, csak a név nem áll mellettük.',
      'A hozzájárulást 14 éves kor alatt a szülő vagy más törvényes képviselő adja, 14 éves kortól a játékossal együtt. Bármikor, indoklás nélkül visszavonható, és a visszavonás azonnal érvényes. Aki nem járul hozzá, ugyanúgy játszik.',
    ],
  },
  ask: {
    title: 'Hogyan kérheted, hogy lekerüljön',
    text: 'Kérheti a játékos, a szülő vagy más törvényes képviselő, és az is, aki egy képen magára ismer. Űrlap nincs, elég egy levél vagy egy telefonhívás.',
    steps: [
      { name: 'Írj vagy telefonálj', text: 'Az itt látható elérhetőségen. Nem kell megindokolnod.' },
      { name: 'Mondd meg, miről van szó', text: 'Az oldal címe vagy egy képernyőkép segít a legtöbbet.' },
      {
        name: 'Válaszolunk',
        text: 'A lehető leghamarabb, legkésőbb egy hónapon belül, ahogyan a GDPR 12. cikke előírja.',
      },
    ],
    authority:
      'Ha nem vagy elégedett a válaszunkkal, a Nemzeti Adatvédelmi és Információszabadság Hatósághoz (NAIH) fordulhatsz.',
  },
  copies: {
    title: 'Amit nem tudunk visszahívni',
    paragraphs: [
      'Amit leveszünk, az az oldalról és a képfájlok közül is eltűnik, így a régi címén sem nyílik meg.',
      'A látogatók böngészőjében megmaradt másolatot, a keresők által eltárolt találatot és a továbbküldött képernyőképet azonban nem tudjuk visszahívni.',
    ],
  },
  contactTitle: 'Fordulj hozzánk',
  contactText: 'Kérdésed van, vagy szeretnéd, hogy valami lekerüljön? Itt elérsz minket.',
  officer: 'Gyermekvédelmi felelős',
  club: 'A klub elérhetősége',
}

const en: SafeguardingTexts = {
  lead: 'On the court they are team-mates, here they are children first. This is what we show of them, why, and how to ask us to take something down.',
  shown: {
    title: 'What we show',
    text: 'To us every player is a minor until the end of the year of turning 18. So is whoever plays in a youth team and whose year of birth we do not know.',
    without: {
      title: 'Without consent',
      items: [
        'Shirt number and initials, and the club’s silhouette instead of a portrait.',
        'No page of their own, so search engines do not find them.',
        'No year of birth and no height.',
        'No picture in which we have named them.',
      ],
      initials: 'Sz. B.',
    },
    with: {
      title: 'With consent',
      text: 'Only what the consent is for. Each of the four is a separate decision:',
      scopes: [
        { name: 'Full name', text: 'in the squad, the box score and the search' },
        { name: 'Pictures', text: 'the portrait, and pictures in which we have named them' },
        { name: 'Physical data', text: 'year of birth and height' },
        { name: 'A page of their own', text: 'with statistics and games' },
      ],
    },
    always:
      'We publish nobody’s date of birth. Pages of under-16s stay out of search engines, with consent too. Of other clubs’ minors we show neither portrait nor year of birth nor height.',
  },
  why: {
    title: 'Why',
    paragraphs: [
      'A match is public, the life of a child is not. Results and points are right without consent as well; only the name does not stand beside them.',
      'Under 14 consent is given by a parent or another legal guardian, from 14 on together with the player. It can be withdrawn at any time, without a reason, and the withdrawal takes effect at once. Whoever does not consent plays just the same.',
    ],
  },
  ask: {
    title: 'How to have something taken down',
    text: 'The player can ask, a parent or another legal guardian, and anybody who recognises themselves in a picture. There is no form: a letter or a call is enough.',
    steps: [
      { name: 'Write or call', text: 'By the contact on this page. You need not give a reason.' },
      {
        name: 'Say what it is about',
        text: 'The address of the page or a screenshot helps most.',
      },
      {
        name: 'We answer',
        text: 'As soon as we can, at the latest within one month, as article 12 of the GDPR requires.',
      },
    ],
    authority:
      'If our answer does not satisfy you, you can turn to the Hungarian data protection authority (NAIH).',
  },
  copies: {
    title: 'What we cannot call back',
    paragraphs: [
      'What we take down is gone from the pages and from the picture files, so its old address no longer opens either.',
      'A copy left in a visitor’s browser, a result that a search engine has stored, and a screenshot that has been passed on cannot be called back.',
    ],
  },
  contactTitle: 'Get in touch',
  contactText: 'Do you have a question, or would you like something taken down? This is how to reach us.',
  officer: 'Child protection officer',
  club: 'The club’s contact',
}

export const safeguardingTexts: Record<Language, SafeguardingTexts> = { hu, en }
