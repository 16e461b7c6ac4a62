import { setTimeout as wait } from 'node:timers/promises'
import { type Probe, probe } from './probe.ts'
import { atMost, type Check, holds, none, type Scenario } from './scenario.ts'
import { leadRequest } from './send-leads.ts'
import { startWorld, type World } from './world.ts'

interface Outage {
  name: string
  title: string
  minutes: number
  begin: (world: World) => Promise<void>
  end: (world: World) => Promise<void>
}

/** A lead must be answered within this time, by a 503 that says so (issue 12, point 9). */
const leadWithin = 5_000
const recoverWithin = 2_000

const outage = ({ name, title, minutes, begin, end }: Outage): Scenario => ({
  name,
  title,
  run: async ({ isQuick, say }) => {
    const world = await startWorld({ sites: 2, roles: 'web,admin,worker' })
    const { application, sites } = world
    const host = sites[0]?.host ?? ''
    const ask = (path: string) => probe({ port: application.port, host, path })
    const sendLead = (index: number) => probe(leadRequest({ port: application.port, host, index }))
    for (const path of ['/', '/api/search', '/cars/car-0']) await ask(path)

    await begin(world)
    say('PostgreSQL no longer answers')
    const ends = Date.now() + (isQuick ? 20_000 : minutes * 60_000)
    const seen = { pages: new Array<Probe>(), searches: new Array<Probe>(), leads: new Array<Probe>() }
    const health = new Array<Probe>()
    const signIn = new Array<Probe>()
    for (let round = 0; Date.now() < ends; round += 1) {
      const [page, search, lead, alive, admin] = await Promise.all([
        ask('/'),
        ask('/api/search'),
        sendLead(round),
        ask('/healthz'),
        round % 10 === 0 ? probe({ port: application.port, host: 'localhost', path: '/cms/api/users/me' }) : null,
      ])
      seen.pages.push(page)
      seen.searches.push(search)
      seen.leads.push(lead)
      health.push(alive)
      if (admin) signIn.push(admin)
      await wait(1_000)
    }
    const ready = await ask('/readyz')
    await end(world)
    const back = Date.now()
    let answer = await sendLead(1_000_000)
    while (answer.status !== 200 && Date.now() - back < 30_000) {
      await wait(50)
      answer = await sendLead(1_000_000)
    }
    const recovered = Date.now() - back
    await world.stop()
    return [
      ...checksOf(seen),
      none('/healthz did not answer 200', health.filter(({ status }) => status !== 200).length),
      holds('/readyz answered 503', ready.status === 503, String(ready.status)),
      atMost('slowest answer of the admin', { value: slowest(signIn), limit: 10_000, unit: 'ms' }),
      holds('a lead was accepted again', answer.status === 200, String(answer.status)),
      atMost('time until then', { value: recovered, limit: recoverWithin, unit: 'ms' }),
    ]
  },
})

const slowest = (probes: readonly Probe[]) => Math.max(0, ...probes.map(({ ms }) => ms))

function checksOf({ pages, searches, leads }: Record<'pages' | 'searches' | 'leads', Probe[]>): Check[] {
  const isStale = ({ headers }: Probe) => String(headers['cache-status']).includes('stale')
  return [
    none('pages that were not served from the cache', pages.filter(({ status }) => status !== 200).length),
    // The first answers may come before the process has noticed.
    holds('pages were marked stale in Cache-Status', pages.slice(-5).every(isStale)),
    none('searches without an answer from memory', searches.filter(({ status }) => status !== 200).length),
    atMost('slowest search', { value: slowest(searches), limit: leadWithin, unit: 'ms' }),
    none('leads not answered by 503', leads.filter(({ status }) => status !== 503).length),
    none(
      '503s without a readable message',
      leads.filter(({ status, text }) => status === 503 && !/"detail":"[^"]{20,}/.test(text)).length,
    ),
    atMost('slowest answer to a lead', { value: slowest(leads), limit: leadWithin, unit: 'ms' }),
  ]
}

export const databaseStopped = outage({
  name: 'database-stopped',
  title: 'PostgreSQL is killed and stays away for 10 minutes',
  minutes: 10,
  begin: ({ database }) => database.kill(),
  end: ({ database }) => database.start(),
})

export const databaseHanging = outage({
  name: 'database-hanging',
  title: 'PostgreSQL hangs (SIGSTOP) for 2 minutes',
  minutes: 2,
  begin: ({ database }) => database.pause(),
  end: ({ database }) => database.resume(),
})
