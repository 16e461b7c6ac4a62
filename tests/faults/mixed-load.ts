import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from './admin-session.ts'
import { probe } from './probe.ts'
import { atMost, holds, none, type Scenario } from './scenario.ts'
import { leadRequest } from './send-leads.ts'
import { startWorld } from './world.ts'

/** Pages, searches, unknown addresses, leads and saves for half an hour: memory does not grow once the process is warm. */
export const mixedLoad: Scenario = {
  name: 'mixed-load',
  title: '30 minutes of mixed load',
  run: async ({ isQuick, say }) => {
    const minutes = isQuick ? 3 : 30
    const warmAfter = isQuick ? 1 : 5
    const world = await startWorld({ sites: 10, roles: 'web,admin,worker' })
    const { application, sites } = world
    const { port } = application
    const end = new AbortController()
    let requests = 0
    const failures = new Map<string, number>()
    const count = (what: string, { status, error }: { status: number; error: string | null }) => {
      requests += 1
      if (status >= 500 || status === 0) {
        const key = `${what} ${status} ${error ?? ''}`.trim()
        failures.set(key, (failures.get(key) ?? 0) + 1)
      }
    }
    const siteAt = (index: number) => sites[index % sites.length]?.host ?? ''
    const visitor = async (seed: number) => {
      for (let index = seed; !end.signal.aborted; index += 6) {
        const host = siteAt(index)
        count('home', await probe({ port, host, path: '/' }))
        count('vehicle', await probe({ port, host, path: `/cars/car-${index % 2}` }))
        count('search', await probe({ port, host, path: `/api/search?query=kia&page=${1 + (index % 3)}` }))
        count('unknown page', await probe({ port, host, path: `/nothing-${index}` }))
        if (index % 5 === 0) count('lead', await probe(leadRequest({ port, host, index })))
        await wait(20)
      }
    }
    const editor = async () => {
      const admin = await signIn(port)
      for (let version = 1; !end.signal.aborted; version += 1) {
        const site = sites[version % sites.length]
        if (site) count('publish', await admin.publishHome(site.home, `Version ${version}`))
        await wait(1_000)
      }
    }
    const working = [editor(), ...Array.from({ length: 6 }, (_, seed) => visitor(seed))]
    const samples: number[] = []
    for (let minute = 1; minute <= minutes; minute += 1) {
      const inMinute: number[] = []
      for (let second = 0; second < 60; second += 5) {
        await wait(5_000)
        inMinute.push(await readMemory(application.pid))
      }
      // The least of a minute: what is left after a collection of garbage.
      samples.push(Math.min(...inMinute))
      if (minute % 5 === 0 || isQuick) say(`minute ${minute}: ${samples.at(-1)} MB, ${requests} requests`)
    }
    end.abort()
    await Promise.all(working)
    await world.stop()
    const warm = samples[warmAfter - 1] ?? 0
    const last = samples.at(-1) ?? 0
    return [
      holds('requests', requests > 1_000, String(requests)),
      none(
        `requests that failed${failures.size > 0 ? ` (${[...failures].map(([what, times]) => `${what}: ${times}`).join(', ')})` : ''}`,
        [...failures.values()].reduce((sum, times) => sum + times, 0),
      ),
      holds(`memory at minute ${warmAfter}`, warm > 0, `${warm} MB`),
      atMost(`memory at the end against minute ${warmAfter}`, { value: last / warm, limit: 1.1, unit: 'times' }),
    ]
  },
}

/** Resident memory of a process in MB: proc(5). */
async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024)
}
