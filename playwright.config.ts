import { defineConfig } from 'playwright/test'
import { listExcludedFiles, repeatsVariable } from './tests/groups.ts'
import { chromiumOptions } from './tests/support/chromium.ts'

/** What holds us to a time is measured while nothing else runs. */
const timed = '**/publish-to-visible.spec.ts'

const repeats = process.env[repeatsVariable] ? 2 : 0

const excluded = listExcludedFiles(process.env).map((glob) => `**/${glob}`)

/** Milliseconds. Ends a test that waits for nothing, on a machine with other work too; what must be fast is measured. */
const againstHanging = 30_000

/** One demo serves all browser tests. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,a11y}/**/*.spec.ts',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/demo-of-the-run.ts',
  projects: [
    { name: 'side by side', testIgnore: [timed, ...excluded], teardown: 'timed' },
    { name: 'timed', testMatch: timed, testIgnore: excluded },
  ],
  fullyParallel: true,
  workers: 3,
  retries: repeats,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: againstHanging },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Without pictures and copies of the page, which take a sixth of the browser's time: `--trace on` records them again.
    trace: { mode: repeats > 0 ? 'on-first-retry' : 'retain-on-failure', screenshots: false, snapshots: false },
    actionTimeout: againstHanging,
    launchOptions: chromiumOptions,
  },
})
