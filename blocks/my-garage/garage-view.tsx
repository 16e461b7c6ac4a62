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
import * as texts from './texts.ts'

interface GarageViewProps {
  garage: Garage
  /** Link to the stock. */
  browse: LinkValue
}

/** Empty lists are a single line; only those about vehicles have a link. */
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
      <GaragePart id="watchlist" title={texts.watchlist} count={watchlist.length}>
        <WatchedList vehicles={watchlist} browse={browse} change={change} />
      </GaragePart>
      {reservations.length > 0 ? (
        <GaragePart id="reservations" title={texts.reservations} count={reservations.length}>
          <HappeningList happenings={reservations} />
        </GaragePart>
      ) : null}
      <GaragePart id="bookings" title={texts.testDrives} count={bookings.length}>
        <HappeningList happenings={bookings} withTime empty={texts.youHaveNoTestDriveBooked} />
      </GaragePart>
      <GaragePart id="enquiries" title={texts.enquiries} count={enquiries.length}>
        <HappeningList happenings={enquiries} empty={texts.youNotSentUsEnquiryYet} />
      </GaragePart>
      <GaragePart id="searches" title={texts.savedSearches} count={searches.length}>
        <SearchList searches={searches} email={shopper.email} change={change} />
      </GaragePart>
      {alerts.length > 0 ? (
        <GaragePart id="alerts" title={texts.priceAlerts} count={alerts.length}>
          <AlertList alerts={alerts} change={change} />
        </GaragePart>
      ) : null}
      <GaragePart id="details" title={texts.yourDetails}>
        <DetailsForm shopper={shopper} change={change} />
      </GaragePart>
      <AccountButtons change={change} />
    </Stack>
  )
}
