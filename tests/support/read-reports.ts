import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { z } from 'zod'

/** One test of one run. `file` is relative to the repository. */
export interface TestOutcome {
  file: string
  title: string
  milliseconds: number
  isSkipped: boolean
  /** The first message of a failed test, else null. */
  failure: string | null
  /** The first message of a test that passed only when it was repeated, else null. */
  firstFailure: string | null
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Reads the JSON report of Vitest. A file that failed before its first test counts as one failed test. */
export async function readVitestReport(file: string): Promise<TestOutcome[]> {
  const { testResults } = vitestReport.parse(JSON.parse(await readFile(file, 'utf8')))
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.map((test) => ({
      file: relative('.', name),
      title: test.fullName.trim(),
      milliseconds: test.duration ?? 0,
      isSkipped: test.status !== 'passed' && test.status !== 'failed',
      failure: test.status === 'failed' ? (test.failureMessages?.[0] ?? 'failed') : null,
      // Vitest keeps the messages of the attempts before the one that passed.
      firstFailure: test.status === 'passed' ? (test.failureMessages?.[0] ?? null) : null,
    }))
    if (status !== 'failed' || tests.some(({ failure }) => failure !== null)) return tests
    const broken = { file: relative('.', name), title: '(the file)', milliseconds: 0, isSkipped: false }
    return [...tests, { ...broken, failure: message || 'failed', firstFailure: null }]
  })
}

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ duration: z.number(), error: z.object({ message: z.string() }).nullish() })),
    }),
  ),
})
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})
const playwrightReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })),
})

/** Reads the JSON report of Playwright. */
export async function readPlaywrightReport(file: string): Promise<TestOutcome[]> {
  const { suites, errors } = playwrightReport.parse(JSON.parse(await readFile(file, 'utf8')))
  const outside = errors.map(({ message }) => ({
    file: 'playwright',
    title: '(outside of a test)',
    milliseconds: 0,
    isSkipped: false,
    failure: message ?? 'failed',
    firstFailure: null,
  }))
  return [...suites.flatMap(listSpecs), ...outside]
}

const firstMessage = (results: z.infer<typeof spec>['tests'][number]['results']): string =>
  results.find(({ error }) => error)?.error?.message ?? 'failed'

const listSpecs = ({ specs, suites = [] }: z.infer<typeof suite>): TestOutcome[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      file: join('tests', file),
      title,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      isSkipped: status === 'skipped',
      failure: status === 'unexpected' ? firstMessage(results) : null,
      firstFailure: status === 'flaky' ? firstMessage(results) : null,
    })),
  ),
  ...suites.flatMap(listSpecs),
]
