import { usePage } from '../_kit/runtime.tsx'
import { withRange } from '../_search/chosen-filters.ts'
import { type DrawnRange, isSameRange, getPartsPerUnit, rangeBands, rangeKinds } from '../_search/range-kinds.ts'
import { Checkbox } from '../_ui/field/checkbox.tsx'
import type { DrawnEnds, SliderBounds } from '../_ui/field/drawn-ends.ts'
import { RangeSlider } from '../_ui/field/range-slider.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { FilterProps } from './filter-props.ts'
import * as texts from './texts.ts'

/** A slider for custom bounds, and predefined ranges as links; without script only the latter. locations §5 */
export function RangeFilter({
  name,
  label,
  startsOpen,
  state: { search, go },
  onDraw,
  settings,
}: FilterProps & { name: DrawnRange }) {
  const now = usePage().now
  const range = search.ranges[name]
  const parts = getPartsPerUnit(name)
  const { ends, inWords } = rangeKinds[name]
  return (
    <FilterGroup label={label} open={startsOpen || range !== undefined}>
      <RangeSlider
        names={ends}
        bounds={getBounds(name, { settings, now })}
        value={{ min: divided(range?.min, parts), max: divided(range?.max, parts) }}
        onDraw={(drawn) => onDraw(withRange(search, name, toRange(drawn, parts)))}
        onValue={(drawn) => {
          onDraw(null)
          go((current) => withRange(current, name, toRange(drawn, parts)))
        }}
        inWords={inWords}
        {...typing[name]}
      />
      <Checkbox
        type="radio"
        name={`range[${name}]`}
        value=""
        checked={!range}
        onChange={() => go((current) => withRange(current, name, null))}
      >
        {texts.anyAnyWords({ anyWords: anyWords[name] })}
      </Checkbox>
      {rangeBands(name).map((band) => (
        <Checkbox
          key={band.value}
          type="radio"
          name={`range[${name}]`}
          value={band.value}
          checked={isSameRange(range, band.range)}
          onChange={() => go((current) => withRange(current, name, band.range))}
        >
          {band.label}
        </Checkbox>
      ))}
    </FilterGroup>
  )
}

const anyWords = {
  price: 'price',
  subscription_price: 'price',
  weekly_price: 'repayment',
  km: 'kilometres',
  year: 'year',
} as const satisfies Record<DrawnRange, string>

const dollars = { kind: 'money', prefix: '$' } as const
const typing = {
  price: dollars,
  subscription_price: dollars,
  weekly_price: dollars,
  km: { kind: 'kilometres', suffix: ' km' },
  year: { kind: 'year' },
} as const satisfies Record<DrawnRange, object>

const divided = (amount: number | undefined, parts: number) => (amount === undefined ? undefined : amount / parts)

const toRange = ({ min, max }: DrawnEnds, parts: number) => ({
  ...(min === undefined ? {} : { min: Math.round(min * parts) }),
  ...(max === undefined ? {} : { max: Math.round(max * parts) }),
})

interface BoundsInput {
  settings: FilterProps['settings']
  /** The page's clock. */
  now: string
}

function getBounds(name: DrawnRange, { settings, now }: BoundsInput): SliderBounds {
  switch (name) {
    case 'price':
      return settings.price
    case 'subscription_price':
    case 'weekly_price':
      return { min: 0, max: 1_000, step: 10, gap: 1 }
    case 'km':
      return { min: 0, ...settings.km, gap: 1 }
    case 'year':
      return { min: settings.year.min, max: new Date(now).getUTCFullYear() + 1, step: 1, gap: 0 }
  }
}
