import type { AlertContext } from '../../alerts/alert-context.ts'
import { createContent } from '../../content/create-content.ts'
import type { JobContext } from './job-context.ts'

/** Dependencies of the alert jobs, at this moment. */
export const alertsNow = ({ payload, pool, indexing, ownOrigin }: JobContext): AlertContext => ({
  payload,
  pool,
  search: indexing.search,
  content: () => createContent({ payload, adminUrl: ownOrigin, secret: payload.secret }),
  now: new Date(),
})
