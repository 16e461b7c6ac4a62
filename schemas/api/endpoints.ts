import type { z } from 'zod'
import { buyingEndpoints } from './buying-endpoints.ts'
import { leadEndpoints } from './lead-endpoints.ts'
import { placeEndpoints } from './place-endpoints.ts'
import { shopperEndpoints } from './shopper-endpoints.ts'
import { siteEndpoints } from './site-endpoints.ts'
import { stockEndpoints } from './stock-endpoints.ts'
import { valuationEndpoints } from './valuation-endpoints.ts'

/** Every call of the platform API. Server routes, browser client and documentation are derived from this. */
export const endpoints = {
  ...stockEndpoints,
  ...leadEndpoints,
  ...placeEndpoints,
  ...siteEndpoints,
  ...shopperEndpoints,
  ...valuationEndpoints,
  ...buyingEndpoints,
} as const

export type EndpointName = keyof typeof endpoints
export type EndpointInput<K extends EndpointName> = z.input<(typeof endpoints)[K]['input']>
export type EndpointOutput<K extends EndpointName> = z.output<(typeof endpoints)[K]['output']>

/** The contract for callers: over HTTP in a browser, in process on the server. Rejects with an `ApiFailure`. */
export interface Api {
  call: <K extends EndpointName>(name: K, input: EndpointInput<K>) => Promise<EndpointOutput<K>>
}
