import { createServer } from 'node:http'
import express, { type Router } from 'express'
import { lenderQuotes } from './lender-quotes.ts'
import { marketPrices } from './market-prices.ts'
import { payments } from './payments.ts'
import { places } from './places.ts'
import { rego } from './rego.ts'
import { reviews } from './reviews.ts'
import { valuations } from './valuations.ts'

/** By the first path segment of each service; their contracts are in `platform/partners`. */
const fakes: Record<string, Router> = {
  'lender-quotes': lenderQuotes,
  'market-prices': marketPrices,
  reviews,
  places,
  rego,
  valuations,
  payments,
}

export interface FakePartners {
  /** `http://127.0.0.1:41234`; each fake is at a path below it: `/reviews`. */
  url: string
  stop: () => Promise<void>
}

/** Fake third parties for the demo and tests, on loopback. Answers are computed from the request, so they are reproducible. */
export async function startFakePartners(): Promise<FakePartners> {
  const app = express()
  app.disable('x-powered-by')
  app.use(express.json({ limit: '64kb' }))
  for (const [name, routes] of Object.entries(fakes)) app.use(`/${name}`, routes)
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The fake partners have no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
