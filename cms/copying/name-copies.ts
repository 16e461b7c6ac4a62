import type { Field, FieldHook } from 'payload'
import { readText } from '../fields/read-text.ts'
import { readId } from '../outbox/announce.ts'
import { conflict } from '../refusal.ts'
import { nameCopy, type NameKind } from './free-name.ts'
import * as texts from './texts.ts'

interface CopyNameOptions {
  /** Fields that are unique within a tenant. */
  uniqueBy: readonly string[]
  /** The field that names a document in lists; undefined if a copy keeps its name. */
  title: string | undefined
}

/** Gives the copies that staff make with “Duplicate” a free name and address, which those of the original are not. */
export const nameCopies = (fields: Field[], named: CopyNameOptions): Field[] =>
  fields.map((field) => nameCopyIn(field, named))

function nameCopyIn(field: Field, named: CopyNameOptions): Field {
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) => ('name' in tab ? tab : { ...tab, fields: nameCopies(tab.fields, named) })),
    }
  if (field.type === 'row' || field.type === 'collapsible') return { ...field, fields: nameCopies(field.fields, named) }
  if (field.type === 'select' && named.uniqueBy.includes(field.name))
    return { ...field, hooks: { ...field.hooks, beforeDuplicate: [leaveEmpty] } }
  const isNamed = field.type === 'text' && (named.uniqueBy.includes(field.name) || field.name === named.title)
  if (!isNamed || field.hasMany === true) return field
  const beforeDuplicate = [
    findFreeName({
      kind: kinds[field.name] ?? 'name',
      maxLength: field.maxLength ?? 120,
      isUnique: named.uniqueBy.includes(field.name),
      title: named.title,
    }),
  ]
  return { ...field, hooks: { ...field.hooks, beforeDuplicate } }
}

/** A choice of which each can be taken once, such as a menu's place: the author of the copy chooses again. */
const leaveEmpty: FieldHook = () => null

const kinds: Record<string, NameKind> = { path: 'address', from: 'address', slug: 'code', stocknum: 'code' }

/** Copies tried at a time. */
const batch = 20

const findFreeName =
  (field: { kind: NameKind; maxLength: number; isUnique: boolean; title: string | undefined }): FieldHook =>
  async ({ collection, data, field: { name = '' }, req, value }) => {
    if (typeof value !== 'string' || value.trim() === '' || !collection) return value
    const title = field.title === undefined ? '' : readText(data?.[field.title])
    const names = (from: number) =>
      Array.from({ length: batch }, (_, index) => nameCopy({ ...field, value, title }, from + index))
    if (!field.isUnique) return names(1)[0]
    for (let from = 1; from <= batch * batch; from += batch) {
      const tried = names(from)
      // oxlint-disable-next-line no-await-in-loop -- The next names are tried only if all of these are taken.
      const { docs } = await req.payload.db.find<Record<string, unknown>>({
        collection: collection.slug,
        req,
        pagination: false,
        limit: 0,
        select: { [name]: true },
        where: { and: [{ tenant: { equals: readId(data?.['tenant']) } }, { [name]: { in: tried } }] },
      })
      const free = tried.find((each) => !docs.some((doc) => doc[name] === each))
      if (free !== undefined) return free
    }
    throw conflict(texts.thereAreTooManyCopies)
  }
