import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload'
import { z } from 'zod'
import type { WholeDay } from '#schemas/lib/day-time.ts'
import { formatDay, readDay } from '#schemas/lib/day.ts'
import { formatLocalTime } from '../bookings/format-local-time.ts'
import { Link } from '../next.ts'
import type { Clock } from '../site/use-time-zone.ts'

const placed = z.object({
  id: z.number(),
  timeZone: z.string().nullish(),
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
  wholeDay,
  namesZone,
}: DefaultServerCellComponentProps & MomentFormat & { clock: Clock; empty: string }) => {
  const moment = String(cellData ?? '')
  const shown = { collection: collectionSlug, id: Number(rowData.id), clock }
  const timeZone = moment === '' ? null : await findTimeZone(payload, shown)
  const words = (timeZone && format({ moment, timeZone, withTime, wholeDay, namesZone })) || empty
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

interface MomentFormat {
  withTime: boolean
  wholeDay?: WholeDay
  namesZone?: boolean
}

function format({ moment, timeZone, withTime, ...look }: MomentFormat & { moment: string; timeZone: string }) {
  if (withTime) return formatLocalTime({ moment, timeZone, ...look })
  const day = readDay(moment, timeZone)
  return day && formatDay(day, 'shortDay')
}

interface TimeZoneQuery {
  collection: CollectionSlug
  id: number
  clock: Clock
}

type Zones = Promise<Map<number, string>>
const pendingQueries = new Map<string, { ids: Set<number>; zones: Zones }>()

/** The cells of a list, which are drawn in one turn, ask once. UTC for what has no site. The list has decided already who may see the row. */
async function findTimeZone(payload: Payload, { collection, id, clock }: TimeZoneQuery): Promise<string> {
  const key = `${collection} ${clock}`
  const open = pendingQueries.get(key) ?? askForAll(payload, { collection, clock })
  pendingQueries.set(key, open)
  open.ids.add(id)
  return (await open.zones).get(id) ?? 'UTC'
}

function askForAll(payload: Payload, { collection, clock }: Omit<TimeZoneQuery, 'id'>) {
  const ids = new Set<number>()
  const read = async () => {
    await new Promise(setImmediate)
    pendingQueries.delete(`${collection} ${clock}`)
    const { docs } = await payload.find({
      collection,
      where: { id: { in: [...ids] } },
      depth: 1,
      pagination: false,
      select: { ...ofSite(collection), ...(clock === 'location' ? { location: true } : {}) },
      populate: { tenants: { timeZone: true }, locations: { time_zone: true } },
    })
    return new Map(docs.map((document) => readZone(placed.parse(document))))
  }
  return { ids, zones: read() }
}

const ofSite = (collection: CollectionSlug): Record<string, true> =>
  collection === 'tenants' ? { timeZone: true } : { tenant: true }

const readZone = ({ id, location, tenant, timeZone }: z.infer<typeof placed>): [number, string] => [
  id,
  location?.time_zone || tenant?.timeZone || timeZone || 'UTC',
]

type Payload = DefaultServerCellComponentProps['payload']
