import { defineConfig } from '@playwright/test'

const args =
  '--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run'

/** With SITE set, tests run against a demo that is already running. */
const demoIsRunning = Boolean(process.env.SITE)

export default defineConfig({
  testDir: '.',
  globalSetup: './start-demo.ts',
  outputDir: '../test-results',
  // One more than the cores of CI: a test also waits.
  workers: demoIsRunning ? 1 : 3,
  projects: [
    // These change the content, so they run serially; the site's tests only read it.
    { name: 'newsroom', testIgnore: ['site/**', 'calendar-follows.spec.ts'], workers: 1 },
    // Mostly waits for caches, and changes a match that no other test uses.
    { name: 'calendar', testMatch: 'calendar-follows.spec.ts' },
    {
      name: 'site',
      testMatch: 'site/**/*.spec.ts',
      dependencies: demoIsRunning ? [] : ['newsroom', 'calendar'],
      testIgnore: 'site/page-weight.spec.ts',
      fullyParallel: true,
    },
    // Measures CPU time, so nothing else may run beside it.
    {
      name: 'weight',
      testMatch: 'site/page-weight.spec.ts',
      dependencies: demoIsRunning ? [] : ['site'],
      workers: 1,
    },
  ],
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? '../test-results/e2e.json' }]]
    : 'list',
  use: {
    browserName: 'chromium',
    baseURL: process.env.SITE,
    // The headless shell halves the time of a run.
    launchOptions: { executablePath: '/usr/bin/chromium-headless-shell', args: args.split(' ') },
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    viewport: { width: 1440, height: 1000 },
    actionTimeout: 20_000,
    // Traces cost too much time for a whole run; use them on single tests.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
  },
})
