import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { blockDeliveryNotes } from './block-delivery-notes.ts'
import { type Arrival, holdingDestination } from './holding-destination.ts'
import { readLeadTally } from './lead-tally.ts'
import { probe } from './probe.ts'
import { holds, none, type Scenario } from './scenario.ts'
import { leadRequest } from './send-leads.ts'
import { startWorld } from './world.ts'

/** Each lead goes to two destinations. */
const destinations = 2
/** Milliseconds that the repeats may take: a job of a process that died is known by its silence. */
const timeoutMs = 3 * 60_000

const moments = ['before the receiver answers', 'after the answer, before it is recorded'] as const
type Moment = (typeof moments)[number]

/**
 * The application is killed while a receiver has the lead. It cannot know whether it was taken, so it sends it again after the restart, under the same
 * key, by which the receiver recognises the repeat.
 */
export const killedDelivery: Scenario = {
  name: 'killed-delivery',
  title: 'The application is killed in the middle of a delivery',
  run: async ({ isQuick, say }) => {
    const destination = await holdingDestination()
    const { application, database, sites, stop } = await startWorld({
      sites: 1,
      roles: 'web,worker',
      destinationUrl: destination.url,
    })
    const host = sites[0]?.host ?? ''
    const rounds = Array.from({ length: isQuick ? 1 : 3 }, () => moments).flat()
    let refused = 0
    let noted = 0
    for (const [index, moment] of rounds.entries()) {
      destination.hold()
      const { status } = await probe(leadRequest({ port: application.port, host, index, key: randomUUID() }))
      if (status !== 200) refused += 1
      await destination.waitForHeld(destinations)
      await killAt(moment)
      noted += (await readLeadTally(database.url)).delivered - index * destinations
      destination.answer()
      await application.start()
      await waitForDelivered((index + 1) * destinations)
      say(`round ${index + 1} of ${rounds.length}, killed ${moment}: delivered after the restart`)
    }
    const tally = await readLeadTally(database.url)
    await stop()
    await destination.stop()
    const byKey = Map.groupBy(destination.arrivals, ({ key }) => key)
    const known = new Set(tally.keys.map(({ delivery }) => delivery))
    return [
      holds('the application was killed', true, `${rounds.length} times`),
      none('leads that were not accepted', refused),
      none('recorded as delivered by a process that was killed before', noted),
      none('not delivered in the end', tally.stored.length * destinations - tally.delivered),
      none('never arrived', [...known].filter((key) => !byKey.has(key)).length),
      none('not sent again', [...byKey.values()].filter((same) => same.length < 2).length),
      none('sent again under another key', [...byKey.keys()].filter((key) => !known.has(key)).length),
      none('sent again with other contents', [...byKey.values()].filter(isDifferent).length),
      none('sent more than twice', [...byKey.values()].filter((same) => same.length > 2).length),
    ]

    async function killAt(moment: Moment): Promise<void> {
      if (moment === 'before the receiver answers') return application.kill()
      const notes = await blockDeliveryNotes(database.url)
      destination.answer()
      await notes.waitForAttempts(destinations)
      await application.kill()
      await notes.discard()
    }

    async function waitForDelivered(count: number): Promise<void> {
      for (const ends = Date.now() + timeoutMs; Date.now() < ends; await wait(500))
        if ((await readLeadTally(database.url)).delivered >= count) return
    }
  },
}

const isDifferent = (same: Arrival[]): boolean => new Set(same.map(({ body }) => body)).size > 1
