import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { mortalApplication } from './application.ts'
import { mortalDatabase } from './database.ts'
import { unreliableDestination } from './destination.ts'
import { prepareSites } from './prepare-sites.ts'
import { sendLeads } from './shoppers.ts'
import { type Tally, tallyOf } from './tally.ts'

/**
 * `npm run test:faults`: leads are posted while the application and PostgreSQL are killed again and again and the destinations fail. Every accepted lead
 * must be stored once and delivered at least once to each destination, with one key by which repeats are known. Prints the figures; fails where one
 * is wrong.
 */
const leads = 2_000
const applicationDeaths = 20
const databaseDeaths = 5
/** Milliseconds between two deaths. */
const lifetime = 6_000
/** Milliseconds that deliveries may take once nothing dies any more: what was under way at a death waits until its lease ends. */
const settling = 10 * 60_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-faults-'))
const database = await mortalDatabase(dataDir)
const destination = await unreliableDestination()
const hosts = await prepareSites({ databaseUrl: database.url, dataDir, destinationUrl: destination.url, count: 10 })
const application = await mortalApplication({
  databaseUrl: database.url,
  dataDir,
  roles: 'web,worker',
  env: { FORECOURT_FETCH_FROM_LOOPBACK: 'true', FORECOURT_TRUST_PROXY: 'loopback' },
})

say(`${leads} leads from ${hosts.length} sites, two destinations each`)
const began = Date.now()
const posting = sendLeads({ port: application.port, hosts, count: leads, atOnce: 8, rest: 350 })
const deaths = applicationDeaths + databaseDeaths
for (let death = 1; death <= deaths; death += 1) {
  await wait(lifetime)
  if (death % (deaths / databaseDeaths) === 0) await database.killAndRestart()
  else await application.killAndRestart()
}
const killedFor = Date.now() - began
const sent = await posting
say(`All accepted after ${seconds(Date.now() - began)}; the last death was after ${seconds(killedFor)}`)

const tally = await settled()
const settledAfter = Date.now() - began
await application.stop()
await database.stop()
await destination.stop()
await rm(dataDir, { recursive: true, force: true })

const accepted = new Set(sent.accepted.map(({ key }) => key))
const deliveredLeads = Map.groupBy(tally.keys, ({ lead }) => lead)
const isDelivered = (key: string): boolean => {
  const ways = deliveredLeads.get(key) ?? []
  return ways.length === 2 && ways.every(({ delivery }) => (destination.taken.get(delivery) ?? 0) > 0)
}
const stored = new Set(tally.stored)
const known = new Set(tally.keys.map(({ delivery }) => delivery))
const arrivals = [...destination.taken.values()].reduce((sum, times) => sum + times, 0)

/** What has to be none. */
const wrong = {
  'refused for good': sent.refused.length,
  'accepted but not stored': [...accepted].filter((key) => !stored.has(key)).length,
  'stored twice': tally.doubled + sent.accepted.filter(({ ids }) => new Set(ids).size > 1).length,
  'stored but never sent': tally.stored.filter((key) => !accepted.has(key)).length,
  'accepted but not delivered to both': [...accepted].filter((key) => !isDelivered(key)).length,
  'arrived under an unknown key': [...destination.taken.keys()].filter((key) => !known.has(key)).length,
}

say('')
say(`application killed            ${applicationDeaths} times, PostgreSQL ${databaseDeaths} times`)
say(`requests                      ${sent.requests}, of them ${sent.withoutAnswer} without an answer`)
say(`leads accepted                ${accepted.size}, stored ${tally.stored.length}`)
say(`deliveries                    ${tally.deliveries}, done ${tally.delivered} after ${seconds(settledAfter)}`)
say(
  `arrivals at the destinations  ${arrivals}: ${arrivals - destination.taken.size} repeats, each under the key of the first`,
)
say(
  `their failures                ${Object.entries(destination.failures)
    .filter(([fault]) => fault !== 'none')
    .map(([fault, times]) => `${fault} ${times}`)
    .join(', ')}`,
)
say('')
for (const [what, count] of Object.entries(wrong)) say(`${count === 0 ? '✓' : '✗'} ${what}: ${count}`)
for (const why of new Set(sent.refused.slice(0, 5))) say(`  ${why}`)
process.exit(Object.values(wrong).every((count) => count === 0) ? 0 : 1)

/** The figures, once every delivery is done or the time is up. */
async function settled(): Promise<Tally> {
  const ends = Date.now() + settling
  for (;;) {
    const found = await tallyOf(database.url)
    const isDone = found.deliveries >= 2 * found.stored.length && found.delivered === found.deliveries
    if (isDone || Date.now() > ends) return found
    await wait(2_000)
  }
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 1_000)} s`
}
