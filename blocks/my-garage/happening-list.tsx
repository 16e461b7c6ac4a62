import { dateFormat } from '#schemas/lib/date-format.ts'
import type { Garage } from '#schemas/shopper/garage.ts'
import { placeTimeWords } from '#schemas/location/time-words.ts'
import { useSite } from '../_kit/runtime.tsx'
import { Badge } from '../_ui/badge.tsx'
import { Box } from '../_ui/box.tsx'
import { Link } from '../_ui/link.tsx'
import { Text } from '../_ui/text.tsx'
import { GarageRow, GarageRows } from './garage-row.tsx'

interface HappeningListProps {
  happenings: (Garage['enquiries'][number] & { time_zone?: string })[]
  /** Shows the time, for appointments. */
  withTime?: boolean
  /** Text of an empty list. */
  empty?: string
}

export function HappeningList({ happenings, withTime = false, empty = '' }: HappeningListProps) {
  const { timeZone } = useSite()
  if (happenings.length === 0) return <Text look="muted">{empty}</Text>
  return (
    <GarageRows>
      {happenings.map(({ id, title, vehicle, path, at, state, time_zone: ownZone }) => (
        <GarageRow key={id} actions={<Badge>{state}</Badge>}>
          <Box fontWeight="semibold">
            {vehicle === '' ? title : path === null ? vehicle : <Link href={path}>{vehicle}</Link>}
          </Box>
          <Text look="small" color="muted">
            {[
              vehicle === '' ? '' : title,
              at === null
                ? ''
                : withTime
                  ? placeTimeWords(at, { location: ownZone || timeZone, site: timeZone })
                  : dateFormat('day', timeZone).format(new Date(at)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </GarageRow>
      ))}
    </GarageRows>
  )
}
