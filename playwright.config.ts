import { defineConfig } from '@playwright/test'

/** What holds us to a time is measured while nothing else runs. */
const timed = '**/publish-to-visible.spec.ts'

/** Browser tests run in Debian's Chromium; another one is named by CHROMIUM_PATH. One demo serves them all. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,a11y}/**/*.spec.ts',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/demo-of-the-run.ts',
  projects: [
    { name: 'side by side', testIgnore: timed, teardown: 'timed' },
    { name: 'timed', testMatch: timed },
  ],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Without its film, which costs as much as the tests themselves where the browser has no graphics card.
    trace: { mode: 'retain-on-failure', screenshots: false },
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
