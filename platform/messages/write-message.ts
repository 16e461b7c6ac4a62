import type { Payload } from 'payload'
import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { messageRow } from './message-row.ts'

/** Stores a message in the caller's transaction; the worker sends it once that is committed, and tries again where it must. */
export async function writeMessage(payload: Payload, message: OutgoingMessage, req?: InTransaction): Promise<void> {
  const data = { ...messageRow(message), state: 'waiting' as const }
  await payload.create({ collection: 'messages', data, depth: 0, overrideAccess: true, ...(req ? { req } : {}) })
}
