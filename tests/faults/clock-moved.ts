import { access, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from './admin-session.ts'
import { unreliableDestination } from './destination.ts'
import { readLeadTally } from './lead-tally.ts'
import { type Probe, probe } from './probe.ts'
import { atMost, holds, none, type Scenario } from './scenario.ts'
import { leadRequest } from './send-leads.ts'
import { startWorld } from './world.ts'

/** From Debian's package `faketime`; the clock that measures durations stays as it is, as on a machine whose time is set. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/** The application's clock jumps an hour ahead, then an hour back, while it serves. PostgreSQL's does not. */
export const clockMoved: Scenario = {
  name: 'clock-moved',
  title: "The application's clock jumps by an hour, ahead and back (libfaketime)",
  run: async ({ isQuick, say }) => {
    await access(library).catch(() => {
      throw new Error('This scenario needs libfaketime: apt-get install faketime')
    })
    const destination = await unreliableDestination()
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-clock-'))
    const dial = join(folder, 'offset')
    const setClock = async (offset: string) => {
      await writeFile(`${dial}.new`, `${offset}\n`)
      await rename(`${dial}.new`, dial)
    }
    await setClock('+0')
    const world = await startWorld({
      sites: 1,
      roles: 'web,admin,worker',
      destinationUrl: destination.url,
      env: {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: dial,
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    })
    const { application, database, sites } = world
    const { port } = application
    const site = sites[0]
    if (!site) throw new Error('There is no site.')
    const readHeading = async () =>
      /Version \d+/.exec((await probe({ port, host: site.host, path: '/' })).text)?.[0] ?? 'no heading'
    let version = 0
    let slowest = 0
    const failures: Probe[] = []
    let accepted = 0
    const positions: number[] = []
    for (const minutes of [0, 60, 0, -60, 0]) {
      await setClock(`${minutes < 0 ? '-' : '+'}${Math.abs(minutes) * 60}`)
      // Node renews the Date header once a second.
      let moved = await readOffset({ port, host: site.host })
      for (const ends = performance.now() + 5_000; moved !== minutes && performance.now() < ends;) {
        await wait(100)
        moved = await readOffset({ port, host: site.host })
      }
      positions.push(moved)
      say(`the application's clock is ${moved} minutes ahead`)
      // Signed in again: a session that ends with the clock is no fault.
      const admin = await signIn(port)
      for (let round = 0; round < (isQuick ? 3 : 20); round += 1) {
        const lead = await probe(leadRequest({ port, host: site.host, index: (accepted += 1) }))
        if (lead.status !== 200) failures.push(lead)
        for (const path of ['/api/search', '/cars/car-0']) {
          const answer = await probe({ port, host: site.host, path })
          if (answer.status !== 200) failures.push(answer)
        }
      }
      version += 1
      const saved = await admin.publishHome(site.home, `Version ${version}`)
      if (saved.status !== 200) failures.push(saved)
      const began = performance.now()
      while ((await readHeading()) !== `Version ${version}` && performance.now() - began < 30_000) await wait(20)
      slowest = Math.max(slowest, performance.now() - began)
    }
    const ends = Date.now() + 10 * 60_000
    let tally = await readLeadTally(database.url)
    while (tally.delivered < 2 * accepted && Date.now() < ends) {
      await wait(1_000)
      tally = await readLeadTally(database.url)
    }
    await world.stop()
    await destination.stop()
    await rm(folder, { recursive: true })
    return [
      none('requests that failed', failures.length),
      none('leads lost', accepted - tally.stored.length),
      none('leads stored twice', tally.doubled),
      none('deliveries not done', 2 * accepted - tally.delivered),
      atMost('slowest publish to visible', { value: slowest, limit: 5_000, unit: 'ms' }),
      holds('minutes that the clock was ahead', positions.join() === '0,60,0,-60,0', positions.join(', ')),
    ]
  },
}

/** Minutes that the application's clock is ahead of ours. */
async function readOffset({ port, host }: { port: number; host: string }): Promise<number> {
  const { headers } = await probe({ port, host, path: '/healthz' })
  return Math.round((Date.parse(String(headers['date'])) - Date.now()) / 60_000)
}
