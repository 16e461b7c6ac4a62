import type { Location } from '#schemas/location/location.ts'
import { Box } from '../_ui/box.tsx'
import { LocationLine } from './location-line.tsx'

export function Address({ location: { address } }: { location: Location }) {
  const town = [address.city, address.state, address.postcode].filter(Boolean).join(' ')
  if (!address.street && !town) return null
  return (
    <LocationLine icon="pin">
      <Box as="address" fontStyle="normal">
        {address.street}
        {address.street && town ? <br /> : null}
        {town}
      </Box>
    </LocationLine>
  )
}
