import type { Api, EndpointName, endpoints } from '#schemas/api/endpoints.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import type { Problem } from '#schemas/problem.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { z } from 'zod'
import type { Content, TenantRef } from '../content/content.ts'
import type { Partners } from '../integrations/partners.ts'
import type { Search } from '../search/search-port.ts'
import type { RequestLimits } from '../limits/request-limits.ts'
import type { Caller } from './caller.ts'
import type { ViewCounter } from '../limits/view-counter.ts'

/** Dependencies of API calls of all sites. */
export interface ApiParts {
  content: Content
  search: Search
  partners: Partners
  views: ViewCounter
  limits: RequestLimits
  payload: Payload
  pool: Pool
}

/** Context of an API call. The tenant comes from the host, never from the caller. */
export interface ApiContext extends ApiParts {
  tenant: TenantRef
  site: Site
  now: Date
  caller: Caller
  /** The page being rendered, if any: a draft in a preview. */
  page?: PageDocument | null
}

/** Creates the API of one tenant at one time: `createApi` of `api/`, passed to pages and forms by the composition root. */
export type CreateApi = (context: ApiContext) => Api

type ParsedInput<K extends EndpointName> = z.output<(typeof endpoints)[K]['input']>
type Answer<K extends EndpointName> = z.input<(typeof endpoints)[K]['output']>

/** Answers one endpoint from parsed input. Expected failures are return values. */
export type Service<K extends EndpointName> = (
  context: ApiContext,
  input: ParsedInput<K>,
) => Promise<Answer<K> | Problem>
