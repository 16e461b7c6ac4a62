import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { runInTurn } from '../run-in-turn.ts'
import { lockInRequest } from './lock-in-request.ts'

/**
 * Payload's adapter with preferences that are stored once for each person and key. Payload looks for a preference and then inserts it, in two statements
 * without a transaction (3.90.2, `preferences/operations/update.ts`, `@payloadcms/ui` `upsertPreferences`). Two saves at once insert two rows, and
 * later saves of both delete each other's references, which PostgreSQL refuses. Here the saves of one person wait for each other, within a process
 * without a connection. A unique index cannot do it: key and person of a preference are columns of two tables.
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
      create: async (args) => {
        if (args.collection !== slug) return create(args)
        const { key, user } = preference.parse(args.data)
        if (!user) return create(args)
        const { collection, data, req } = args
        return saveInTurn(database, {
          person: user,
          req,
          save: (reqInTurn) =>
            updateOne({ collection, data, req: reqInTurn, options: { upsert: true }, where: whereKey(key, user) }),
        })
      },
      updateOne: async (args) => {
        const { user } = args.collection === slug ? preference.parse(args.data) : {}
        if (!user) return updateOne(args)
        const save = (reqInTurn: Partial<PayloadRequest>) => updateOne({ ...args, req: reqInTurn })
        return saveInTurn(database, { person: user, req: args.req, save })
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
async function saveInTurn<Result>(database: PostgresAdapter, { person, req, save }: Save<Result>): Promise<Result> {
  const subject = `${person.relationTo}:${person.value}`
  const requestTransaction = await req?.transactionID
  // A request that has a connection already must not wait for one that has none.
  if (requestTransaction != null) return lockAndSave(requestTransaction)
  return runInTurn(`preferences:${subject}`, async () => {
    const id = await database.beginTransaction()
    if (id === null) throw new Error('The database did not begin a transaction.')
    try {
      const saved = await lockAndSave(id)
      await database.commitTransaction(id)
      return saved
    } catch (error) {
      await database.rollbackTransaction(id)
      throw error
    }
  })

  /** Other processes may save for the same person. */
  async function lockAndSave(transactionID: number | string): Promise<Result> {
    await lockInRequest({ payload: database.payload, transactionID }, { name: 'preferences', subject })
    return save({ ...(req?.t && { t: req.t }), transactionID })
  }
}
