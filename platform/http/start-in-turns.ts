import { setImmediate as nextIteration } from 'node:timers/promises'
import type { Request, RequestHandler } from 'express'
import { problem } from '#schemas/problem.ts'
import { clientIpRange } from './client-ip.ts'
import { sendProblem } from './send-problem.ts'
import { FairQueue } from '../limits/fair-queue.ts'

/** Requests that wait; each is a connection of its own. */
const waitingAtMost = 2_000

/** Iterations of the event loop without a request after which nobody else is waiting to be read: one accepts a connection, one reads it. */
const quietIterations = 2
const mostIterations = 50

/**
 * Starts one request at a time, and lets tenants and their client IPs take turns. Between two starts, the event loop accepts and reads all
 * that has arrived: it accepts one connection per iteration, so a crowd's requests would otherwise be worked on in between, and another site
 * would wait for them even for a page in memory. A started request may wait for the database or a partner for as long as it likes.
 */
export function startInTurns(tenantIdOf: (req: Request) => number): RequestHandler {
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
    const client = { tenantId: tenantIdOf(req), address: clientIpRange(req) }
    const started = await queue.run(client, async () => {
      if (!req.socket.destroyed) next()
      await readArrivals()
    })
    if (started === 'full') sendProblem(res, problem('busy'))
  }
}
