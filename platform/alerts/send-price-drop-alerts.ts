import { formatDollars } from '#schemas/lib/dollars.ts'
import { vehiclePath, vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { writeMessage } from '../messages/write-message.ts'
import type { Content } from '../content/content.ts'
import { withAdvisoryLock } from '../base/database/advisory-lock.ts'
import { alertMessage } from './alert-message.ts'
import type { AlertContext } from './alert-context.ts'
import { forEachSettled } from '../base/for-each-settled.ts'
import { findChangedPrices, type FollowedPrice } from './find-changed-prices.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

const collections = { watch: 'watchlist-entries', price: 'price-alerts' } as const

/**
 * Tells anyone who follows a vehicle that its price dropped, once for each drop: the price last told is changed in the transaction of the message,
 * so that neither a restart nor a second worker tells it again. A price that rose is noted in silence. Returns how many were told.
 */
export const sendPriceDropAlerts = async (context: AlertContext): Promise<number> =>
  (await withAdvisoryLock(context.pool, 'send-price-drop-alerts', () => tellAll(context))) ?? 0

async function tellAll(context: AlertContext): Promise<number> {
  const changed = await findChangedPrices(context.pool)
  if (changed.length === 0) return 0
  const content = await context.content()
  let told = 0
  await forEachSettled(changed, async (followed) => {
    if (await tellOne(context, content, followed)) told += 1
  })
  return told
}

/** Notes what a vehicle costs now, and tells its follower where it is less. Whether somebody was told. */
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
        subject: `Price drop: ${name} is now ${formatDollars(price)}`,
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

interface Telling {
  followed: FollowedPrice
  price: number
  message: Parameters<typeof writeMessage>[1] | null
}

/** False where the price was noted meanwhile. */
const noteAndTell = ({ payload, now }: AlertContext, { followed, price, message }: Telling): Promise<boolean> =>
  inTransaction(payload, async (req) => {
    const noted = await payload.update({
      collection: collections[followed.kind],
      where: {
        and: [
          { id: { equals: followed.id } },
          { price: followed.price === null ? { exists: false } : { equals: followed.price } },
        ],
      },
      data: { price, ...(followed.kind === 'price' && message ? { told_at: now.toISOString() } : {}) },
      depth: 0,
      overrideAccess: true,
      req,
    })
    if (noted.docs.length === 0) return false
    if (message) await writeMessage(payload, message, req)
    return true
  })
