import { useId } from 'react'
import type { Premises } from '#schemas/location/departments.ts'
import type { Location } from '#schemas/location/location.ts'
import { Box } from '../_ui/box.tsx'
import { Segmented } from '../_ui/field/segmented.tsx'
import { Stack } from '../_ui/stack.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { departmentLabels } from './department-labels.ts'
import { Today, Week } from './hours.tsx'
import { Phones } from './phones.tsx'
import * as texts from './texts.ts'

interface DepartmentHoursProps {
  premises: Premises
  withPhones: boolean
  /** Whether the table names itself; not below a heading that does. */
  captioned?: boolean
}

/**
 * The hours and phones of a place. Where several departments share the address, the shopper chooses one by radio buttons, which need no script.
 * locations §2, Location detail header
 */
export function DepartmentHours({ premises, withPhones, captioned = true }: DepartmentHoursProps) {
  const name = useId()
  const [first] = premises
  if (premises.length === 1) return <Department location={first} withPhones={withPhones} captioned={captioned} />
  return (
    <Stack gap={3} css={chosenOnly}>
      <div>
        <Segmented
          legend={texts.hoursOf}
          name={name}
          value={first.location_type}
          options={premises.map(({ location_type: type }) => ({ value: type, label: departmentLabels[type] }))}
        />
      </div>
      {premises.map((location) => (
        <div key={location.id} data-department={location.location_type}>
          <Department location={location} withPhones={withPhones} captioned={captioned} />
        </div>
      ))}
    </Stack>
  )
}

interface DepartmentProps extends Omit<Required<DepartmentHoursProps>, 'premises'> {
  location: Location
}

function Department({ location, withPhones, captioned }: DepartmentProps) {
  return (
    <Box display="grid" gap={3} justifyItems="start">
      {withPhones ? <Phones location={location} /> : null}
      <Today location={location} />
      <Week location={location} captioned={captioned} />
    </Box>
  )
}

const othersThan = (type: Location['location_type']): CssObject => ({
  [`&:has(input[value=${type}]:checked) > [data-department]:not([data-department=${type}])`]: { display: 'none' },
})

const chosenOnly: CssObject = {
  ...othersThan('sales'),
  ...othersThan('service'),
  ...othersThan('parts'),
  ...othersThan('others'),
}
