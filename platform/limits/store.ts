import type { Pool } from 'pg'

/** In a fixed order, to prevent deadlocks between processes. */
const addition = `
  with looks as (select * from unnest($1::int[], $2::int[]) as looked(id, looks)),
       held as (select v.id from vehicles v join looks using (id) order by v.id for no key update of v)
  update vehicles v set views = coalesce(v.views, 0) + looks.looks from looks join held using (id) where v.id = looks.id`

/** Adds views by vehicle id. Vehicles count as unchanged: no event is written. */
export async function addViews(pool: Pick<Pool, 'query'>, views: ReadonlyMap<number, number>): Promise<void> {
  await pool.query(addition, [[...views.keys()], [...views.values()]])
}
