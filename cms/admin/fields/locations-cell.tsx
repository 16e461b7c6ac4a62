import type { DefaultServerCellComponentProps } from 'payload'
import { readId } from '../../outbox/announce.ts'
import * as texts from './texts.ts'

/** Location names in a list row. An empty list means all locations. */
export const LocationsCell = async ({ cellData, payload }: DefaultServerCellComponentProps) => {
  const ids = Array.isArray(cellData) ? cellData.flatMap((each) => readId(each) ?? []) : []
  if (ids.length === 0) return <span>{texts.all}</span>
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
