import { defineConfig } from '@playwright/test'

const args =
  '--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run'

/** Against a demo that is kept running, only what was named runs. */
const keptDemo = Boolean(process.env.SITE)

export default defineConfig({
  testDir: '.',
  globalSetup: './start-demo.ts',
  outputDir: '../test-results',
  // Twice the cores of the gate: a test waits for the browser, the site and clocks as long as it computes.
  workers: keptDemo ? 1 : 4,
  projects: [
    // These change the content, one after another; the site's tests only read it, in any order.
    { name: 'newsroom', testIgnore: ['site/**', 'calendar-follows.spec.ts'], workers: 1 },
    // Waits for caches most of its time, and touches a match that nobody else does.
    { name: 'calendar', testMatch: 'calendar-follows.spec.ts' },
    {
      name: 'site',
      testMatch: 'site/**/*.spec.ts',
      dependencies: keptDemo ? [] : ['newsroom', 'calendar'],
      fullyParallel: true,
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
    // The same Chromium without the windows' own pages: half the time of a run.
    launchOptions: { executablePath: '/usr/bin/chromium-headless-shell', args: args.split(' ') },
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    viewport: { width: 1440, height: 1000 },
    actionTimeout: 20_000,
    // Drawn after every step, a trace costs time that the whole run does not have; one test has it.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
  },
})
