import { globSync, readFileSync } from 'node:fs'
import { defaultExclude, defineConfig } from 'vitest/config'
import { listExcludedFiles, repeatsVariable } from './tests/groups.ts'

/** What holds us to a time is measured while nothing else runs. */
const timed = ['cms/{list-limits,long-page-gaps}', 'platform/publish'].map((names) => `tests/int/${names}.test.ts`)

const excludedFiles = listExcludedFiles(process.env)
/** `--exclude` of the command line adds to the default alone, so there is no list of our own without a choice of groups. */
const leftOut = excludedFiles.length > 0 ? { exclude: [...defaultExclude, ...excludedFiles] } : {}

/** Each sets what the CMS reads once, has a database of its own, or replaces parts of modules. */
const intAlone = ['cms/{malformed,required-second-factor,sign-in}', 'platform/hanging-database'].map(
  (names) => `tests/int/${names}.test.ts`,
)

const blockTests = globSync('blocks/**/*.test.{ts,tsx}')

/** These tests replace globals or modules: what is loaded meanwhile is not what a server loads. Each file has modules of its own. */
const unitAlone = blockTests.filter((file) =>
  /openBrowser|contractSuite|@vitest-environment|vi\.(doMock|mock|stub|useFakeTimers)/.test(readFileSync(file, 'utf8')),
)

const withPostgres = {
  setupFiles: './tests/support/cheap-passwords.ts',
  retry: process.env[repeatsVariable] ? 1 : 0,
  globalSetup: './tests/support/postgres-of-the-run.ts',
  testTimeout: 60_000,
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    // A third of the time goes into waiting for a database, a server or a container: one more than two cores keeps them busy.
    maxWorkers: 3,
    // Limits end a test that hangs; they do not measure. Projects with a database set longer ones.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            ...blockTests.filter((file) => !unitAlone.includes(file)),
            '{schemas,cms,platform,renderer,seed,showroom}/**/*.test.{ts,tsx}',
            'tests/{architecture,bench,pages,support,tasks}/**/*.test.ts',
          ],
          ...leftOut,
          // Loading the modules again for each file takes two fifths of the CPU time, in tests of blocks two thirds. These tests leave nothing behind.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit alone', include: unitAlone, ...leftOut } },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          exclude: [...defaultExclude, ...excludedFiles, 'tests/int/image/**', ...timed, ...intAlone],
          // Starting Payload costs six seconds of CPU time: the files of a worker share one.
          isolate: false,
          ...withPostgres,
        },
      },
      { extends: true, test: { name: 'int alone', include: intAlone, ...leftOut, ...withPostgres } },
      {
        extends: true,
        test: {
          // Building the image takes longest. Projects begin in the order of their names: so it has begun when all else ends.
          name: 'image',
          include: ['tests/int/image/**/*.test.ts'],
          ...leftOut,
        },
      },
      {
        extends: true,
        test: {
          name: 'timed',
          include: timed,
          ...leftOut,
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
          ...withPostgres,
        },
      },
    ],
  },
})
