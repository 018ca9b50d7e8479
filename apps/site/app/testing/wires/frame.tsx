import { banner, popup } from '@palank/contract/banner'
import { menu } from '@palank/contract/menu'
import { page as pageSchema } from '@palank/contract/page'
import { setting } from '@palank/contract/setting'
import { sponsor } from '@palank/contract/sponsor'
import { languages } from '@palank/routes'
import { z } from 'zod'
import { cleanHtml } from '~/api/clean-html.server.ts'
import { pageTextOf } from '~/api/rich-text.server.ts'
import { Banner } from '~/features/banners/Banner.tsx'
import { exampleBanner } from '~/features/banners/banners.examples.ts'
import { bannerOf, bannersAt, homeBanner } from '~/features/banners/banners.ts'
import { JoinForm } from '~/features/join/JoinForm.tsx'
import { exampleJoinSettings } from '~/features/join/join.examples.ts'
import { joinView } from '~/features/join/join.ts'
import { exampleMedia } from '~/features/news/news.examples.ts'
import { examplePage } from '~/features/pages/pages.examples.ts'
import { Safeguarding } from '~/features/safeguarding/Safeguarding.tsx'
import { exampleClubSettings, exampleOfficerSettings } from '~/features/safeguarding/safeguarding.examples.ts'
import { safeguardingView } from '~/features/safeguarding/safeguarding.ts'
import { SponsorsCarousel } from '~/features/sponsors/SponsorsCarousel.tsx'
import { exampleSponsor } from '~/features/sponsors/sponsors.examples.ts'
import { sponsorsOf } from '~/features/sponsors/sponsors.ts'
import { clubLd } from '~/shell/club-ld.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import { Shell } from '~/shell/Shell.tsx'
import { shellView } from '~/shell/shell.ts'
import { image, logo, origin, type WireCase, wireCase } from './wire-case.ts'

const item = {
  id: 'm1',
  name: 'Klub',
  order: 1,
  type: 'internal_url',
  link: '/oldalak/klub',
  locale: 'hu_HU',
  page: null,
  parent_id: null,
  created_at: '2025-11-01T10:00:00+00:00',
  children: [],
}
const children = [{ ...item, id: 'm2', type: 'static_page', link: null, page: { slug: 'rolunk' } }]
const frame = {
  menus: [
    { slug: 'fomenu', place: 'main', name: 'Főmenü', order: 1, lang: 'hu', items: [{ ...item, children }] },
    { slug: 'lablec', place: 'footer-1', name: 'Lábléc', order: 2, lang: 'hu', items: [item] },
  ],
  settings: [
    ['page-settings', 'title', 'Klub'],
    ['contact-settings', 'address', 'Dunaszeg'],
    ['contact-settings', 'phone', '+36 25 400 1958'],
    ['contact-settings', 'other', '<p>Hétköznap</p>'],
    ['social-links', 'facebook', 'https://facebook.example/klub'],
  ].map(([setting_type, name, value]) => ({ setting_type, name, value, lang: 'hu' })),
  sponsors: [exampleSponsor],
  footerPage: examplePage,
  popup: { id: 1, lang: 'hu', url: '/oldalak/jegyek', banner_image: exampleMedia, visible: true },
}

const shell = wireCase({
  name: 'the frame of every page',
  through: ['shellView', 'menuEntries', 'clubLd', 'pageMeta'],
  schema: z.object({
    menus: z.array(menu),
    settings: z.array(setting),
    sponsors: z.array(sponsor),
    footerPage: pageSchema.nullable(),
    popup: popup.nullable(),
  }),
  valid: frame,
  together: 1,
  draw: ([wire], language) => {
    const { footerPage } = wire
    const view = shellView(language, {
      ...wire,
      footerPage: footerPage && {
        ...footerPage,
        body: pageTextOf(footerPage.body, { origin, language }),
      },
    })
    const { other } = view.footer.contact
    const contact = {
      ...view.footer.contact,
      other: other && { ...other, html: cleanHtml(other.html, origin) },
    }
    const club = { name: 'Klub', origin, home: '/kezdo', logo: logo.src, ...view.club }
    return {
      page: (
        <Shell view={{ ...view, footer: { key: 'footer', value: { ...view.footer, contact } } }}>
          <h1>Itt marad</h1>
        </Shell>
      ),
      written: [
        clubLd(club),
        pageMeta(
          { club: 'Klub', origin, languages, image, ...view.meta },
          { language, title: '', paths: {} },
        ),
      ],
    }
  },
})

const join = wireCase({
  name: 'the settings of the join form',
  through: ['joinView'],
  schema: z.array(setting),
  valid: exampleJoinSettings,
  together: 1,
  draw: ([wire], language) => {
    const view = joinView(wire, language)
    return { page: <JoinForm view={view} formToken="formToken" year={2026} captcha={null} /> }
  },
})

const safeguarding = wireCase({
  name: 'the settings of the safeguarding page',
  through: ['safeguardingView', 'clubContact', 'officerIn', 'clubSettings', 'phoneOf'],
  schema: z.array(setting),
  valid: [...exampleOfficerSettings, ...exampleClubSettings],
  together: 1,
  draw: ([wire], language) => ({ page: <Safeguarding view={safeguardingView(wire, language)} /> }),
})

/** Parts of many pages: menus, settings, banners, sponsors; and the pages made of settings. */
export const frameWires: WireCase[] = [
  wireCase({
    name: 'the sponsors',
    through: ['sponsorsOf'],
    schema: sponsor,
    valid: exampleSponsor,
    together: 40,
    draw: (wires) => ({
      page: <SponsorsCarousel sponsors={sponsorsOf(wires)} />,
    }),
  }),
  wireCase({
    name: 'the banners',
    through: ['bannerOf', 'bannersAt'],
    schema: banner,
    valid: exampleBanner,
    together: 1,
    draw: (wires, language) => ({
      page: (
        <Banner
          banner={
            bannersAt(
              wires.map((wire) => bannerOf(wire, language)),
              homeBanner,
            )[0]
          }
        />
      ),
    }),
  }),
  shell,
  join,
  safeguarding,
]
