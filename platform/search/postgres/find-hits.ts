import type { Pool } from 'pg'
import { searchHit, type SearchHit } from '#schemas/vehicle/search-response.ts'
import { sortFields } from '../engine-document.ts'
import type { SearchRequest } from '../search-port.ts'
import { baseConditions, choiceConditions, createBinder, type Binder } from './conditions.ts'
import type { TextQuery } from './text-query.ts'

/** The documents of one page, in the asked order. */
export async function findHits(pool: Pool, request: SearchRequest, text: TextQuery | null): Promise<SearchHit[]> {
  const binder = createBinder()
  const { page, hitsPerPage } = request.query
  const conditions = [...baseConditions({ request, text, binder }), ...choiceConditions(request, binder).values()]
  const { rows } = await pool.query<{ document: unknown }>(
    `select document
     from (
       select sorted.*, row_number() over () as place
       from (
         select tenant_id, id
         from search.vehicles
         where ${conditions.join('\n           and ')}
         order by ${order(request, text, binder)}
         limit ${binder.bind(hitsPerPage)} offset ${binder.bind((page - 1) * hitsPerPage)}
       ) as sorted
     ) as page
     join search.documents using (tenant_id, id)
     order by place`,
    binder.values,
  )
  return rows.map((row) => searchHit.parse(row.document))
}

/** By rank: words found in the title first, then words found as typed, then forgiven ones. Any other order holds regardless of the words. */
function order(request: SearchRequest, text: TextQuery | null, { bind }: Binder): string {
  const sorted = sortFields[request.query.sortBy]
  const byRank = 'custom_rank desc, id desc'
  if (sorted) return `${sorted[0]} ${sorted[1]} nulls last, ${byRank}`
  if (!text) return byRank
  const typed = text.exactIds.length > 0 ? `(id = any(${bind(text.exactIds)}::int[])) desc, ` : ''
  return `(title @@ ${bind(text.exact)}::tsquery) desc, ${typed}${byRank}`
}
