import type { Link as LinkValue } from '#schemas/page/link.ts'
import type { Garage } from '#schemas/shopper/garage.ts'
import { Alert } from '../_ui/alert.tsx'
import { Box } from '../_ui/box.tsx'
import { Stack } from '../_ui/stack.tsx'
import { AccountButtons } from './account-buttons.tsx'
import { AlertList } from './alert-list.tsx'
import { DetailsForm } from './details-form.tsx'
import { GaragePart } from './garage-part.tsx'
import { HappeningList } from './happening-list.tsx'
import { SearchList } from './search-list.tsx'
import { useFocusKept } from './use-focus-kept.ts'
import { useGarageChange } from './use-garage-change.ts'
import { WatchedList } from './watched-list.tsx'

interface GarageViewProps {
  garage: Garage
  /** Where to look for vehicles. */
  browse: LinkValue
}

/** What is empty says so in a line; only what sells has a way on. */
export function GarageView({ garage, browse }: GarageViewProps) {
  const change = useGarageChange()
  const { watchlist, enquiries, bookings, reservations, searches, alerts, shopper } = garage
  const keepFocus = useFocusKept([watchlist, searches, alerts].reduce((sum, { length }) => sum + length, 0))
  return (
    <Stack gap={[6, null, 7]} onFocus={keepFocus}>
      {change.failure ? (
        <Box position="sticky" zIndex="raised" css={{ insetBlockStart: '6rem' }}>
          <Alert look="danger">{change.failure}</Alert>
        </Box>
      ) : null}
      <GaragePart id="watchlist" title="Watchlist" count={watchlist.length}>
        <WatchedList vehicles={watchlist} browse={browse} change={change} />
      </GaragePart>
      {reservations.length > 0 ? (
        <GaragePart id="reservations" title="Reservations" count={reservations.length}>
          <HappeningList happenings={reservations} />
        </GaragePart>
      ) : null}
      <GaragePart id="bookings" title="Test drives" count={bookings.length}>
        <HappeningList happenings={bookings} withTime empty="You have no test drive booked." />
      </GaragePart>
      <GaragePart id="enquiries" title="Enquiries" count={enquiries.length}>
        <HappeningList happenings={enquiries} empty="You have not asked us anything yet." />
      </GaragePart>
      <GaragePart id="searches" title="Saved searches" count={searches.length}>
        <SearchList searches={searches} email={shopper.email} change={change} />
      </GaragePart>
      {alerts.length > 0 ? (
        <GaragePart id="alerts" title="Price alerts" count={alerts.length}>
          <AlertList alerts={alerts} change={change} />
        </GaragePart>
      ) : null}
      <GaragePart id="details" title="Your details">
        <DetailsForm shopper={shopper} change={change} />
      </GaragePart>
      <AccountButtons change={change} />
    </Stack>
  )
}
