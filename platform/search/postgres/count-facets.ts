import type { Pool } from 'pg'
import { facetNames, facets, type FacetName } from '#schemas/vehicle/search-query.ts'
import type { FacetCounts } from '#schemas/vehicle/search-response.ts'
import { isListFacet } from '../engine-document.ts'
import { facetCounts } from '../facet-counts.ts'
import type { SearchRequest } from '../search-port.ts'
import { baseConditions, choiceConditions, createBinder } from './conditions.ts'
import type { TextQuery } from './text-query.ts'

/**
 * How many documents match, and how many have each value of each facet, in one statement. Facets in which nothing is chosen are counted in
 * one pass over what matches; each of the others again without its own choice, so that choosing one make does not hide the rest.
 */
export async function countFacets(
  pool: Pool,
  request: SearchRequest,
  text: TextQuery | null,
): Promise<{ count: number; facets: FacetCounts }> {
  const binder = createBinder()
  const base = baseConditions({ request, text, binder })
  const choices = choiceConditions(request, binder)
  const open = facetNames.filter((name) => !choices.has(name))
  const passes = [
    countOpenFacets(
      open.filter((name) => !isListFacet(name)),
      [...base, ...choices.values()],
    ),
    ...open.filter(isListFacet).map((name) => countOneFacet(name, [...base, ...choices.values()])),
    ...Array.from(choices.keys(), (chosen) => {
      const others = [...choices].filter(([name]) => name !== chosen).map(([, sql]) => sql)
      return countOneFacet(chosen, [...base, ...others])
    }),
  ]
  const { rows } = await pool.query<{ facet: number; value: string | null; n: number }>(
    passes.join('\nunion all\n'),
    binder.values,
  )
  const total = rows.find(({ facet }) => facet === totalMark)?.n ?? 0
  const named = rows.flatMap(({ facet, value, n }) => {
    const name = facetNames[facet]
    return name && value !== null ? [{ name, value, n }] : []
  })
  return { count: total, facets: facetCounts(named) }
}

const totalMark = -1

function countOpenFacets(open: FacetName[], conditions: string[]): string {
  const fields = open.map((name) => facets[name])
  const which = open.map((name, at) => `when grouping(${fields[at]}) = 0 then ${facetNames.indexOf(name)}`)
  const value = open.map((_, at) => `when grouping(${fields[at]}) = 0 then ${fields[at]}::text`)
  const sets = [...fields.map((field) => `(${field})`), '()']
  return `
    select ${open.length ? `case ${which.join(' ')} else ${totalMark} end` : totalMark} as facet,
           ${open.length ? `case ${value.join(' ')} end` : 'null'} as value,
           count(*)::int as n
    from search.vehicles
    where ${conditions.join('\n      and ')}
    group by grouping sets (${sets.join(', ')})`
}

const countOneFacet = (name: FacetName, conditions: string[]) => `
    select ${facetNames.indexOf(name)}, value::text, count(*)::int
    from search.vehicles, unnest(${isListFacet(name) ? facets[name] : `array[${facets[name]}]`}) as value
    where ${conditions.join('\n      and ')}
    group by value`
