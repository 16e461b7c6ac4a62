import { ValidationError, type Payload, type Where } from 'payload'
import type { Pool } from 'pg'
import { type Shopper, shopper } from '#schemas/shopper/shopper.ts'
import type { Address } from './read-address.ts'

interface NewCode {
  tenantId: number
  addressHash: string
  codeHash: string
  browserHash: string
  /** Validity of the code in minutes. */
  minutes: number
  mostInAnHour: number
  now: Date
}

/** Stores a code; false if its address had too many within the last hour. */
export async function insertCode(pool: Pool, code: NewCode): Promise<boolean> {
  const { tenantId, addressHash, codeHash, now, minutes, mostInAnHour, browserHash } = code
  const { rowCount } = await pool.query(
    `insert into sign_in_codes (tenant_id, address_hash, code_hash, expires_at, created_at, browser_hash)
     select $1, $2::varchar, $3, $4::timestamptz + make_interval(mins => $5), $4, $7
     where (select count(*) from sign_in_codes
            where tenant_id = $1 and address_hash = $2::varchar and created_at > $4::timestamptz - interval '1 hour') < $6`,
    [tenantId, addressHash, codeHash, now, minutes, mostInAnHour, browserHash],
  )
  return rowCount === 1
}

/** Owner of codes: one address and the requesting browser. */
interface CodeOwner {
  tenantId: number
  addressHash: string
  browserHash: string
}

const ofBrowser = 'from sign_in_codes where tenant_id = $1 and address_hash = $2 and browser_hash = $3'
const ownerValues = ({ tenantId, addressHash, browserHash }: CodeOwner) => [tenantId, addressHash, browserHash]

/** Counts an attempt at the newest code and returns that code; null if it was used, has expired or had too many attempts. */
export async function countCodeTry(
  pool: Pool,
  { now, mostTries, ...owner }: CodeOwner & { now: Date; mostTries: number },
): Promise<{ id: string; codeHash: string } | null> {
  const { rows } = await pool.query<{ id: string; codeHash: string }>(
    `update sign_in_codes set tries = tries + 1
     where id = (select id ${ofBrowser} order by created_at desc, id desc limit 1)
       and used_at is null and expires_at > $4 and tries < $5
     returning id, code_hash as "codeHash"`,
    [...ownerValues(owner), now, mostTries],
  )
  return rows[0] ?? null
}

export async function hasCode(pool: Pool, owner: CodeOwner): Promise<boolean> {
  const { rowCount } = await pool.query(`select ${ofBrowser} limit 1`, ownerValues(owner))
  return rowCount !== 0
}

/** False if another request used the code first. */
export async function markCodeUsed(pool: Pool, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const used = await pool.query('update sign_in_codes set used_at = $2 where id = $1 and used_at is null', [id, now])
  return used.rowCount === 1
}

interface NewSession {
  tenantId: number
  shopperId: number
  tokenHash: string
  /** Seconds. */
  lifetime: number
  now: Date
}

export async function insertSession(pool: Pool, session: NewSession): Promise<void> {
  const { tenantId, shopperId, tokenHash, now, lifetime } = session
  await pool.query(
    `insert into shopper_sessions (tenant_id, shopper_id, token_hash, rotated_at, expires_at, created_at)
     values ($1, $2, $3, $4, $4::timestamptz + make_interval(secs => $5), $4)`,
    [tenantId, shopperId, tokenHash, now, lifetime],
  )
}

export interface Session {
  id: number
  shopper: Shopper
  /** Whether the token is due for rotation. */
  isOld: boolean
}

/** The session of a current token, or of a previous one within a minute of its rotation. */
export async function findSessionByToken(
  pool: Pool,
  { tenantId, tokenHash, now }: { tenantId: number; tokenHash: string; now: Date },
): Promise<Session | null> {
  const { rows } = await pool.query<{ session: string; isOld: boolean }>(
    `select session.id as session, session.token_hash = $2 and session.rotated_at < $3::timestamptz - interval '1 day' as "isOld",
       shoppers.id, coalesce(shoppers.name, '') as name, coalesce(last_name, '') as last_name, phone, email,
       coalesce(postcode, '') as postcode
     from shopper_sessions session join shoppers on shoppers.id = session.shopper_id and shoppers.tenant_id = session.tenant_id
     where session.tenant_id = $1 and session.expires_at > $3
       and (session.token_hash = $2 or (session.previous_hash = $2 and session.rotated_at > $3::timestamptz - interval '1 minute'))`,
    [tenantId, tokenHash, now],
  )
  const [row] = rows
  return row ? { id: Number(row.session), shopper: shopper.parse(row), isOld: row.isOld } : null
}

interface TokenChange {
  tokenHash: string
  freshHash: string
  /** Seconds. */
  lifetime: number
  now: Date
}

/** Replaces a session's token and extends it; false if another request was first. */
export async function replaceToken(pool: Pool, { tokenHash, freshHash, now, lifetime }: TokenChange): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update shopper_sessions set token_hash = $2, previous_hash = token_hash, rotated_at = $3,
       expires_at = $3::timestamptz + make_interval(secs => $4)
     where token_hash = $1`,
    [tokenHash, freshHash, now, lifetime],
  )
  return rowCount === 1
}

interface SessionEndInput {
  tenantId: number
  session: number
  shopperId: number
  /** Also ends the shopper's sessions in all other browsers. */
  everywhere: boolean
}

export async function endSession(
  pool: Pool,
  { tenantId, session, shopperId, everywhere }: SessionEndInput,
): Promise<void> {
  await pool.query('delete from shopper_sessions where tenant_id = $1 and shopper_id = $2 and ($3 or id = $4)', [
    tenantId,
    shopperId,
    everywhere,
    session,
  ])
}

/**
 * Deletes expired codes, sessions and rate-limit counters. Codes stay for a day, because the limit per address counts them. Returns the
 * number of rows.
 */
export async function purgeExpiredSignIns(pool: Pool, now: Date): Promise<number> {
  const over = [
    `delete from sign_in_codes where expires_at < $1::timestamptz - interval '1 day'`,
    'delete from shopper_sessions where expires_at < $1::timestamptz',
    'delete from request_limits where expire < extract(epoch from $1::timestamptz) * 1000',
  ]
  let rows = 0
  for (const statement of over) rows += (await pool.query(statement, [now])).rowCount ?? 0
  return rows
}

export async function findShopperByAddress(
  pool: Pool,
  { tenantId, address }: { tenantId: number; address: Address },
): Promise<Shopper | null> {
  const { rows } = await pool.query(
    `select id, coalesce(name, '') as name, coalesce(last_name, '') as last_name, phone, email, coalesce(postcode, '') as postcode
     from shoppers where tenant_id = $1 and case when $2 then phone = $3 else lower(email) = $3 end
     order by id limit 1`,
    [tenantId, address.channel === 'sms', address.to],
  )
  return rows[0] ? shopper.parse(rows[0]) : null
}

type ContactDetails = { phone: string } | { email: string }

/** Stores a new shopper; false if another request stored the same address first. */
export const createShopper = (
  payload: Payload,
  { tenantId, details }: { tenantId: number; details: ContactDetails },
): Promise<boolean> =>
  isUnique(
    payload.create({ collection: 'shoppers', data: { tenant: tenantId, ...details }, depth: 0, overrideAccess: true }),
  )

/** Adds an address to a shopper; false if another shopper has it. */
export const addContactDetails = (
  payload: Payload,
  { id, details }: { id: number; details: ContactDetails },
): Promise<boolean> =>
  isUnique(payload.update({ collection: 'shoppers', id, data: details, depth: 0, overrideAccess: true }))

async function isUnique(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}

/** Updates the details of a shopper. */
export async function updateShopper(
  payload: Payload,
  {
    tenantId,
    id,
    details,
  }: { tenantId: number; id: number; details: Pick<Shopper, 'name' | 'last_name' | 'postcode'> },
): Promise<void> {
  const where: Where = { and: [{ id: { equals: id } }, { tenant: { equals: tenantId } }] }
  await payload.update({ collection: 'shoppers', where, data: details, depth: 0, overrideAccess: true })
}
