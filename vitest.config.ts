import { defaultExclude, defineConfig } from 'vitest/config'
import { listExcludedFiles, repeatsVariable } from './tests/groups.ts'

/** What holds us to a time is measured while nothing else runs. */
const timed = 'tests/int/platform/publish.test.ts'

const exclude = [...defaultExclude, ...listExcludedFiles(process.env)]

const withPostgres = {
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
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{schemas,blocks,cms,platform,renderer,seed,showroom}/**/*.test.{ts,tsx}',
            'tests/{architecture,bench,pages,support}/**/*.test.ts',
          ],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          exclude: [...exclude, 'tests/int/image/**', timed],
          ...withPostgres,
        },
      },
      {
        extends: true,
        test: {
          // Building the image takes longest. Projects begin in the order of their names: so it has begun when all else ends.
          name: 'image',
          include: ['tests/int/image/**/*.test.ts'],
          exclude,
        },
      },
      {
        extends: true,
        test: { name: 'timed', include: [timed], sequence: { groupOrder: 1 }, ...withPostgres },
      },
    ],
  },
})
