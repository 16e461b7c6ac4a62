import { useState } from 'react'
import { radiusOptions, defaultRadius } from '#schemas/vehicle/search-terms.ts'
import { withNear } from '../_search/chosen-filters.ts'
import { Field } from '../_ui/field/field.tsx'
import { Select } from '../_ui/field/select.tsx'
import { Stack } from '../_ui/stack.tsx'
import { Text } from '../_ui/text.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { FilterProps } from './filter-props.ts'
import { PlaceBox } from '../_search/place-box.tsx'
import * as texts from './texts.ts'

/** Search around a postcode or place, within a distance. vehicles §9 */
export function NearFilter({ label, startsOpen, state: { search, data, go } }: FilterProps) {
  const place = search.near?.place ?? ''
  const [wantedRadius, setWantedRadius] = useState(search.near?.radius ?? defaultRadius)
  const radius = search.near?.radius ?? wantedRadius
  const isUnknown = search.near !== undefined && data?.near === null
  return (
    <FilterGroup label={label} open={startsOpen || search.near !== undefined}>
      <Stack gap={3}>
        <Field label={texts.postcodeOrPlace} error={isUnknown ? texts.weDoNotKnowThisPlace : undefined}>
          <PlaceBox
            place={place}
            onPlace={(chosenPlace) =>
              go((now) =>
                withNear(now, chosenPlace === '' ? null : { place: chosenPlace, radius: now.near?.radius ?? radius }),
              )
            }
          />
        </Field>
        <Field label={texts.within}>
          <Select
            name="radius"
            autoComplete="off"
            value={radius}
            onChange={(event) => {
              const chosenRadius = radiusOptions.find((km) => km === Number(event.target.value)) ?? defaultRadius
              setWantedRadius(chosenRadius)
              go((now) => (now.near ? withNear(now, { ...now.near, radius: chosenRadius }) : now))
            }}
          >
            {radiusOptions.map((km) => (
              <option key={km} value={km}>
                {texts.kmKm({ km: km.toLocaleString('en-AU') })}
              </option>
            ))}
          </Select>
        </Field>
        {data?.near ? <Text look="small">{texts.aroundLabel({ label: data.near.label })}</Text> : null}
      </Stack>
    </FilterGroup>
  )
}
