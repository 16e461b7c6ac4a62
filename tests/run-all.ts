import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { runStep } from './support/run-step.ts'

/** `npm test`: builds what has changed, then unit and integration tests, then browser tests; all of them, even where some fail. */
const results = 'test-results'
await mkdir(results, { recursive: true })
const vitestFile = join(results, 'vitest.json')
const playwrightFile = join(results, 'playwright.json')

await runStep('node', ['platform/cli/build.ts'])
const isVitestGreen = await runStep(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`],
  {
    mayFail: true,
  },
)
const isPlaywrightGreen = await runStep('playwright', ['test', '--reporter=list,json'], {
  mayFail: true,
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile },
})

const vitest = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
  .parse(JSON.parse(await readFile(vitestFile, 'utf8')))
const { stats: playwright } = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }) })
  .parse(JSON.parse(await readFile(playwrightFile, 'utf8')))
const passed = vitest.numPassedTests + playwright.expected
// A test that passes only on its second try is a bug of its own.
const failed = vitest.numFailedTests + playwright.unexpected + playwright.flaky
const skipped = vitest.numPendingTests + playwright.skipped
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`)
process.exitCode = isVitestGreen && isPlaywrightGreen && failed === 0 ? 0 : 1
