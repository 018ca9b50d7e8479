import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type CollectionConfig, type UIField } from 'payload'
import sharp from 'sharp'
import { withAudit } from './audit/audit-changes.ts'
import { bilingual } from './bilingual.ts'
import { boardEndpoints } from './boards/endpoints.ts'
import { withNameCheck, withNameCheckInGlobal } from './children/check-names.ts'
import { club } from './club.ts'
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
import { connectionTo } from './connection-to.ts'
import { courtsideEndpoints } from './courtside/endpoints.ts'
import { withKeptDrafts } from './drafts/with-kept-drafts.ts'
import { env } from './env.ts'
import { Settings } from './globals/settings.ts'
import { importEndpoints } from './import/endpoints.ts'
import { linkTargetsEndpoint } from './link-targets/endpoint.ts'
import { dateTakeOvers } from './lists/date-take-overs.ts'
import { editingEndpoints } from './lists/editing-endpoint.ts'
import { withEditingNow, withLists } from './lists/with-lists.ts'
import { createLog } from './log.ts'
import { mailAdapter } from './mail/mail-adapter.ts'
import { menuTargetsEndpoint } from './menu-editor/endpoint.ts'
import { previewEndpoints } from './preview/endpoints.ts'
import { withPreview } from './preview/with-preview.ts'
import { pictureFactsEndpoint } from './publish-checks/facts-endpoint.ts'
import { withChecks } from './publish-checks/with-checks.ts'
import { publishingStatesEndpoint } from './publishing/states-endpoint.ts'
import { withPublishing } from './publishing/with-publishing.ts'
import { purgeStatusEndpoint } from './purge/status-endpoint.ts'
import { translateErrors } from './refusals/after-error.ts'
import { payloadTexts } from './refusals/payload-texts.ts'
import { editor } from './rich-text/editor.ts'
import { setupEndpoints } from './setup/endpoints.ts'
import { sitePageEndpoint } from './site-page/endpoint.ts'
import { navCountsEndpoint } from './today/counts-endpoint.ts'
import { homeOrderEndpoint } from './today/home-endpoint.ts'
import { withTrash } from './trash/with-trash.ts'
import { withTwoLanguages, withTwoLanguagesInGlobal } from './two-languages/with-two-languages.ts'
import { addPoolMetrics } from './watching/pool-metrics.ts'
import { languages } from './words/languages.ts'

const here = path.dirname(fileURLToPath(import.meta.url))

/** Editors need no tab for Payload's REST API. */
const withoutApiTab = <Config extends { admin?: object }>(config: Config): Config => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
})

/** Tells editors whether and when visitors see what they have saved. */
const onSite: UIField = {
  name: 'on_site',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/components/on-site/OnSite.tsx#OnSite' } },
}

/** Says why a save was refused. */
const errorSummary: UIField = {
  name: 'error_summary',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/components/refusals/ErrorSummary.tsx#ErrorSummary' },
  },
}

/** Asks or saves before the language or the page is changed, and says whether everything is saved. */
const keepText: UIField = {
  name: 'keep_text',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/components/keep-text/KeepText.tsx#KeepText' },
  },
}

/** Documents that no page shows. */
const offSite = new Set([
  'join-registrations',
  'child-consent-texts',
  'child-requests',
  'taken-down-pictures',
  'users',
  'audit-lines',
])

/** They have audit lines of their own, or are written by code only. */
const auditedElsewhere = new Set([
  'consents',
  'child-requests',
  'users',
  'audit-lines',
  'taken-down-pictures',
])

const withAudited = (collection: CollectionConfig): CollectionConfig =>
  auditedElsewhere.has(collection.slug) ? collection : withAudit(collection)

const withNotices = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [keepText, errorSummary, ...(offSite.has(collection.slug) ? [] : [onSite]), ...collection.fields],
})

// One thread for each upload, and nothing is kept of it: 200 pictures in one go must not take the machine's memory.
sharp.cache(false)
sharp.concurrency(1)

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
    avatar: { Component: '/components/nav/Avatar.tsx#Avatar' },
    theme: 'light',
    dateFormat: 'yyyy. MM. dd. HH:mm',
    importMap: { baseDir: here },
    components: {
      graphics: { Logo: '/components/Logo.tsx#Logo', Icon: '/components/Logo.tsx#Icon' },
      providers: [
        '/components/words/HardCodedWords.tsx#HardCodedWords',
        '/components/courtside/ForgetRosters.tsx#ForgetRosters',
      ],
      Nav: '/components/nav/Nav.tsx#Nav',
      actions: ['/components/nav/SiteLink.tsx#SiteLink'],
      views: {
        dashboard: { Component: '/components/today/Today.tsx#Today' },
        scheduled: {
          Component: '/components/publishing/ScheduledView.tsx#ScheduledView',
          path: '/scheduled',
          meta: { title: 'Időzítve' },
        },
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
    meta: { titleSuffix: ` · ${club.shortName}`, robots: 'noindex, nofollow' },
    timezones: {
      defaultTimezone: 'Europe/Budapest',
      supportedTimezones: [{ label: 'Budapest', value: 'Europe/Budapest' }],
    },
  },
  i18n: { fallbackLanguage: 'hu', supportedLanguages: languages, translations: payloadTexts },
  hooks: { afterError: [translateErrors] },
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
      ...connectionTo(env.DATABASE_URL),
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
      pool: Parameters<typeof addPoolMetrics>[0] & {
        on: (event: 'error', listener: (error: Error) => void) => void
      }
    }
    addPoolMetrics(pool)
    dateTakeOvers(payload)
    pool.on('error', (error) => payload.logger.error({ err: error }, 'database connection lost'))
  },
  logger: createLog('newsroom', env),
  email: mailAdapter(),
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
  ]
    .map((collection) =>
      withoutApiTab(
        withPreview(
          withNotices(
            withKeptDrafts(
              withPublishing(withChecks(withTwoLanguages(withAudited(withTrash(withNameCheck(collection)))))),
            ),
          ),
        ),
      ),
    )
    .map(withLists),
  globals: [
    withoutApiTab(
      withTwoLanguagesInGlobal(
        withEditingNow(
          withNameCheckInGlobal({
            ...Settings,
            fields: [keepText, errorSummary, onSite, ...Settings.fields],
          }),
        ),
      ),
    ),
  ],
  endpoints: [
    ...importEndpoints,
    ...courtsideEndpoints,
    linkTargetsEndpoint,
    ...boardEndpoints,
    menuTargetsEndpoint,
    purgeStatusEndpoint,
    sitePageEndpoint,
    publishingStatesEndpoint,
    ...previewEndpoints,
    pictureFactsEndpoint,
    ...editingEndpoints,
    navCountsEndpoint,
    homeOrderEndpoint,
    ...setupEndpoints,
  ],
  typescript: { outputFile: path.join(here, 'payload-types.ts') },
  upload: { limits: { fileSize: 25_000_000 } },
})
