import { formatDollars } from '#schemas/lib/dollars.ts'
import type { WatchedVehicle } from '#schemas/shopper/garage.ts'
import { Badge } from '../_ui/badge.tsx'
import { Box } from '../_ui/box.tsx'
import * as texts from './texts.ts'

/** The price, and its drop since the last notification. */
export function WatchedPrice({ vehicle }: { vehicle: WatchedVehicle }) {
  const { price, price_then: before, is_sold: isSold } = vehicle
  const drop = price !== null && before !== null ? before - price : 0
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap={2} mt={1}>
      {isSold ? (
        <Badge>{texts.sold}</Badge>
      ) : (
        <>
          <Box as="span">{price === null ? texts.enquireForPrice : formatDollars(price)}</Box>
          {drop > 0 ? <Badge look="positive">{texts.dollarsLess({ dollars: formatDollars(drop) })}</Badge> : null}
        </>
      )}
    </Box>
  )
}
