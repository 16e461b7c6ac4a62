import type { DefaultServerCellComponentProps } from 'payload'
import { idOf } from '../../outbox/announce.ts'

/** Who handles a lead, by name: colleagues are named to each other, though only administrators read people. */
export const PersonCell = async ({ cellData, payload }: DefaultServerCellComponentProps) => {
  const id = idOf(cellData)
  const person =
    id === null
      ? null
      : await payload.findByID({
          collection: 'users',
          id,
          depth: 0,
          overrideAccess: true,
          disableErrors: true,
          select: { name: true },
        })
  return <span>{person?.name ?? 'Unassigned'}</span>
}
