'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useState } from 'react'
import { staffEndpoints } from '#schemas/api/staff-endpoints.ts'
import { facetNames, type FacetName, type Range, searchQuery } from '#schemas/vehicle/search-query.ts'
import { choosesNothing, forSale, readStockFilter, stockFilterBounds } from '#schemas/vehicle/stock-filter.ts'
import { Bounds } from './bounds.tsx'
import { FacetChoice } from './facet-choice.tsx'
import { Matches } from './matches.tsx'
import { type FilterDraft, readFilterDraft } from './filter-draft.ts'
import { useSiteId } from './use-site.ts'
import { useStaffAnswer } from './use-staff-answer.ts'

/** What most marketers choose by; the others are folded away until they are asked for, or hold a choice. */
const leading = new Set<FacetName>(['car_type', 'make', 'model', 'body', 'fuel', 'location_name'])
/** What the bounds, or two facets together, say better. */
const superseded = new Set<FacetName>(['year', 'price_range', 'weekly_price_range', 'make_model'])
const firstShown = 6

/** Which stock a block shows, chosen from the values that this site's stock has, with what matches now. */
export const StockFilterField = ({
  field,
  path: ownPath,
  readOnly,
  sells,
}: JSONFieldClientProps & { sells: 'for-sale' | 'any' }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: ownPath })
  const [isUnfolded, setIsUnfolded] = useState(false)
  const draft = readFilterDraft(value)
  const isLocked = readOnly === true || disabled
  const found = useMatches(draft, sells)
  const counts = (name: FacetName) => found.answer?.facets[name] ?? {}
  const chosen = (name: FacetName) => draft.facets[name] ?? []
  const isLeading = (name: FacetName) => leading.has(name) || chosen(name).length > 0
  const isShown = (name: FacetName) => isLeading(name) || (isUnfolded && !superseded.has(name))
  const folded = facetNames.filter((name) => !isLeading(name) && !superseded.has(name)).length
  const change = (next: FilterDraft) => setValue(choosesNothing(next) ? null : next)
  const choose = (name: FacetName, values: string[]) => {
    const { [name]: _replaced, ...others } = draft.facets
    change({ ...draft, facets: values.length === 0 ? others : { ...others, [name]: values } })
  }
  const bound = (name: (typeof stockFilterBounds)[number], range: Range) => {
    const { [name]: _replaced, ...others } = draft.ranges
    change({ ...draft, ranges: Object.keys(range).length === 0 ? others : { ...others, [name]: range } })
  }
  return (
    <section className={`field-type fc-filter${showError ? ' error' : ''}`} aria-label={labelText(field.label)}>
      <FieldLabel as="h3" label={field.label} path={path} required={field.required} />
      <FieldError path={path} showError={showError} />
      <FieldDescription description={field.admin?.description} path={path} />
      <div className="fc-filter__grid">
        {facetNames.filter(isShown).map((name) => (
          <FacetChoice
            key={name}
            name={name}
            chosen={chosen(name)}
            counts={counts(name)}
            placeholder={name === 'status' && sells === 'for-sale' ? 'What is for sale' : 'Any'}
            isLocked={isLocked}
            onChange={(values) => choose(name, values)}
          />
        ))}
      </div>
      <button
        type="button"
        className="fc-plain-button"
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {isUnfolded ? 'Fewer filters' : `More filters (${folded})`}
      </button>
      <div className="fc-filter__bounds">
        {stockFilterBounds.map((name) => (
          <Bounds
            key={name}
            name={name}
            range={draft.ranges[name] ?? {}}
            isLocked={isLocked}
            onChange={(range) => bound(name, range)}
          />
        ))}
      </div>
      {draft.isEmpty || isLocked ? null : (
        <button type="button" className="fc-plain-button" onClick={() => setValue(null)}>
          Clear all
        </button>
      )}
      <Matches {...found} />
    </section>
  )
}

/** Choices go as a shopper's would, so that each facet's own choices leave its own counts alone. */
function useMatches(draft: FilterDraft, sells: 'for-sale' | 'any') {
  const tenant = useSiteId()
  const filter = readStockFilter(draft)
  const { facets, ranges } = sells === 'for-sale' ? forSale(filter) : filter
  const search = searchQuery.parse({ facets, ranges, hitsPerPage: firstShown })
  return useStaffAnswer(
    'search',
    tenant === null ? null : (staffEndpoints.search.toSearch?.({ tenant, search }) ?? null),
  )
}

const labelText = (label: unknown): string => (typeof label === 'string' ? label : 'Stock')
