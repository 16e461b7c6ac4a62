import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import type { Transports } from './transports.ts'
import { siteName } from './site-name.ts'
import { messageRow } from './message-row.ts'

/** Sends at once. For callers that keep a log and tries of their own; everybody else writes a message. */
export interface MessageSender {
  /** `id` stays the same for each try of one thing. Rejects where the provider did not take it; without a provider it is kept to be read in the admin. */
  send: (message: OutgoingMessage, id?: string) => Promise<void>
}

interface MessageSenderParts {
  payload: Payload
  pool: Pool
  transports: Transports
}

export const createMessageSender = ({ payload, pool, transports }: MessageSenderParts): MessageSender => ({
  send: async (message, id = randomUUID()) => {
    const send = transports[message.channel]
    if (send) return send(message, { sender: await siteName(pool, message.tenantId), id })
    const data = { ...messageRow(message), state: 'kept' as const }
    await payload.create({ collection: 'messages', data, depth: 0, overrideAccess: true })
  },
})
