import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from './admin-session.ts'
import { heroBlock } from './prepare-sites.ts'
import { probe } from './probe.ts'
import { atMost, holds, type Scenario } from './scenario.ts'
import { startWorld } from './world.ts'

/** Milliseconds between two health checks. */
const pause = 5

/** One editor sends documents with far too many rows, and one with as many blocks as a page takes, while the process is asked whether it is alive. */
export const costlySaves: Scenario = {
  name: 'costly-saves',
  title: 'One editor saves 60,000 rows, and a page of 1,000 blocks',
  run: async ({ say }) => {
    const world = await startWorld({ sites: 1, roles: 'web,admin' })
    const { port } = world.application
    const [site] = world.sites
    if (!site) throw new Error('There is no site.')
    const admin = await signIn(port)
    const rows = (count: number) => Array.from({ length: count }, () => ({}))
    const menu = { tenant: site.id, name: 'Menu', items: rows(25_000) }
    const page = (blocks: number) => ({
      tenant: site.id,
      title: 'Long',
      path: '/long',
      layout: Array.from({ length: blocks }, (_, index) => heroBlock(`Block ${index}`)),
    })
    // The first request of each kind loads the code that answers it.
    await admin.send('/cms/api/pages?draft=true', 'POST', { ...page(1), path: '/first' })
    const longestAnswer = async (name: string, save: () => Promise<{ status: number }>) => {
      const state = { longest: 0, hasEnded: false }
      const watch = async () => {
        while (!state.hasEnded) {
          const { ms, status } = await probe({ port, host: 'localhost', path: '/healthz' })
          state.longest = Math.max(state.longest, status === 200 ? ms : Infinity)
          await wait(pause)
        }
      }
      const watching = watch()
      const { status } = await save()
      state.hasEnded = true
      await watching
      say(`${name}: answered ${status}, the longest health check took ${Math.round(state.longest)} ms`)
      return { status, longest: state.longest }
    }
    const menus = await longestAnswer('25,000 items of a menu', () =>
      admin.send('/cms/api/menus?draft=true&autosave=true', 'POST', menu),
    )
    const hours = await longestAnswer('60,000 opening hours', () =>
      admin.send('/cms/api/locations?draft=true', 'POST', { tenant: site.id, opening_hours: rows(60_000) }),
    )
    const long = await longestAnswer('1,000 blocks', () => admin.send('/cms/api/pages?draft=true', 'POST', page(1_000)))
    await world.stop()
    return [
      holds('too many rows are refused', menus.status === 400 && hours.status === 400),
      holds('1,000 blocks are stored', long.status === 201, String(long.status)),
      atMost('health check beside 25,000 items', { value: menus.longest, limit: 100, unit: 'ms' }),
      atMost('health check beside 60,000 opening hours', { value: hours.longest, limit: 100, unit: 'ms' }),
      atMost('health check beside 1,000 blocks', { value: long.longest, limit: 100, unit: 'ms' }),
    ]
  },
}
