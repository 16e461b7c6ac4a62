import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import { setImmediate as nextIteration, setTimeout as wait } from 'node:timers/promises'
import type { Request, RequestHandler } from 'express'
import { problem } from '#schemas/problem.ts'
import { clientIpRange } from './client-ip.ts'
import { sendProblem } from './send-problem.ts'
import { FairQueue } from '../limits/fair-queue.ts'
import type { RecentTenants } from '../limits/recent-tenants.ts'

/** Requests that wait; each is a connection of its own. */
const waitingAtMost = 2_000

/** Iterations of the event loop without a request after which nobody else is waiting to be read: one accepts a connection, one reads it. */
const quietIterations = 2
const mostIterations = 50

/** Milliseconds. Where several sites are busy, the event loop is never idle for long. */
const restAtMost = 20

interface Turns {
  tenantIdOf: (req: Request) => number
  recent: RecentTenants
}

/**
 * Starts one request at a time, and lets tenants and their client IPs take turns. Between two starts, the event loop accepts and reads all
 * that has arrived: it accepts one connection per iteration, so a crowd's requests would otherwise be worked on in between, and another site
 * would wait for them even for a page in memory. A started request may wait for the database or a partner for as long as it likes.
 *
 * While other sites are asked too, a site whose requests wait starts the next one once the event loop was idle for as long as it worked since
 * the last one: a busy thread waits for a processor behind all others, and a page in memory with it.
 */
export function startInTurns({ tenantIdOf, recent }: Turns): RequestHandler {
  const queue = new FairQueue({ atOnce: 1, perTenant: 1, perAddress: 1, inBackground: 1, waitingAtMost })
  let arrived = 0
  const readArrivals = async () => {
    let quiet = 0
    for (let iteration = 0; iteration < mostIterations && quiet < quietIterations; iteration += 1) {
      const before = arrived
      // oxlint-disable-next-line no-await-in-loop -- Each iteration of the event loop follows the one before.
      await nextIteration()
      quiet = arrived === before ? quiet + 1 : 0
    }
  }
  return async (req, res, next) => {
    arrived += 1
    const tenantId = tenantIdOf(req)
    recent.note(tenantId, performance.now())
    const started = await queue.run({ tenantId, address: clientIpRange(req) }, async () => {
      const since = performance.eventLoopUtilization()
      if (!req.socket.destroyed) next()
      await readArrivals()
      if (queue.isWaiting(tenantId) && recent.hasOther(tenantId, performance.now())) queue.hold(tenantId, rest(since))
    })
    if (started === 'full') sendProblem(res, problem('busy'))
  }
}

async function rest(since: EventLoopUtilization): Promise<void> {
  const ends = performance.now() + restAtMost
  const getRest = () => {
    const { active, idle } = performance.eventLoopUtilization(since)
    return Math.min(active - idle, ends - performance.now())
  }
  // oxlint-disable-next-line no-await-in-loop -- Work of the meantime makes the rest longer.
  for (let left = getRest(); left > 0; left = getRest()) await wait(Math.ceil(left))
}
