import { sorts } from '#schemas/vehicle/search-terms.ts'
import type { PropsOf } from '../_kit/props.ts'
import { countMark, formatVehicleCount } from '../_search/count-text.ts'
import { sortLabels } from '../_search/sort-labels.ts'
import { useSearch } from '../_search/use-search.ts'
import { Box } from '../_ui/box.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Select } from '../_ui/field/select.tsx'
import { Inline } from '../_ui/inline.tsx'
import { Text } from '../_ui/text.tsx'
import type { searchSort } from './block.ts'
import * as texts from './texts.ts'

export default function SearchSort({ label, orders, settings }: PropsOf<typeof searchSort>) {
  const { search, data, go } = useSearch()
  const allowedSorts = orders.length > 0 ? orders : sorts
  const offered = sorts.filter(
    (sort) => sort === search.sortBy || (allowedSorts.includes(sort) && (sort !== 'distance' || search.near)),
  )
  return (
    <Inline
      id={settings.anchor || undefined}
      justifyContent={settings.show === 'order' ? 'flex-end' : 'space-between'}
      mb={4}
      alignItems="flex-end"
    >
      {settings.show === 'order' ? null : (
        <Text look="strong" role="status" css={belowHeader} {...countMark}>
          {data ? formatVehicleCount(data.count) : texts.searching}
        </Text>
      )}
      {settings.show === 'count' ? null : (
        <Box minWidth="12rem">
          <Field label={label}>
            <Select
              autoComplete="off"
              value={search.sortBy}
              onChange={(event) => {
                const sortBy = sorts.find((sort) => sort === event.target.value)
                if (sortBy) go((now) => ({ ...now, page: 1, sortBy }))
              }}
            >
              {offered.map((sort) => (
                <option key={sort} value={sort}>
                  {sortLabels[sort]}
                </option>
              ))}
            </Select>
          </Field>
        </Box>
      )}
    </Inline>
  )
}

const belowHeader = { scrollMarginTop: '5rem' } as const
