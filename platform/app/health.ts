import { type RequestHandler, Router } from 'express'

/** A dependency that must work before this process receives traffic. */
export interface ReadinessCheck {
  name: string
  isReady: () => Promise<boolean> | boolean
}

export interface Readiness {
  isReady: boolean
  checks: Record<string, boolean>
}

const timeoutMs = 2_000

/** `/healthz`: the process answers, regardless of the database. `/readyz`: its dependencies answer too. Only operators see which one fails. */
export function healthRoutes(checks: ReadinessCheck[]): Router {
  const router = Router()
  router.get('/healthz', (_req, res) => {
    res.setHeader('Cache-Control', 'no-store')
    res.json({ status: 'ok' })
  })
  router.get(
    '/readyz',
    answerReadiness(checks, ({ isReady }) => ({ ready: isReady })),
  )
  return router
}

export const answerReadiness =
  (checks: ReadinessCheck[], describe: (readiness: Readiness) => object): RequestHandler =>
  async (_req, res) => {
    const readiness = await checkReadiness(checks)
    res.setHeader('Cache-Control', 'no-store')
    res.status(readiness.isReady ? 200 : 503).json(describe(readiness))
  }

async function checkReadiness(checks: ReadinessCheck[]): Promise<Readiness> {
  const results = await Promise.all(checks.map(async ({ name, isReady }) => [name, await inTime(isReady)] as const))
  return { isReady: results.every(([, isReady]) => isReady), checks: Object.fromEntries(results) }
}

async function inTime(isReady: ReadinessCheck['isReady']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs)
  })
  const answer = Promise.resolve()
    .then(isReady)
    .catch(() => false)
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
