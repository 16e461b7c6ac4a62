import type { FieldAccess, JSONField } from 'payload'
import { nobody } from '../access/nobody.ts'

const mayWrite = 'writesFollowing'

/** For an operation of ours that writes the field. */
export const writesFollowing = { [mayWrite]: true } as const

/** A restored version brings its own. */
const byOurselves: FieldAccess = ({ req }) =>
  req.context[mayWrite] === true || req.context['isRestoringVersion'] === true

/** Of a site's page that follows a page of its template: `schemas/page/follow/following.ts`. Nobody reads or writes it by REST. */
export const followingField: JSONField = {
  name: 'following',
  type: 'json',
  access: { read: nobody, create: byOurselves, update: byOurselves },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  hooks: { beforeDuplicate: [() => null] },
}
