import { type Garage, mostSaved } from '#schemas/shopper/garage.ts'
import type { ApiContext } from '../context/api-context.ts'
import type { Owner } from './owner.ts'

export async function listSearches(
  { pool }: Pick<ApiContext, 'pool'>,
  [tenantId, shopperId]: Owner,
): Promise<Garage['searches']> {
  const { rows } = await pool.query<Garage['searches'][number]>(
    `select id, name, path, coalesce(alerts, false) as alerts from saved_searches
     where tenant_id = $1 and shopper_id = $2 order by created_at desc, id desc limit $3`,
    [tenantId, shopperId, mostSaved.searches],
  )
  return rows
}
