import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { Content } from '../content/content.ts'
import type { Search } from '../search/search-port.ts'

/** Dependencies of the alert jobs. `content` is created for each run, because a worker does not follow its changes. */
export interface AlertContext {
  payload: Payload
  pool: Pool
  search: Search
  content: () => Promise<Content>
  now: Date
}
