import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import type { Transports } from './transports.ts'
import { findSiteName, writeStoredMessage } from './store.ts'

/** Sends immediately, for callers with their own log and retries; all others store a message. */
export interface MessageSender {
  /** `id` is constant across retries. Rejects if the provider did; without a provider the message is stored for reading in the admin. */
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
    if (send) return send(message, { sender: await findSiteName(pool, message.tenantId), id })
    await writeStoredMessage(payload, message)
  },
})
