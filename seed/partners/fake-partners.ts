import { createServer } from 'node:http'
import express, { type Router } from 'express'
import { lenderQuotes } from './lender-quotes.ts'
import { marketPrices } from './market-prices.ts'
import { payments } from './payments.ts'
import { places } from './places.ts'
import { rego } from './rego.ts'
import { reviews } from './reviews.ts'
import { valuations } from './valuations.ts'

/** By the first part of the address at which each answers; their contracts stand in `platform/partners`. */
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
  /** `http://127.0.0.1:41234`; below it each fake has its name: `/reviews`. */
  url: string
  stop: () => Promise<void>
}

/** Third parties that the demo and the tests ask, on loopback: figures are calculated from what is asked, so the same question has the same answer. */
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
