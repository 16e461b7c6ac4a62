import { formatDollars } from '#schemas/lib/dollars.ts'
import type { WatchedVehicle } from '#schemas/shopper/garage.ts'
import { Badge } from '../_ui/badge.tsx'
import { Box } from '../_ui/box.tsx'

/** What it costs, and by how much that dropped since the shopper last heard. */
export function WatchedPrice({ vehicle }: { vehicle: WatchedVehicle }) {
  const { price, price_then: before, is_sold: isSold } = vehicle
  const drop = price !== null && before !== null ? before - price : 0
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap={2} mt={1}>
      {isSold ? (
        <Badge>Sold</Badge>
      ) : (
        <>
          <Box as="span">{price === null ? 'Enquire for price.' : formatDollars(price)}</Box>
          {drop > 0 ? <Badge look="positive">{`${formatDollars(drop)} less`}</Badge> : null}
        </>
      )}
    </Box>
  )
}
