import { Router } from 'express'

/** One thing that must work before this process should be sent visitors. */
export interface ReadinessCheck {
  name: string
  isReady: () => Promise<boolean> | boolean
}

const patience = 2_000

/** `/healthz`: the process answers. `/readyz`: what it needs answers too, with each check's name. */
export function healthRoutes(checks: ReadinessCheck[]): Router {
  const router = Router()
  router.get('/healthz', (_req, res) => {
    res.setHeader('Cache-Control', 'no-store')
    res.json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const results = await Promise.all(checks.map(async ({ name, isReady }) => [name, await inTime(isReady)] as const))
    const areAllReady = results.every(([, isReady]) => isReady)
    res.setHeader('Cache-Control', 'no-store')
    res.status(areAllReady ? 200 : 503).json({ ready: areAllReady, checks: Object.fromEntries(results) })
  })
  return router
}

async function inTime(isReady: ReadinessCheck['isReady']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  const answer = Promise.resolve()
    .then(isReady)
    .catch(() => false)
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
