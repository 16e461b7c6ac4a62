import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readPlaywrightReport, readVitestReport, type TestOutcome } from './support/read-reports.ts'
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

const outcomes = [...(await readVitestReport(vitestFile)), ...(await readPlaywrightReport(playwrightFile))]
const failed = outcomes.filter(({ failure }) => failure !== null)
const skipped = outcomes.filter(({ isSkipped }) => isSkipped)
const slowest = outcomes.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 20)

printList('Slowest 20 tests', slowest.map(describeDuration))
if (skipped.length > 0) printList('Skipped tests: what they need is not here', skipped.map(describeTest))
// Last, so that the end of a long log says what failed.
if (failed.length > 0) printList('Failed tests', failed.map(describeFailure))
process.stdout.write(
  `\n${outcomes.length - failed.length - skipped.length} passed, ${failed.length} failed, ${skipped.length} skipped\n`,
)
process.exitCode = isVitestGreen && isPlaywrightGreen && failed.length === 0 ? 0 : 1

function printList(title: string, lines: string[]) {
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`)
}

function describeDuration({ milliseconds, file, title }: TestOutcome): string {
  return `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file} › ${title}`
}

function describeTest({ file, title }: TestOutcome): string {
  return `- ${file} › ${title}`
}

function describeFailure(test: TestOutcome): string {
  const reason = stripVTControlCharacters(test.failure ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
  return [describeTest(test), ...reason.map((line) => `    ${line}`)].join('\n')
}
