import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { lockInRequest } from './lock-in-request.ts'

/**
 * Payload's adapter with preferences that are stored once for each person and key. Payload looks for a preference and then inserts it, in two statements
 * without a transaction (3.90.2, `preferences/operations/update.ts`, `@payloadcms/ui` `upsertPreferences`). Two saves at once insert two rows, and
 * later saves of both delete each other's references, which PostgreSQL refuses. Here the saves of one person wait for each other.
 */
export const serialisePreferences = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (args) => {
    const database = adapter.init(args)
    const create: PostgresAdapter['create'] = database.create.bind(database)
    const updateOne: PostgresAdapter['updateOne'] = database.updateOne.bind(database)

    return Object.assign(database, {
      create: async (asked) => {
        if (asked.collection !== slug) return create(asked)
        const { key, user } = preference.parse(asked.data)
        if (!user) return create(asked)
        const { collection, data, req } = asked
        const save = (own: Partial<PayloadRequest>) =>
          updateOne({ collection, data, req: own, options: { upsert: true }, where: whereKey(key, user) })
        return inTurn(database, { person: user, req, save })
      },
      updateOne: async (asked) => {
        const { user } = asked.collection === slug ? preference.parse(asked.data) : {}
        if (!user) return updateOne(asked)
        const save = (own: Partial<PayloadRequest>) => updateOne({ ...asked, req: own })
        return inTurn(database, { person: user, req: asked.req, save })
      },
    } satisfies Pick<PostgresAdapter, 'create' | 'updateOne'>)
  },
})

const slug = 'payload-preferences'

const preference = z.looseObject({
  key: z.string().nullish(),
  user: z.looseObject({ relationTo: z.string(), value: z.union([z.number(), z.string()]) }).nullish(),
})
type Person = NonNullable<z.infer<typeof preference>['user']>

const whereKey = (key: string | null | undefined, { relationTo, value }: Person): Where => ({
  and: [{ key: { equals: key } }, { 'user.relationTo': { equals: relationTo } }, { 'user.value': { equals: value } }],
})

interface Save<Result> {
  person: Person
  req: Partial<PayloadRequest> | undefined
  save: (req: Partial<PayloadRequest>) => Promise<Result>
}

/** Runs a save behind the person's other saves: in the request's transaction, else in one of its own. */
async function inTurn<Result>(database: PostgresAdapter, { person, req, save }: Save<Result>): Promise<Result> {
  const own = { ...(req?.t && { t: req.t }) }
  const joined = await req?.transactionID
  if (joined != null) return waitAndSave(joined)
  const id = await database.beginTransaction()
  if (id === null) throw new Error('The database did not begin a transaction.')
  try {
    const saved = await waitAndSave(id)
    await database.commitTransaction(id)
    return saved
  } catch (error) {
    await database.rollbackTransaction(id)
    throw error
  }

  async function waitAndSave(transactionID: number | string): Promise<Result> {
    const subject = `${person.relationTo}:${person.value}`
    await lockInRequest({ payload: database.payload, transactionID }, { name: 'preferences', subject })
    return save({ ...own, transactionID })
  }
}
