import { probe } from './probe.ts'
import { atMost, none, type Scenario } from './scenario.ts'
import { startWorld } from './world.ts'

/** One address keeps 150 connections busy with fresh pages of one site, while a visitor opens fresh pages of another. */
export const fairRendering: Scenario = {
  name: 'fair-rendering',
  title: '150 connections of one address at one site',
  run: async ({ isQuick, say }) => {
    const world = await startWorld({ sites: 2, roles: 'web' })
    const { port } = world.application
    const [crowded = '', quiet = ''] = world.sites.map(({ host }) => host)
    let nextPostcode = 1_000
    /** Each postcode is an edition of the page that nobody has asked for. */
    const askFresh = (host: string, from: string) => {
      nextPostcode += 1
      const path = `/cars/car-0?postcode=${nextPostcode}`
      return probe({ port, host, path, headers: { 'x-forwarded-for': from }, within: 60_000 })
    }
    const pages = isQuick ? 20 : 100
    let failed = 0
    const visit = async () => {
      const times: number[] = []
      for (let page = 0; page < pages; page += 1) {
        const { status, ms } = await askFresh(quiet, '198.51.100.2')
        if (status !== 200) failed += 1
        times.push(ms)
      }
      return medianOf(times)
    }
    await visit()
    const alone = await visit()
    const end = new AbortController()
    const answered = { crowd: 0 }
    const connection = async () => {
      while (!end.signal.aborted) {
        await askFresh(crowded, '203.0.113.1')
        answered.crowd += 1
      }
    }
    const crowd = Array.from({ length: 150 }, connection)
    while (answered.crowd < 150) await askFresh(crowded, '203.0.113.1')
    const beside = await visit()
    end.abort()
    await Promise.all(crowd)
    await world.stop()
    say(`a fresh page alone ${Math.round(alone)} ms, beside the crowd ${Math.round(beside)} ms`)
    return [
      none("the visitor's pages that failed", failed),
      atMost("the visitor's time beside the crowd, in times of that alone", {
        value: beside / alone,
        limit: 2,
        unit: 'times',
      }),
    ]
  },
}

const medianOf = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
