import type { DefaultServerCellComponentProps } from 'payload'
import { readText } from '../../fields/read-text.ts'
import { Link } from '../next.ts'
import { formatLocalTime } from './format-local-time.ts'

/** When a test drive is, in its list: on the clock of its site, as in the week above. Lists do not read a row's site. */
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
    select: { tenant: true },
    populate: { tenants: { timeZone: true } },
  })
  const site = booking?.tenant
  const timeZone = readText(typeof site === 'object' ? site?.timeZone : null)
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
