import type { DefaultServerCellComponentProps } from 'payload'
import { idOf } from '../../outbox/announce.ts'

/** Locations by name in a row of a list, as everybody reads them; none chosen means all of them. */
export const LocationsCell = async ({ cellData, payload }: DefaultServerCellComponentProps) => {
  const ids = Array.isArray(cellData) ? cellData.flatMap((each) => idOf(each) ?? []) : []
  if (ids.length === 0) return <span>All</span>
  const { docs } = await payload.find({
    collection: 'locations',
    overrideAccess: true,
    depth: 0,
    pagination: false,
    sort: 'name',
    select: { name: true },
    where: { id: { in: ids } },
  })
  return <span>{docs.map(({ name }) => name).join(', ')}</span>
}
