import type { ReactNode } from 'react'
import { formatDollars } from '#schemas/lib/dollars.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { SearchResponse } from '#schemas/vehicle/search-response.ts'
import type { FacetName } from '#schemas/vehicle/search-terms.ts'
import { Icon } from './icon.tsx'

interface FiltersProps {
  search: SearchQuery
  answer: SearchResponse
}

export function Filters({ search, answer: { facets, count } }: FiltersProps) {
  const { price } = search.ranges
  return (
    <aside aria-label="Filters">
      <details className="part:filterDrawer">
        <summary>
          <Icon name="filter" />
          Filters
          <Icon name="chevronDown" />
        </summary>
        <div className="part:filterDrawerBody" data-scrolls="">
          <form method="get" autoComplete="off" role="search" aria-label="Filter the stock">
            <div>
              <div className="part:searchSpace">
                <div className="part:field">
                  <label htmlFor="part:queryId" className="part:label">
                    Search
                  </label>
                  <input
                    type="search"
                    id="part:queryId"
                    name="query"
                    defaultValue={search.query}
                    placeholder="Make, model or keyword"
                    className="part:input"
                  />
                </div>
              </div>
              {shownFacets.map(({ name, label }) => (
                <FacetFilter
                  key={name}
                  name={name}
                  label={label}
                  counts={facets[name] ?? {}}
                  chosen={search.facets[name] ?? []}
                />
              ))}
              <Filter label="Price" open={price !== undefined}>
                <PriceSlider low={(price?.min ?? 500_000) / 100} high={(price?.max ?? 25_000_000) / 100} />
                <Choice type="radio" name="range[price]" value="" checked={!price}>
                  Any price
                </Choice>
                {priceBands.map(({ value, label, min, max }) => (
                  <Choice
                    key={value}
                    type="radio"
                    name="range[price]"
                    value={value}
                    checked={price !== undefined && price.min === min && price.max === max}
                  >
                    {label}
                  </Choice>
                ))}
              </Filter>
              <div className="part:submitSpace">
                <button
                  type="submit"
                  className="part:submit"
                >{`Show Me ${count.toLocaleString('en-AU')} vehicles`}</button>
              </div>
            </div>
          </form>
        </div>
      </details>
    </aside>
  )
}

const shownFacets = [
  { name: 'make', label: 'Make' },
  { name: 'model', label: 'Model' },
  { name: 'body', label: 'Body' },
  { name: 'fuel', label: 'Fuel' },
  { name: 'transmission', label: 'Transmission' },
  { name: 'colour', label: 'Colour' },
] as const

interface FacetFilterProps {
  name: FacetName
  label: string
  counts: Record<string, number>
  chosen: readonly string[]
}

function FacetFilter({ name, label, counts, chosen }: FacetFilterProps) {
  const values = [...new Set([...Object.keys(counts), ...chosen])].sort(byName.compare)
  const list = (part: string[]) => (
    <div>
      {part.map((value) => (
        <Choice
          key={value}
          type="checkbox"
          name={`refinementList[${name}][]`}
          value={value}
          checked={chosen.includes(value)}
          count={counts[value] ?? 0}
        >
          {value}
        </Choice>
      ))}
    </div>
  )
  const rest = values.slice(8)
  return (
    <Filter label={label} open={chosen.length > 0}>
      <div hidden={false}>
        {list(values.slice(0, 8))}
        {rest.length > 0 ? (
          <details className="part:more" open={rest.some((value) => chosen.includes(value))}>
            <summary className="part:moreToggle">
              <span className="part:moreWords">{`Show ${rest.length} more`}</span>
              <span className="part:lessWords">Show fewer</span>
            </summary>
            {list(rest)}
          </details>
        ) : null}
      </div>
    </Filter>
  )
}

const byName = new Intl.Collator('en', { numeric: true })

const bounds = { min: 5_000, max: 250_000, step: 500 }

function PriceSlider({ low, high }: { low: number; high: number }) {
  const share = (dollars: number) => ((dollars - bounds.min) / (bounds.max - bounds.min)) * 100
  return (
    <div className="part:slider">
      <div className="part:sliderTrack">
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="part:sliderRail">
          <rect width="100" height="4" className="part:sliderLine" />
          <rect x={share(low)} width={share(high) - share(low)} height="4" className="part:sliderFill" />
        </svg>
        <Handle name="Lowest price" value={low} className="part:handle" />
        <Handle name="Highest price" value={high} className="part:handleOnTop" />
      </div>
      <Stepper id="part:fromId" label="From" name="Lowest price" value={low} />
      <Stepper id="part:toId" label="To" name="Highest price" value={high} />
    </div>
  )
}

interface HandleProps {
  name: string
  value: number
  className: string
}

function Handle({ name, value, className }: HandleProps) {
  return (
    <input
      type="range"
      aria-label={name}
      aria-valuetext={formatDollars(value * 100)}
      autoComplete="off"
      {...bounds}
      defaultValue={value}
      className={className}
    />
  )
}

interface StepperProps {
  id: string
  label: string
  name: string
  value: number
}

function Stepper({ id, label, name, value }: StepperProps) {
  return (
    <div className="part:stepper">
      <label htmlFor={id} className="part:stepperLabel">
        {label}
      </label>
      <button type="button" aria-label={`${name}: less`} className="part:stepperButton">
        <Icon name="minus" size={18} />
      </button>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${label}: ${name.toLowerCase()}`}
        defaultValue={formatDollars(value * 100)}
        className="part:stepperInput"
      />
      <button type="button" aria-label={`${name}: more`} className="part:stepperButton">
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}

const edges = [10_000, 20_000, 30_000, 40_000, 60_000, 80_000]

const priceBands = [undefined, ...edges].map((min, index) => {
  const max = edges[index]
  return {
    value: `${min ?? ''}:${max ?? ''}`,
    label: bandLabel(min, max),
    min: min === undefined ? undefined : min * 100,
    max: max === undefined ? undefined : max * 100,
  }
})

function bandLabel(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Under ${formatDollars((max ?? 0) * 100)}`
  if (max === undefined) return `Over ${formatDollars(min * 100)}`
  return `${formatDollars(min * 100)} to ${formatDollars(max * 100)}`
}

function Filter({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
  return (
    <details className="part:filter" open={open}>
      <summary className="part:filterSummary">
        {label}
        <Icon name="chevronDown" />
      </summary>
      <div className="part:filterBody">
        <fieldset aria-label={label} className="part:filterGroup">
          {children}
        </fieldset>
      </div>
    </details>
  )
}

interface ChoiceProps {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  checked: boolean
  count?: number
  children: ReactNode
}

function Choice({ type, name, value, checked, count, children }: ChoiceProps) {
  return (
    <label className="part:choice">
      <input type={type} name={name} value={value} defaultChecked={checked} className="part:choiceBox" />
      <span className="part:choiceWords">{children}</span>
      {count === undefined ? null : <span className="part:choiceCount">{count.toLocaleString('en-AU')}</span>}
    </label>
  )
}
