import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import { secret } from '#tests/support/secret.ts'
import { probe } from './probe.ts'
import { holds, none, type Scenario } from './scenario.ts'
import { startWorld, type World } from './world.ts'

const amounts = { full: { rows: 20_000, kills: 5 }, quick: { rows: 2_000, kills: 2 } } as const

/** A stock import is killed at several moments, then run to its end. */
export const killedImport: Scenario = {
  name: 'killed-import',
  title: 'A stock import is killed in the middle',
  run: async ({ isQuick, say }) => {
    const { rows, kills } = isQuick ? amounts.quick : amounts.full
    const world = await startWorld({ sites: 1, roles: 'web,worker' })
    const site = siteOf(world)
    const file = join(world.dataDir, 'stock.csv')
    await writeFile(file, feedText(rows))
    const args = ['stock', 'import', file, '--tenant', site.slug, '--json']
    let failures = 0
    for (let kill = 1; kill <= kills; kill += 1) {
      await runKilled(world, { args, after: kill * 900 })
      const { status } = await probe({ port: world.application.port, host: site.host, path: '/api/search' })
      if (status !== 200) failures += 1
    }
    say('the last run is not killed')
    const last = await run(world, args)
    const counted = await count(world, 'select count(*)::int as n, count(distinct stocknum)::int as d from vehicles')
    const again = await run(world, args)
    const recounted = await count(world, 'select count(*)::int as n, count(distinct stocknum)::int as d from vehicles')
    await world.stop()
    return [
      none('searches that failed meanwhile', failures),
      holds('the import ends in order afterwards', last.code === 0, `exit ${last.code}`),
      holds('every row is a vehicle', counted.n === rows + 2, `${counted.n} of ${rows + 2}`),
      none('vehicles stored twice', counted.n - counted.d),
      holds(
        'a second import changes nothing',
        again.code === 0 && recounted.n === counted.n,
        `${recounted.n} vehicles`,
      ),
    ]
  },
}

/** The search index is rebuilt, and the command killed; searches go on from the former index. */
export const killedReindex: Scenario = {
  name: 'killed-reindex',
  title: 'A rebuild of the search index is killed in the middle',
  run: async ({ isQuick }) => {
    const { rows, kills } = isQuick ? amounts.quick : amounts.full
    const world = await startWorld({ sites: 1, roles: 'web,worker' })
    const site = siteOf(world)
    const file = join(world.dataDir, 'stock.csv')
    await writeFile(file, feedText(rows))
    await run(world, ['stock', 'import', file, '--tenant', site.slug, '--json'])
    const countFound = async () => {
      const { status, text } = await probe({ port: world.application.port, host: site.host, path: '/api/search' })
      return status === 200 ? z.object({ count: z.int() }).parse(JSON.parse(text)).count : -status
    }
    const expected = rows + 2
    for (const ends = Date.now() + 120_000; (await countFound()) !== expected && Date.now() < ends;) await wait(200)
    let wrong = 0
    for (let kill = 1; kill <= kills; kill += 1) {
      await runKilled(world, { args: ['search', 'reindex', '--json'], after: kill * 700 })
      if ((await countFound()) !== expected) wrong += 1
    }
    const last = await run(world, ['search', 'reindex', '--json'])
    const found = await countFound()
    await world.stop()
    return [
      none('searches with another count meanwhile', wrong),
      holds('the rebuild ends in order afterwards', last.code === 0, `exit ${last.code}`),
      holds('every vehicle is found', found === expected, `${found} of ${expected}`),
    ]
  },
}

function siteOf({ sites: [site] }: World) {
  if (!site) throw new Error('There is no site.')
  return site
}

function start({ database, dataDir }: World, args: readonly string[]) {
  const child = spawn(process.execPath, ['platform/cli/forecourt.ts', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own, so that a kill reaches the command and not only its launcher.
    detached: true,
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      FORECOURT_SECRET: secret,
      FORECOURT_DATA_DIR: dataDir,
    },
  })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  return { child, exited: once(child, 'exit'), readError: () => stderr }
}

async function run(world: World, args: readonly string[]): Promise<{ code: number | null }> {
  const { child, exited, readError } = start(world, args)
  await exited
  if (child.exitCode !== 0) process.stderr.write(readError())
  return { code: child.exitCode }
}

async function runKilled(world: World, { args, after }: { args: readonly string[]; after: number }): Promise<void> {
  const { child, exited } = start(world, args)
  await Promise.race([wait(after), exited])
  if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  await exited
}

async function count({ database }: World, sql: string): Promise<{ n: number; d: number }> {
  const client = new Client(database.url)
  await client.connect()
  try {
    const { rows } = await client.query(sql)
    return z.object({ n: z.int(), d: z.int() }).parse(rows[0])
  } finally {
    await client.end()
  }
}

/** A feed in the platform's own format. */
function feedText(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, index) => `F${index},${2010 + (index % 15)},Kia,Sportage,used,in_stock,${20_000 + index}`,
  )
  return ['stocknum,year,make,model,car_type,status,price', ...lines, ''].join('\n')
}
