import { defineConfig } from '@playwright/test'
import { part } from './demo-for-tests.ts'

const args =
  '--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run'

/** With SITE set, tests run against a demo that is already running. */
const demoIsRunning = Boolean(process.env.SITE)

const projects = [
  // These change the content and sign the same people in, so they run serially; the site's tests only read.
  {
    name: 'newsroom',
    testIgnore: [
      'site/**',
      'journeys/**',
      'guide/**',
      'calendar-follows.spec.ts',
      'withdrawn-consent.spec.ts',
      'match-night.spec.ts',
    ],
    workers: 1,
  },
  // Mostly waits for caches, and changes a match that no other test uses.
  { name: 'calendar', testMatch: 'calendar-follows.spec.ts' },
  {
    name: 'site',
    testMatch: 'site/**/*.spec.ts',
    dependencies: demoIsRunning || part ? [] : ['newsroom', 'calendar'],
    testIgnore: ['site/page-weight.spec.ts', 'site/hot-reload.spec.ts'],
    fullyParallel: true,
  },
  // They measure time, so nothing else may run beside them.
  {
    name: 'weight',
    testMatch: ['site/page-weight.spec.ts', 'site/hot-reload.spec.ts', 'withdrawn-consent.spec.ts'],
    dependencies: demoIsRunning || part ? [] : ['site'],
    workers: 1,
  },
  // Plays matches of the demo, so the pages above have been weighed before.
  {
    name: 'match-night',
    testMatch: 'match-night.spec.ts',
    dependencies: demoIsRunning ? [] : ['weight'],
    workers: 1,
  },
  // They measure a person's time, so they are no part of a whole run.
  { name: 'journeys', testMatch: 'journeys/*.spec.ts', workers: 1 },
  // Writes the pictures of docs/guides, on demand.
  { name: 'guide', testMatch: 'guide/*.spec.ts', workers: 1 },
]
const projectsOf = {
  newsroom: ['newsroom', 'calendar'],
  site: ['site'],
  weight: ['weight', 'match-night'],
  journeys: ['journeys'],
  guide: ['guide'],
}
const isInPart = (name: string) =>
  part ? projectsOf[part].includes(name) : name !== 'journeys' && name !== 'guide'

export default defineConfig({
  testDir: '.',
  globalSetup: './start-demo.ts',
  // Cleared by each run.
  outputDir: `../test-results/${part ?? 'all'}`,
  // One more than the cores of CI: a test also waits.
  workers: demoIsRunning ? 1 : 3,
  projects: projects.filter(({ name }) => isInPart(name)),
  timeout: 180_000,
  // The gate names those that needed it, and fails if they are more than a few (scripts/src/test-totals.ts).
  retries: process.env.CI ? 1 : 0,
  // Only a wait: slow machines take their time.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ...(process.env.CI
      ? [['json', { outputFile: process.env.E2E_REPORT ?? '../test-results/e2e.json' }] as const]
      : []),
    ...(part === 'journeys' ? [['./journeys/table-reporter.ts'] as const] : []),
  ],
  use: {
    browserName: 'chromium',
    baseURL: process.env.SITE,
    // The headless shell halves the time of a run.
    launchOptions: { executablePath: '/usr/bin/chromium-headless-shell', args: args.split(' ') },
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    viewport: { width: 1440, height: 1000 },
    actionTimeout: 30_000,
    // Without it a page that never loads is told as a test that took too long.
    navigationTimeout: 60_000,
    // Traces cost too much time for a whole run; use them on single tests.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
  },
})
