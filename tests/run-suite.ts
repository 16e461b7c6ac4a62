import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import {
  affectedGroups,
  chooseWithinBudget,
  type GroupName,
  groupNames,
  groupsOf,
  groupsVariable,
  repeatsVariable,
} from './groups.ts'
import { listChangedFiles } from './support/changed-files.ts'
import { readPlaywrightReport, readVitestReport, type TestOutcome } from './support/read-reports.ts'
import { runStep } from './support/run-step.ts'

/**
 * `npm test` runs the core suite, `npm run test:all` every test, `.ci/run` the core suite and the groups whose folders changed, as far as its time allows. Builds what has changed,
 * then runs unit and integration tests, then browser tests; all of them, even where some fail. A failed integration or browser test is repeated; one that
 * passes then is listed as unstable. `--strict` repeats nothing.
 */
const { values: options } = parseArgs({
  options: { all: { type: 'boolean' }, changed: { type: 'boolean' }, strict: { type: 'boolean' } },
})

const began = performance.now()
const results = 'test-results'
const vitestFile = join(results, 'vitest.json')
const playwrightFile = join(results, 'playwright.json')
await mkdir(results, { recursive: true })
await Promise.all([vitestFile, playwrightFile].map((file) => rm(file, { force: true })))

const groups = chooseGroups()
const env = { [groupsVariable]: groups.join(','), [repeatsVariable]: options.strict ? '' : '1' }
print(`Tests: the core suite${groups.map((name) => `, ${name}`).join('')}`)

const progress = setInterval(() => print(`› ${minutes()} min`), 60_000)
await runStep('node', ['platform/cli/build.ts'])
const isVitestGreen = await runStep(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`],
  { mayFail: true, env },
)
const isPlaywrightGreen = await runStep('playwright', ['test', '--reporter=list,json'], {
  mayFail: true,
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile },
})
clearInterval(progress)

const outcomes = [...(await readVitestReport(vitestFile)), ...(await readPlaywrightReport(playwrightFile))]
const failed = outcomes.filter(({ failure }) => failure !== null)
const skipped = outcomes.filter(({ isSkipped }) => isSkipped)
const unstable = outcomes.filter(({ firstFailure }) => firstFailure !== null)
const slowest = outcomes.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 20)
const counts = {
  passed: outcomes.length - failed.length - skipped.length,
  failed: failed.length,
  skipped: skipped.length,
}
await writeFile(join(results, 'report.json'), JSON.stringify({ groups, counts, unstable, failed, skipped }, null, 2))

printList('Slowest 20 tests', slowest.map(describeDuration))
printList('Time by group', describeGroups())
if (skipped.length > 0) printList('Skipped tests: what they need is not here', skipped.map(describeTest))
if (unstable.length > 0) {
  const lines = unstable.map((test) => describeFailure(test, test.firstFailure))
  printList('Unstable tests: passed only when repeated', lines)
}
// Last, so that the end of a long log says what failed.
if (failed.length > 0)
  printList(
    'Failed tests',
    failed.map((test) => describeFailure(test, test.failure)),
  )
print(`\nThe run took ${minutes()} min.`)
print(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = isVitestGreen && isPlaywrightGreen && failed.length === 0 ? 0 : 1

function chooseGroups(): readonly GroupName[] {
  if (options.all) return groupNames
  if (!options.changed) return []
  const changed = listChangedFiles()
  const affected = changed ? affectedGroups(changed.files) : groupNames
  if (changed) print(`${changed.files.length} files changed since ${changed.base}`)
  const { chosen, left } = chooseWithinBudget(affected)
  if (left.length > 0) print(`Affected, but left to npm run test:all: ${left.join(', ')}`)
  return chosen
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function printList(title: string, lines: string[]): void {
  print(`\n${title}\n${lines.join('\n')}`)
}

function minutes(): string {
  return ((performance.now() - began) / 60_000).toFixed(1)
}

function describeDuration({ milliseconds, file, title }: TestOutcome): string {
  return `${seconds(milliseconds)} s  ${file} › ${title}`
}

/** Sums of the tests' own times, which run side by side. */
function describeGroups(): string[] {
  const byGroup = Object.groupBy(outcomes, ({ file }) => groupsOf(file)[0] ?? 'core suite')
  return Object.entries(byGroup).map(([name, tests]) => {
    const sum = tests.reduce((total, { milliseconds }) => total + milliseconds, 0)
    return `${seconds(sum)} s  ${name} (${tests.length} tests)`
  })
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1).padStart(7)
}

function describeTest({ file, title }: TestOutcome): string {
  return `- ${file} › ${title}`
}

function describeFailure(test: TestOutcome, failure: string | null): string {
  const reason = stripVTControlCharacters(failure ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
  return [describeTest(test), ...reason.map((line) => `    ${line}`)].join('\n')
}
