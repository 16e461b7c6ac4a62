import { mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBuildCache } from '#platform/cli/build-cache.ts'
import { fillKept } from '#tests/support/kept-database.ts'
import { nameOf, newDatabase } from '#tests/support/new-database.ts'
import { startForgetfulPostgres } from '#tests/support/postgres-server.ts'
import { runSql } from '#tests/support/run-sql.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-kept-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** The PostgreSQL that npm brings has no programs that dump, so nothing is kept there. */
test.runIf(process.env['POSTGRES_IMAGE'])(
  'a second run gets database and files from the cache, and none of an entry that was cut off',
  async () => {
    const server = await startForgetfulPostgres()
    onTestFinished(server.stop)
    const cache = openBuildCache({ env: { XDG_CACHE_HOME: await aFolder() } })
    let times = 0
    const start = async () => {
      const url = await newDatabase(server.url)
      const folder = await aFolder()
      const fill = async () => {
        times += 1
        await runSql(
          url,
          'create table cars as select $$Carnival$$ as name',
          `create table runs as select '${folder}/run.json' as file`,
        )
        await writeFile(join(folder, 'run.json'), JSON.stringify({ file: join(folder, 'run.json') }))
      }
      await fillKept({ name: 'cars', server, database: nameOf(url), folder, inputs: ['package.json'], fill }, cache)
      const rows = await runSql(url, 'select cars.name, runs.file from cars, runs')
      return {
        isWhole:
          JSON.stringify(rows) === JSON.stringify([{ name: 'Carnival', file: `${folder}/run.json` }]) &&
          (await readFile(join(folder, 'run.json'), 'utf8')) === JSON.stringify({ file: join(folder, 'run.json') }),
        files: await readdir(folder),
        times,
      }
    }
    const first = await start()
    const second = await start()
    const [entry = ''] = await readdir(cache?.folder ?? '')
    await truncate(join(cache?.folder ?? '', entry, 'files/database.sql'), 100)
    const third = await start()
    expect([first, second, third]).toEqual(
      [1, 1, 2].map((count) => ({ isWhole: true, files: ['run.json'], times: count })),
    )
  },
)
