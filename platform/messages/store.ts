import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import { codeLength } from '#schemas/shopper/sign-in-code.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { messageRow } from './message-row.ts'

/** The sender name of a site; the platform's own without a site. */
export async function findSiteName(pool: Pool, tenantId: number): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select name from tenants where id = $1', [tenantId])
  return rows[0]?.name ?? 'Forecourt'
}

/** Stores a message in the caller's transaction. The worker sends it after the commit, with retries. */
export async function writeMessage(payload: Payload, message: OutgoingMessage, req?: InTransaction): Promise<void> {
  const data = { ...messageRow(message), state: 'waiting' as const }
  await payload.create({ collection: 'messages', data, depth: 0, overrideAccess: true, ...(req ? { req } : {}) })
}

/** Stores a message that no provider sends, for reading in the admin. */
export async function writeStoredMessage(payload: Payload, message: OutgoingMessage): Promise<void> {
  const data = { ...messageRow(message), state: 'kept' as const }
  await payload.create({ collection: 'messages', data, depth: 0, overrideAccess: true })
}

/** A pending message, as stored; null if it was sent or deleted. */
export async function findWaitingMessage(pool: Pool, id: number): Promise<Record<string, unknown> | null> {
  const { rows } = await pool.query<Record<string, unknown>>(
    `select coalesce(tenant_id, 0) as "tenantId", channel, "to", coalesce(subject, '') as subject, coalesce("text", '') as "text", html, headers, attachments
     from messages where id = $1 and state = 'waiting'`,
    [id],
  )
  return rows[0] ?? null
}

export async function markKept(pool: Pool, id: number): Promise<void> {
  await pool.query(`update messages set state = 'kept', updated_at = now() where id = $1`, [id])
}

export async function markRefused(
  pool: Pool,
  id: number,
  { state, reason }: { state: string; reason: string },
): Promise<void> {
  await pool.query('update messages set state = $2, last_words = $3, updated_at = now() where id = $1', [
    id,
    state,
    reason,
  ])
}

/** Matches `codeMessage`: staff must not be able to sign in with a shopper's code. */
const codeAtStart = `^\\d{${codeLength}}\\M`

/** Marks a message as sent and deletes its content. A sign-in code in its subject is masked. */
export async function markSent(pool: Pool, id: number): Promise<void> {
  await pool.query(
    `update messages set state = 'sent', subject = regexp_replace(subject, $2, '••••••'), "text" = null, html = null, attachments = null,
       last_words = null, updated_at = now()
     where id = $1`,
    [id, codeAtStart],
  )
}
