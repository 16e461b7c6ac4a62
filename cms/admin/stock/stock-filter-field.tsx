'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useRef, useState } from 'react'
import { facetNames, type FacetName, type Range } from '#schemas/vehicle/search-query.ts'
import { choosesNothing, stockFilterBounds } from '#schemas/vehicle/stock-filter.ts'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import { Bounds } from './bounds.tsx'
import { FacetChoice } from './facet-choice.tsx'
import { Matches } from './matches.tsx'
import { type FilterDraft, readFilterDraft } from './filter-draft.ts'
import { useMatches } from './use-matches.ts'
import * as texts from './texts.ts'

/** The most used facets. Others are collapsed until they are opened or have a selection. */
const leading = new Set<FacetName>(['car_type', 'make', 'model', 'body', 'fuel', 'location_name'])
/** Facets covered by a range or by two other facets together. */
const superseded = new Set<FacetName>(['year', 'price_range', 'weekly_price_range', 'make_model'])

/** Selects the stock of a block from values in the site's stock, with a live preview of matches. */
export const StockFilterField = ({
  field,
  path: ownPath,
  readOnly,
  sells,
}: JSONFieldClientProps & { sells: 'for-sale' | 'any' }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: ownPath })
  const [isUnfolded, setIsUnfolded] = useState(false)
  const section = useRef<HTMLElement>(null)
  const draft = readFilterDraft(value)
  const isLocked = readOnly === true || disabled
  const { found, counts } = useMatches({ draft, sells, path })
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
  const clear = () => {
    setValue(null)
    focusWhenDrawn(() => section.current?.querySelector<HTMLElement>('[role="combobox"]'))
  }
  return (
    <section
      ref={section}
      className={`field-type fc-filter${showError ? ' error' : ''}`}
      aria-label={labelText(field.label)}
    >
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
            placeholder={name === 'status' && sells === 'for-sale' ? texts.forSale : texts.any}
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
        {isUnfolded ? texts.fewerFilters : texts.moreFiltersFolded({ folded })}
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
        <button type="button" className="fc-plain-button" onClick={clear}>
          {texts.clearAll}
        </button>
      )}
      <Matches {...found} />
    </section>
  )
}

const labelText = (label: unknown): string => (typeof label === 'string' ? label : texts.stock)
