import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { APIError, type DatabaseAdapterObj, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { findExcessKeys } from '../input/find-excess-keys.ts'
import { getDatabase } from '../outbox/write-event.ts'
import { runInTurn } from '../run-in-turn.ts'
import { lockInRequest } from './lock-in-request.ts'
import * as texts from './texts.ts'

/**
 * Payload's adapter with preferences that are stored once for each person and key. Payload looks for a preference and then inserts it, in two statements
 * without a transaction (3.90.2, `preferences/operations/update.ts`, `@payloadcms/ui` `upsertPreferences`). Two saves at once insert two rows, and
 * later saves of both delete each other's references, which PostgreSQL refuses. Here the saves of one person wait for each other, within a process
 * without a connection. A unique index cannot do it: key and person of a preference are columns of two tables.
 *
 * Payload limits neither their number nor their size. Each form that somebody arranges has one, so the oldest of too many are deleted.
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
        refuseLarge(args.data)
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
        refuseLarge(args.data)
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
    const saved = await save({ ...(req?.t && { t: req.t }), transactionID })
    if (person.relationTo === 'users') await deleteOldest({ payload: database.payload, transactionID }, person.value)
    return saved
  }
}

/** A list of a thousand collapsed rows has 30,000 characters. */
const limits = { perPerson: 1_000, keyCharacters: 200, valueCharacters: 100_000 }

function refuseLarge({ key, value }: Record<string, unknown>): void {
  const isLarge =
    (typeof key === 'string' && key.length > limits.keyCharacters) ||
    findExcessKeys({ value }) !== null ||
    (JSON.stringify(value) ?? '').length > limits.valueCharacters
  if (isLarge) throw new APIError(texts.thisPreferenceIsTooLarge, 400, null, true)
}

async function deleteOldest(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  id: number | string,
): Promise<void> {
  const database = await getDatabase(req)
  await database.execute(sql`
    delete from payload_preferences where id in (
      select preference.id from payload_preferences preference
        join payload_preferences_rels person on person.parent_id = preference.id
      where person.users_id = ${id} order by preference.updated_at desc, preference.id desc offset ${limits.perPerson}
    )
  `)
}
