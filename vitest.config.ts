import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const siteApp = fileURLToPath(new URL('./apps/site/app/', import.meta.url))

// They set their environment before the newsroom is loaded, or end it: each needs a process of its own.
const ownProcess = [
  'login',
  'match-day/read-match-day',
  'starter/starter',
  'first-steps/first-steps',
  'sign-in/equal-answers',
  'today/speed',
  'setup/setup',
  'account/accounts',
  'invitations/invitations',
].map((name) => `apps/newsroom/src/${name}.integration.test.ts`)

/** So long may a machine be busy elsewhere; whatever waits longer never ends. */
const expectSettings = { poll: { timeout: 30_000 } }

const integration = {
  // What is refused on purpose need not be reported.
  env: { LOG_LEVEL: 'silent' },
  fileParallelism: false,
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: expectSettings,
}

export default defineConfig({
  test: {
    projects: [
      {
        // The alias the public site's own build takes from its tsconfig.
        resolve: { alias: [{ find: /^~\//, replacement: siteApp }] },
        // As in that build: a picture is an address, never its bytes.
        build: { assetsInlineLimit: 0 },
        test: {
          name: 'unit',
          // No file leaves anything behind in a module, so a worker need not begin anew for each.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: expectSettings,
          include: ['{apps,packages,scripts,demo,bench,edge,server,release,rehearsal}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/.next/**', '**/*.integration.test.ts'],
        },
      },
      {
        test: {
          ...integration,
          name: 'integration',
          // Not in `.next`: a build of the newsroom has copies of them. An `exclude` here would overrule that of .ci/run.
          include: [
            ...ownProcess,
            '{apps/{api,site},packages/*,scripts,demo,edge,server}/src/**/*.integration.test.ts',
          ],
        },
      },
      {
        test: {
          ...integration,
          name: 'integration of the newsroom',
          // Payload takes longer to load than most of these files to run.
          isolate: false,
          include: ['apps/newsroom/src/**/*.integration.test.ts'],
          exclude: ownProcess,
        },
      },
    ],
  },
})
