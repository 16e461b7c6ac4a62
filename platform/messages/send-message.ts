import type { Pool } from 'pg'
import { readStoredMessage, refusalReason, stateAfterRefusal } from './delivery-rules.ts'
import { findSiteName, findWaitingMessage, markKept, markRefused, markSent } from './store.ts'
import type { Transports } from './transports.ts'

interface SendContext {
  pool: Pool
  transports: Transports
  /** Whether there is no further retry. */
  isLastTry: boolean
}

/** Gone: already sent, or deleted. */
type MessageOutcome = 'sent' | 'kept' | 'refused' | 'gone'

/** Sends a stored pending message. Without a provider it stays for reading in the admin. */
export async function sendMessage({ pool, transports, isLastTry }: SendContext, id: number): Promise<MessageOutcome> {
  const stored = await findWaitingMessage(pool, id)
  if (!stored) return 'gone'
  const message = readStoredMessage(stored)
  const send = transports[message.channel]
  if (!send) {
    await markKept(pool, id)
    return 'kept'
  }
  const sender = await findSiteName(pool, message.tenantId)
  const refusal = await send(message, { sender, id: `message-${id}` }).then(() => null, refusalReason)
  if (refusal !== null) {
    await markRefused(pool, id, { state: stateAfterRefusal(isLastTry), reason: refusal })
    return 'refused'
  }
  await markSent(pool, id)
  return 'sent'
}
