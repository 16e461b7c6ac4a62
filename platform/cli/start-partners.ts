import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'

/** The environment variable that each fake third party of the demo provides. */
const partners = {
  LENDER_QUOTES_URL: 'lender-quotes',
  REVIEWS_URL: 'reviews',
  REGO_URL: 'rego',
  VALUATIONS_URL: 'valuations',
  PAYMENTS_URL: 'payments',
} as const

/** The demo's key for its own payment provider, which moves no money. */
const keys = { PAYMENTS_KEY: 'the-demo-moves-no-money' }

type Names = keyof typeof partners
type Addresses = Partial<Record<Names | keyof typeof keys, string>>

interface RunningPartners {
  /** Addresses of services that the environment does not set. */
  addresses: Addresses
  stop: () => Promise<void>
}

/** Starts the demo's fake third parties in a child process on loopback. Addresses in the environment take precedence. */
export async function startPartners(given: { [K in Names]?: string | undefined }): Promise<RunningPartners> {
  const missing = Object.entries(partners).filter(
    ([name]) => !Object.entries(given).some(([key, url]) => key === name && url),
  )
  if (missing.length === 0) return { addresses: {}, stop: () => Promise.resolve() }
  const child = spawn(process.execPath, ['seed/partners/main.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), exited.then(() => [''])])
  const url = z.url().safeParse(line)
  if (!url.success) throw new Error('The demo’s own third parties (seed/partners) did not start.')
  return {
    addresses: {
      ...Object.fromEntries(missing.map(([name, path]) => [name, `${url.data}/${path}`])),
      ...(missing.some(([name]) => name === 'PAYMENTS_URL') ? keys : {}),
    },
    stop: async () => {
      child.kill()
      await exited
    },
  }
}
