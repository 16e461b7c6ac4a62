import { setTimeout as wait } from 'node:timers/promises'
import { type LeadTally, readLeadTally } from './lead-tally.ts'
import { type Check, none, type Scenario } from './scenario.ts'
import { sendLeads } from './send-leads.ts'
import { unreliableDestination } from './destination.ts'
import { startWorld } from './world.ts'

const amounts = {
  full: { leads: 10_000, kills: 20, databaseKills: 5, atOnce: 24 },
  quick: { leads: 400, kills: 2, databaseKills: 1, atOnce: 8 },
} as const

/** Milliseconds between two kills. */
const lifetime = 6_000
/** Milliseconds that deliveries may take after the last kill: what was under way waits until its lease ends. */
const settling = 20 * 60_000

/**
 * Leads are posted while the application and PostgreSQL are killed and the destinations fail. Each accepted lead is stored once and delivered at least
 * once to each destination, under one key by which repeats are recognised.
 */
export const leadsUnderKills: Scenario = {
  name: 'leads-under-kills',
  title: 'Leads while the application and PostgreSQL are killed, commits and deliveries in flight',
  run: async ({ isQuick, say }) => {
    const { leads, kills, databaseKills, atOnce } = isQuick ? amounts.quick : amounts.full
    const destination = await unreliableDestination()
    const world = await startWorld({ sites: 10, roles: 'web,worker', destinationUrl: destination.url })
    const { application, database, sites } = world
    const began = Date.now()
    const posting = sendLeads({
      port: application.port,
      hosts: sites.map(({ host }) => host),
      count: leads,
      atOnce,
      rest: 100,
    })
    const total = kills + databaseKills
    for (let kill = 1; kill <= total; kill += 1) {
      await wait(lifetime)
      if (kill % Math.floor(total / databaseKills) === 0) await database.killAndRestart()
      else await application.killAndRestart()
    }
    say(`the last kill was after ${seconds(Date.now() - began)}`)
    const sent = await posting
    say(`all leads were accepted after ${seconds(Date.now() - began)}`)
    const tally = await settle(database.url)
    const settledAfter = Date.now() - began
    await world.stop()
    await destination.stop()
    return [
      figure('application killed', kills),
      figure('PostgreSQL killed', databaseKills),
      figure('requests', sent.requests),
      figure('requests without an answer, sent again', sent.withoutAnswer),
      ...compare({ sent, tally, destination }),
      figure(`deliveries done after ${seconds(settledAfter)}`, tally.delivered),
    ]
  },
}

interface LeadComparisonInput {
  sent: Awaited<ReturnType<typeof sendLeads>>
  tally: LeadTally
  destination: Pick<Awaited<ReturnType<typeof unreliableDestination>>, 'taken'>
}

function compare({ sent, tally, destination }: LeadComparisonInput): Check[] {
  const accepted = new Set(sent.accepted.map(({ key }) => key))
  const stored = new Set(tally.stored)
  const known = new Set(tally.keys.map(({ delivery }) => delivery))
  const deliveries = Map.groupBy(tally.keys, ({ lead }) => lead)
  const isDelivered = (key: string): boolean => {
    const ways = deliveries.get(key) ?? []
    return ways.length === 2 && ways.every(({ delivery }) => (destination.taken.get(delivery) ?? 0) > 0)
  }
  return [
    figure('leads accepted', accepted.size),
    none('refused', sent.refused.length),
    none('accepted but not stored', [...accepted].filter((key) => !stored.has(key)).length),
    none('stored twice', tally.doubled + sent.accepted.filter(({ ids }) => new Set(ids).size > 1).length),
    none('stored but never sent', tally.stored.filter((key) => !accepted.has(key)).length),
    none('accepted but not delivered to both destinations', [...accepted].filter((key) => !isDelivered(key)).length),
    none('arrived under an unknown key', [...destination.taken.keys()].filter((key) => !known.has(key)).length),
  ]
}

/** The figures, once every delivery is done or the time is up. */
async function settle(databaseUrl: string): Promise<LeadTally> {
  const ends = Date.now() + settling
  for (;;) {
    const found = await readLeadTally(databaseUrl)
    const isDone = found.deliveries >= 2 * found.stored.length && found.delivered === found.deliveries
    if (isDone || Date.now() > ends) return found
    await wait(2_000)
  }
}

/** A figure for the record, which cannot be wrong. */
const figure = (what: string, count: number): Check => ({ what, measured: String(count), isMet: true })

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1_000)} s`
