import type { DefaultServerCellComponentProps } from 'payload'
import { readId } from '../../outbox/announce.ts'
import * as texts from './texts.ts'

/** Name of a lead's assignee. Staff may see colleagues' names, although only administrators may read users. */
export const PersonCell = async ({ cellData, payload }: DefaultServerCellComponentProps) => {
  const id = readId(cellData)
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
  return <span>{person?.name ?? texts.unassigned}</span>
}
