import type { Problem } from '#schemas/problem.ts'
import type { ApiContext } from '../context/api-context.ts'
import { findValuationByCode, type StoredValuation } from './store.ts'
import { checkValuation } from './valuation-rules.ts'

/** The valuation of a code on this site, while its estimate is valid. */
export const findValuation = async (
  { pool, tenant, now }: Pick<ApiContext, 'pool' | 'tenant' | 'now'>,
  code: string,
): Promise<StoredValuation | Problem> =>
  checkValuation(await findValuationByCode(pool, { tenantId: tenant.id, code }), now)
