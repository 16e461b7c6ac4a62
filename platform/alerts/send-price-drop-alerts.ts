import { withAdvisoryLockIfFree } from '#cms/database/advisory-lock.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { vehiclePath, vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { writeMessage } from '../messages/store.ts'
import type { Content } from '../content/content.ts'
import { alertMessage } from './alert-message.ts'
import type { AlertContext } from './alert-context.ts'
import { forEachSettled } from '../base/for-each-settled.ts'
import { findChangedPrices, type FollowedPrice, storeKnownPrice } from './messages-store.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'
import * as texts from './texts.ts'

/**
 * Notifies followers of a vehicle once per price drop: the stored price is updated in the transaction of the message, so that neither a
 * restart nor a second worker repeats it. A price increase is stored without a message. Returns the number of notified shoppers.
 */
export const sendPriceDropAlerts = async (context: AlertContext): Promise<number> =>
  (await withAdvisoryLockIfFree(context.pool, { name: 'priceDropAlerts' }, () => tellAll(context))) ?? 0

async function tellAll(context: AlertContext): Promise<number> {
  const changed = await findChangedPrices(context.pool)
  if (changed.length === 0) return 0
  const content = await context.content()
  let notifiedCount = 0
  await forEachSettled(changed, async (followed) => {
    if (await tellOne(context, content, followed)) notifiedCount += 1
  })
  return notifiedCount
}

/** Stores the current price of a vehicle, and notifies its follower of a drop. Returns whether a message was sent. */
async function tellOne(context: AlertContext, content: Content, followed: FollowedPrice): Promise<boolean> {
  const tenant = content.findTenant(followed.tenantId)
  const vehicle = tenant ? await content.findVehicleById(tenant, followed.vehicleId) : null
  if (!tenant || !vehicle || !isAvailable(vehicle)) return false
  const price = currentPrice(vehicle)
  if (price === null || price === followed.price) return false
  const { site } = await content.loadSite(tenant)
  const name = vehicleTitle(vehicle)
  const isDrop = followed.price !== null && price < followed.price
  const message = isDrop
    ? alertMessage({
        ...followed,
        siteName: site.name,
        subject: texts.priceDrop({ name, dollars: formatDollars(price) }),
        lines: [
          {
            words: `${name}: ${formatDollars(price)}, was ${formatDollars(followed.price ?? price)}`,
            url: site.origin + vehiclePath(vehicle),
          },
        ],
        unsubscribe: unsubscribeLink(context.payload.secret, site.origin, followed),
      })
    : null
  return (await noteAndTell(context, { followed, price, message })) && message !== null
}

interface PriceChangeInput {
  followed: FollowedPrice
  price: number
  message: Parameters<typeof writeMessage>[1] | null
}

/** False if another process stored the price in the meantime. */
const noteAndTell = (
  { payload, now }: AlertContext,
  { followed, price, message }: PriceChangeInput,
): Promise<boolean> =>
  inTransaction(payload, async (req) => {
    const alertedAt = message ? now : null
    if (!(await storeKnownPrice(payload, followed, { price, alertedAt, req }))) return false
    if (message) await writeMessage(payload, message, req)
    return true
  })
