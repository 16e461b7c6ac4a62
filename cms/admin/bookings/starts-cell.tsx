import type { DefaultServerCellComponentProps } from 'payload'
import { readText } from '../../fields/read-text.ts'
import { Link } from '../next.ts'
import { formatLocalTime } from './format-local-time.ts'

/** The start of a test drive in the list, on the clock of its location or site. Lists load neither. */
export const StartsCell = async ({
  cellData,
  collectionSlug,
  link,
  payload,
  rowData,
}: DefaultServerCellComponentProps) => {
  const booking = await payload.findByID({
    collection: 'bookings',
    id: rowData.id,
    depth: 1,
    disableErrors: true,
    select: { tenant: true, location: true },
    populate: { tenants: { timeZone: true }, locations: { time_zone: true } },
  })
  const [site, location] = [booking?.tenant, booking?.location]
  const own = readText(typeof location === 'object' ? location?.time_zone : null)
  const timeZone = own || readText(typeof site === 'object' ? site?.timeZone : null)
  const words = (timeZone && formatLocalTime({ moment: String(cellData ?? ''), timeZone })) || '–'
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
