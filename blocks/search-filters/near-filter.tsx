import { useState } from 'react'
import { radiusOptions, usualRadius } from '#schemas/vehicle/search-terms.ts'
import { withNear } from '../_search/chosen-filters.ts'
import { Field } from '../_ui/field/field.tsx'
import { Select } from '../_ui/field/select.tsx'
import { Stack } from '../_ui/stack.tsx'
import { Text } from '../_ui/text.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { FilterProps } from './filter-props.ts'
import { PlaceBox } from './place-box.tsx'

/** Around a postcode or a place, as far as one would drive. vehicles §9 */
export function NearFilter({ label, startsOpen, state: { search, data, go } }: FilterProps) {
  const place = search.near?.place ?? ''
  const [wantedRadius, setWantedRadius] = useState(search.near?.radius ?? usualRadius)
  const radius = search.near?.radius ?? wantedRadius
  const isUnknown = search.near !== undefined && data?.near === null
  return (
    <FilterGroup label={label} open={startsOpen || search.near !== undefined}>
      <Stack gap={3}>
        <Field
          label="Postcode or place"
          error={isUnknown ? 'We do not know this place, so all stock is shown.' : undefined}
        >
          <PlaceBox
            place={place}
            onPlace={(wanted) =>
              go((now) => withNear(now, wanted === '' ? null : { place: wanted, radius: now.near?.radius ?? radius }))
            }
          />
        </Field>
        <Field label="Within">
          <Select
            name="radius"
            autoComplete="off"
            value={radius}
            onChange={(event) => {
              const wanted = radiusOptions.find((km) => km === Number(event.target.value)) ?? usualRadius
              setWantedRadius(wanted)
              go((now) => (now.near ? withNear(now, { ...now.near, radius: wanted }) : now))
            }}
          >
            {radiusOptions.map((km) => (
              <option key={km} value={km}>{`${km.toLocaleString('en-AU')} km`}</option>
            ))}
          </Select>
        </Field>
        {data?.near ? <Text look="small">{`Around ${data.near.label}`}</Text> : null}
      </Stack>
    </FilterGroup>
  )
}
