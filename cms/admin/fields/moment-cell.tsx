import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload'
import { z } from 'zod'
import { formatDay, readDay } from '#schemas/lib/day.ts'
import { formatLocalTime } from '../bookings/format-local-time.ts'
import { Link } from '../next.ts'
import type { Clock } from '../site/use-time-zone.ts'

const placed = z.object({
  tenant: z.object({ timeZone: z.string().nullish() }).nullish().catch(null),
  location: z.object({ time_zone: z.string().nullish() }).nullish().catch(null),
})

/** A moment or a day in a list, on the clock of the document's site or location. Lists load neither. `empty` is shown if there is none. */
export const MomentCell = async ({
  cellData,
  clock,
  collectionSlug,
  empty,
  link,
  payload,
  rowData,
  withTime,
}: DefaultServerCellComponentProps & { clock: Clock; empty: string; withTime: boolean }) => {
  const moment = String(cellData ?? '')
  const shown = { collection: collectionSlug, id: rowData.id, clock }
  const timeZone = moment === '' ? null : await findTimeZone(payload, shown)
  const words = (timeZone && format({ moment, timeZone, withTime })) || empty
  if (!link) return <span className="fc-moment">{words}</span>
  return (
    <Link
      href={`${payload.config.routes.admin}/collections/${collectionSlug}/${String(rowData.id)}`}
      prefetch={false}
      className="fc-moment"
    >
      {words}
    </Link>
  )
}

function format({ moment, timeZone, withTime }: { moment: string; timeZone: string; withTime: boolean }) {
  if (withTime) return formatLocalTime({ moment, timeZone })
  const day = readDay(moment, timeZone)
  return day && formatDay(day, 'shortDay')
}

interface Shown {
  collection: CollectionSlug
  id: number
  clock: Clock
}

/** The list has decided already who may see the row. */
async function findTimeZone(
  payload: DefaultServerCellComponentProps['payload'],
  { collection, id, clock }: Shown,
): Promise<string | null> {
  const fields: Record<string, true> = { tenant: true, ...(clock === 'location' ? { location: true } : {}) }
  const document = await payload.findByID({
    collection,
    id,
    depth: 1,
    draft: true,
    disableErrors: true,
    select: fields,
    populate: { tenants: { timeZone: true }, locations: { time_zone: true } },
  })
  const { tenant, location } = placed.parse(document ?? {})
  return location?.time_zone || tenant?.timeZone || null
}
