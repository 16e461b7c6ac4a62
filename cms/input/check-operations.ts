import {
  APIError,
  type CollectionBeforeOperationHook,
  NotFound,
  type Payload,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { z } from 'zod'
import { findWritten } from '../publishing/enforce-limits.ts'
import { refusal } from '../refusal.ts'
import { isFields, isWhere } from './check-where.ts'
import { findExcessKeys } from './find-excess-keys.ts'
import { findExcessRows } from './find-excess-rows.ts'
import { isNestedDeeper } from './is-nested-deeper.ts'
import * as texts from './texts.ts'

/** Maximum nesting of a document: rich text in a column of a block needs about forty levels. */
const mostLevels = 500

const mostSorts = 20

/** Validates the shape of an operation's input before Payload reads it, which fails with 500 on unexpected shapes. */
export const checkOperations = (config: SanitizedConfig): SanitizedConfig => {
  for (const { hooks } of config.collections) hooks.beforeOperation = [checkOperation, ...hooks.beforeOperation]
  return config
}

const checkOperation: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (req.payloadAPI === 'local') return
  const id = req.routeParams?.id
  if (typeof id === 'string' && !isId(id)) throw new NotFound(req.t)
  const { where, data, sort } = operationArgs.parse(args)
  if (Array.isArray(sort) ? sort.length > mostSorts : sort && sort.split(',', mostSorts + 1).length > mostSorts)
    refuse(texts.thisSortIsTooLong({ most: mostSorts }))
  if (where && !isWhere(where)) refuse(texts.theConditionsAreMalformed)
  if (isWrite(operation) && data === undefined && !('duplicateFromID' in args)) refuse(texts.theDocumentIsMissing)
  if (data !== undefined && !isFields(data)) refuse(texts.theDocumentIsMalformed)
  // Payload reads it as a text before its type is checked.
  if (collection.auth && isFields(data) && !['string', 'undefined'].includes(typeof data['email']))
    refuse(texts.thisRequestIsMalformed)
  const document = await findWritten({ args, collection, operation, req })
  refuseExcessRows(req.payload, { collection, document })
  // A save may carry the fields that it started from, which are merged by row.
  refuseExcessRows(req.payload, { collection, document: document?.['_base'] })
  const excess = isFields(data) ? findExcessKeys(data) : null
  if (excess) throw refusal(collection.slug, [excess])
  if (isNestedDeeper(data, mostLevels)) refuse(texts.theDocumentIsNestedTooDeeply)
}

interface ExcessRowsInput {
  collection: SanitizedCollectionConfig
  document: unknown
  /** Starts the message. */
  lead?: string
}

/** Throws if a list of the document has too many rows. The cost of every later step grows with them, and Payload counts them last. */
export function refuseExcessRows({ blocks }: Payload, { collection, document, lead }: ExcessRowsInput): void {
  const problem = findExcessRows(document, { fields: collection.flattenedFields, blocks })
  if (problem !== null) throw refusal(collection.slug, [problem], lead)
}

/** Payload parses a leading number: `1x` would be document 1. */
const isId = (text: string) => /^\d{1,10}$/.test(text) && Number(text) <= mostOfInteger

/** The largest that PostgreSQL's `integer` holds. */
const mostOfInteger = 2 ** 31 - 1

const operationArgs = z.looseObject({
  where: z.unknown().optional(),
  data: z.unknown().optional(),
  sort: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .catch(undefined),
})

const isWrite = (operation: string) => operation === 'create' || operation === 'update'

function refuse(sentence: string): never {
  throw new APIError(sentence, 400, null, true)
}
