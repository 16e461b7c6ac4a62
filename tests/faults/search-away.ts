import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { startMeilisearch } from '#tests/int/search/engines.ts'
import { breakableLink } from '#tests/support/breakable-link.ts'
import { type Probe, probe } from './probe.ts'
import { atMost, holds, none, type Scenario } from './scenario.ts'
import { startWorld } from './world.ts'

/** Meilisearch goes away and comes back: PostgreSQL's index answers meanwhile. */
export const searchAway: Scenario = {
  name: 'search-away',
  title: 'The search engine (Meilisearch) goes away for a minute',
  run: async ({ isQuick }) => {
    const image = process.env['MEILISEARCH_IMAGE']
    if (!image) throw new Error('This scenario needs a container engine and MEILISEARCH_IMAGE.')
    const engine = await startMeilisearch(image)
    const { hostname, port: enginePort } = new URL(engine.value.url)
    const link = await breakableLink({ host: hostname, port: Number(enginePort) })
    const world = await startWorld({
      sites: 1,
      roles: 'web,worker',
      env: { MEILISEARCH_URL: `http://127.0.0.1:${link.port}`, MEILISEARCH_KEY: engine.value.key },
    })
    const { application, sites } = world
    const host = sites[0]?.host ?? ''
    const search = () => probe({ port: application.port, host, path: '/api/search' })
    for (const ends = Date.now() + 60_000; countOf(await search()) !== 2 && Date.now() < ends;) await wait(200)
    const seen: Probe[] = []
    const watch = async (milliseconds: number) => {
      for (const ends = Date.now() + milliseconds; Date.now() < ends; await wait(100)) seen.push(await search())
    }
    await watch(2_000)
    link.cut()
    await watch(isQuick ? 5_000 : 60_000)
    const whileAway = seen.length
    link.fix()
    await watch(isQuick ? 5_000 : 15_000)
    await world.stop()
    await link.stop()
    await engine.stop()
    return [
      none('searches that failed', seen.filter(({ status }) => status !== 200).length),
      none('searches with another count', seen.filter((answer) => countOf(answer) !== 2).length),
      atMost('slowest search', { value: Math.max(...seen.map(({ ms }) => ms)), limit: 3_000, unit: 'ms' }),
      holds('searches', whileAway > 10, String(seen.length)),
    ]
  },
}

const counted = z.object({ count: z.int() })

const countOf = ({ status, text }: Probe): number => (status === 200 ? counted.parse(JSON.parse(text)).count : -status)
