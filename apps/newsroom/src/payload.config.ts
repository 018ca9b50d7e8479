import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { en } from '@payloadcms/translations/languages/en'
import { hu } from '@payloadcms/translations/languages/hu'
import { createTransport } from 'nodemailer'
import { buildConfig, type CollectionConfig, type GlobalConfig } from 'payload'
import sharp from 'sharp'
import { adminOnly } from './access/admin-only.ts'
import { bilingual } from './bilingual.ts'
import { withNameCheck } from './children/check-names.ts'
import { Arenas } from './collections/arenas.ts'
import { Articles } from './collections/articles.ts'
import { AuditLines } from './collections/audit-lines.ts'
import { Banners } from './collections/banners.ts'
import { Categories } from './collections/categories.ts'
import { ChildConsentTexts } from './collections/child-consent-texts.ts'
import { ChildRequests } from './collections/child-requests.ts'
import { Clubs } from './collections/clubs.ts'
import { CompetitionTeams } from './collections/competition-teams.ts'
import { Competitions } from './collections/competitions.ts'
import { ConsentTexts } from './collections/consent-texts.ts'
import { Consents } from './collections/consents.ts'
import { Documents } from './collections/documents.ts'
import { Galleries } from './collections/galleries.ts'
import { GalleryFiles } from './collections/gallery-files.ts'
import { JoinRegistrations } from './collections/join-registrations.ts'
import { Matches } from './collections/matches.ts'
import { Media } from './collections/media.ts'
import { Menus } from './collections/menus.ts'
import { Pages } from './collections/pages.ts'
import { Players } from './collections/players.ts'
import { Popups } from './collections/popups.ts'
import { Seasons } from './collections/seasons.ts'
import { Sponsors } from './collections/sponsors.ts'
import { Tags } from './collections/tags.ts'
import { TakenDownPictures } from './collections/taken-down-pictures.ts'
import { Users } from './collections/users.ts'
import { Videos } from './collections/videos.ts'
import { env } from './env.ts'
import { Settings } from './globals/settings.ts'
import { importEndpoints } from './import/endpoints.ts'
import { createLog } from './log.ts'
import { purgeStatusEndpoint } from './purge/status-endpoint.ts'
import { editor } from './rich-text/editor.ts'

const here = path.dirname(fileURLToPath(import.meta.url))

/** Editors need no tab for Payload's REST API. */
const withoutApiTab = <Config extends { admin?: object }>(config: Config): Config => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
})

const onSite = '/components/OnSite.tsx#OnSite'

/** Documents that no page shows. */
const offSite = new Set([
  JoinRegistrations,
  ChildConsentTexts,
  ChildRequests,
  TakenDownPictures,
  Users,
  AuditLines,
])

/** Tells editors when visitors see what they have saved. */
const withSiteNotice = (collection: CollectionConfig): CollectionConfig =>
  offSite.has(collection)
    ? collection
    : {
        ...collection,
        admin: {
          ...collection.admin,
          components: {
            ...collection.admin?.components,
            edit: { ...collection.admin?.components?.edit, beforeDocumentControls: [onSite] },
          },
        },
      }

const settingsWithNotice: GlobalConfig = {
  ...Settings,
  admin: { ...Settings.admin, components: { elements: { beforeDocumentControls: [onSite] } } },
}

export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  serverURL: env.NEWSROOM_ORIGIN,
  csrf: [env.NEWSROOM_ORIGIN],
  telemetry: false,
  graphQL: { disable: true },
  sharp,
  editor,
  admin: {
    user: Users.slug,
    avatar: 'default',
    dateFormat: 'yyyy. MM. dd. HH:mm',
    importMap: { baseDir: here },
    components: {
      graphics: { Logo: '/components/Logo.tsx#Logo', Icon: '/components/Logo.tsx#Icon' },
      beforeDashboard: ['/components/QuickStart.tsx#QuickStart'],
      afterNavLinks: [
        '/components/import/ImportLink.tsx#ImportLink',
        '/components/children/ChildrenLink.tsx#ChildrenLink',
      ],
      views: {
        import: {
          Component: '/components/import/ImportView.tsx#ImportView',
          path: '/import',
          meta: { title: 'Importálás' },
        },
        children: {
          Component: '/components/children/ChildrenView.tsx#ChildrenView',
          path: '/children',
          meta: { title: 'Gyermekvédelem' },
        },
      },
    },
    meta: { titleSuffix: ' · Palánk', robots: 'noindex, nofollow' },
    timezones: {
      defaultTimezone: 'Europe/Budapest',
      supportedTimezones: [{ label: 'Budapest', value: 'Europe/Budapest' }],
    },
  },
  i18n: { fallbackLanguage: 'hu', supportedLanguages: { hu, en } },
  // With fallback on, publishing English twice wrote the Hungarian body into English; the views fall back instead.
  localization: {
    defaultLocale: 'hu',
    fallback: false,
    locales: [
      { code: 'hu', label: bilingual('magyar', 'Hungarian') },
      { code: 'en', label: bilingual('angol', 'English') },
    ],
  },
  db: postgresAdapter({
    pool: {
      connectionString: env.DATABASE_URL,
      max: 10,
      // A pool handles errors of idle clients only: losing one in a transaction would end the process.
      onConnect: (client) => {
        client.on('error', () => undefined)
      },
    },
    push: false,
    migrationDir: path.join(here, 'migrations'),
  }),
  // Without a listener an idle connection dropped by the database would end the process.
  onInit: (payload) => {
    const { pool } = payload.db as unknown as {
      pool: { on: (event: 'error', listener: (error: Error) => void) => void }
    }
    pool.on('error', (error) => payload.logger.error({ err: error }, 'database connection lost'))
  },
  logger: createLog('newsroom', env),
  email: nodemailerAdapter({
    defaultFromAddress: env.MAIL_FROM,
    defaultFromName: 'Palánk',
    skipVerify: true,
    transport: env.SMTP_URL ? createTransport(env.SMTP_URL) : createTransport({ jsonTransport: true }),
  }),
  collections: [
    Articles,
    Pages,
    Galleries,
    Videos,
    Categories,
    Tags,
    Media,
    GalleryFiles,
    Documents,
    Menus,
    Banners,
    Popups,
    Sponsors,
    Matches,
    Competitions,
    CompetitionTeams,
    Players,
    Clubs,
    Arenas,
    Seasons,
    JoinRegistrations,
    ConsentTexts,
    Consents,
    ChildConsentTexts,
    ChildRequests,
    TakenDownPictures,
    Users,
    AuditLines,
  ].map((collection) => withoutApiTab(withSiteNotice(withNameCheck(collection)))),
  globals: [withoutApiTab(settingsWithNotice)],
  endpoints: [...importEndpoints, purgeStatusEndpoint],
  jobs: {
    access: { run: ({ req }) => Boolean(adminOnly({ req })) },
    deleteJobOnComplete: true,
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      access: { read: adminOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
    }),
  },
  typescript: { outputFile: path.join(here, 'payload-types.ts') },
  upload: { limits: { fileSize: 25_000_000 } },
})
