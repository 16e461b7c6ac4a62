import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from './admin-session.ts'
import { probe } from './probe.ts'
import { holds, none, type Scenario } from './scenario.ts'
import { startWorld } from './world.ts'

/** Milliseconds after the request at which the process is killed: before the save, in it, after it. */
const moments = [5, 15, 25, 35, 50, 70, 90, 120, 160, 220]

/** The application is killed while it publishes. What it acknowledged is published; what it did not is published whole or not at all. */
export const killedPublish: Scenario = {
  name: 'killed-publish',
  title: 'The application is killed in the middle of a publish',
  run: async ({ isQuick }) => {
    const world = await startWorld({ sites: 1, roles: 'web,admin,worker' })
    const { application, sites } = world
    const site = sites[0]
    if (!site) throw new Error('There is no site.')
    const readHeading = async () => {
      const { text } = await probe({ port: application.port, host: site.host, path: '/' })
      return /Version \d+/.exec(text)?.[0] ?? 'no heading'
    }
    let published = 'Version 0'
    let acknowledged = 0
    let lost = 0
    let torn = 0
    const tried = isQuick ? moments.slice(0, 3) : moments
    for (const [index, moment] of tried.entries()) {
      const admin = await signIn(application.port)
      const heading = `Version ${index + 1}`
      const saving = admin.publishHome(site.home, heading)
      await wait(moment)
      await application.kill()
      const { status } = await saving
      await application.start()
      const seen = await readHeading()
      if (status === 200) acknowledged += 1
      if (status === 200 && seen !== heading) lost += 1
      if (seen !== heading && seen !== published) torn += 1
      published = seen
    }
    const last = await (await signIn(application.port)).publishHome(site.home, 'Version 99')
    let seen = await readHeading()
    for (const ends = Date.now() + 5_000; seen !== 'Version 99' && Date.now() < ends; seen = await readHeading())
      await wait(50)
    await world.stop()
    return [
      holds('publishes that were cut off', true, `${tried.length - acknowledged} of ${tried.length}`),
      none('acknowledged but not published', lost),
      none('neither the former nor the new version', torn),
      holds('publishing works afterwards', last.status === 200 && seen === 'Version 99', `${last.status}, ${seen}`),
    ]
  },
}
