import type { Pool } from 'pg'
import { outgoingMessage } from '#schemas/message/outgoing-message.ts'
import { codeLength } from '#schemas/shopper/sign-in-code.ts'
import type { Transports } from './transports.ts'
import { siteName } from './site-name.ts'

interface Sending {
  pool: Pool
  transports: Transports
  /** Whether nobody will try again. */
  isLastTry: boolean
}

/** `codeMessage`'s: staff who read the list must not be able to sign in as the shopper. */
const codeAtStart = `^\\d{${codeLength}}\\M`

/** Gone: it was sent before, or deleted. */
type MessageOutcome = 'sent' | 'kept' | 'refused' | 'gone'

/** Sends a stored message that still waits, and forgets its words, of its subject the code. Without a provider it stays to be read. */
export async function sendMessage({ pool, transports, isLastTry }: Sending, id: number): Promise<MessageOutcome> {
  const { rows } = await pool.query<Record<string, unknown>>(
    `select coalesce(tenant_id, 0) as "tenantId", channel, "to", coalesce(subject, '') as subject, coalesce("text", '') as "text", html, headers, attachments
     from messages where id = $1 and state = 'waiting'`,
    [id],
  )
  if (!rows[0]) return 'gone'
  const message = outgoingMessage.parse(
    Object.fromEntries(Object.entries(rows[0]).filter(([, value]) => value !== null)),
  )
  const send = transports[message.channel]
  if (!send) {
    await pool.query(`update messages set state = 'kept', updated_at = now() where id = $1`, [id])
    return 'kept'
  }
  const refusal = await send(message, { sender: await siteName(pool, message.tenantId), id: `message-${id}` }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message.slice(0, 500) : 'no reason given'),
  )
  if (refusal !== null) {
    await pool.query('update messages set state = $2, last_words = $3, updated_at = now() where id = $1', [
      id,
      isLastTry ? 'failed' : 'waiting',
      refusal,
    ])
    return 'refused'
  }
  await pool.query(
    `update messages set state = 'sent', subject = regexp_replace(subject, $2, '••••••'), "text" = null, html = null, attachments = null,
       last_words = null, updated_at = now()
     where id = $1`,
    [id, codeAtStart],
  )
  return 'sent'
}
