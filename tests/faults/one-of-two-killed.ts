import { setTimeout as wait } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { signIn } from './admin-session.ts'
import { readLeadTally } from './lead-tally.ts'
import { probe } from './probe.ts'
import { restartableApplication } from './restartable-application.ts'
import { atMost, none, type Scenario } from './scenario.ts'
import { leadRequest } from './send-leads.ts'
import { forScenarios, startWorld } from './world.ts'

/** Two processes on one database, one of them killed again and again. Callers try the other one, as a load balancer does. */
export const oneOfTwoKilled: Scenario = {
  name: 'one-of-two-killed',
  title: 'Two processes, one of them killed',
  run: async ({ isQuick }) => {
    const world = await startWorld({ sites: 1, roles: 'web,admin,worker' })
    const { application: first, database, dataDir, sites } = world
    const site = sites[0]
    if (!site) throw new Error('There is no site.')
    const second = await restartableApplication({
      databaseUrl: database.url,
      dataDir,
      roles: 'web,worker',
      env: forScenarios,
    })
    const ports = [first.port, second.port]
    let failed = 0
    const end = new AbortController()
    const accepted = new Set<string>()
    const shopper = async (seed: number) => {
      for (let index = seed; !end.signal.aborted; index += 8) {
        const key = randomUUID()
        const turn = index % 2
        const tries = [ports[turn], ports[1 - turn]].map((port) => port ?? 0)
        let isAccepted = false
        for (const port of tries) {
          const { status } = await probe(leadRequest({ port, host: site.host, index, key }))
          isAccepted = status === 200
          if (isAccepted) break
        }
        if (isAccepted) accepted.add(key)
        else failed += 1
        await wait(20)
      }
    }
    const shoppers = Array.from({ length: 8 }, (_, seed) => shopper(seed))
    const admin = await signIn(first.port)
    let slowest = 0
    for (let kill = 1; kill <= (isQuick ? 2 : 6); kill += 1) {
      await second.kill()
      await wait(500)
      await admin.publishHome(site.home, `Version ${2 * kill - 1}`)
      await second.start()
      slowest = Math.max(slowest, await visibleAfter({ port: second.port, heading: `Version ${2 * kill - 1}` }))
      await admin.publishHome(site.home, `Version ${2 * kill}`)
      for (const port of ports)
        slowest = Math.max(slowest, await visibleAfter({ port, heading: `Version ${2 * kill}` }))
    }
    end.abort()
    await Promise.all(shoppers)
    const tally = await readLeadTally(database.url)
    await second.stop()
    await world.stop()
    const stored = new Set(tally.stored)
    return [
      none('leads that neither process accepted', failed),
      none(`of ${accepted.size} accepted leads lost`, [...accepted].filter((key) => !stored.has(key)).length),
      none('stored twice', tally.doubled),
      atMost('slowest publish to visible in both', { value: slowest, limit: 3_000, unit: 'ms' }),
    ]

    async function visibleAfter({ port, heading }: { port: number; heading: string }): Promise<number> {
      const began = performance.now()
      while (performance.now() - began < 30_000) {
        const { text } = await probe({ port, host: site?.host ?? '', path: '/' })
        if (text.includes(heading)) break
        await wait(20)
      }
      return performance.now() - began
    }
  },
}
