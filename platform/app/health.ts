import { type RequestHandler, Router } from 'express'

/** One thing that must work before this process should be sent visitors. */
export interface ReadinessCheck {
  name: string
  isReady: () => Promise<boolean> | boolean
}

export interface Readiness {
  isReady: boolean
  checks: Record<string, boolean>
}

const timeoutMs = 2_000

/** `/healthz`: the process answers, whatever the database does. `/readyz`: what it needs answers too; which of it does not is for operators alone. */
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
