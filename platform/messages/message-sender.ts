import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import type { Carriers } from './transports.ts'
import { nameOfSite } from './site-name.ts'
import { rowOfMessage } from './message-row.ts'

/** Sends at once. For callers that keep a log and tries of their own; everybody else writes a message. */
export interface Post {
  /** `id` stays the same for each try of one thing. Rejects where the provider did not take it; without a provider it is kept to be read in the admin. */
  send: (message: OutgoingMessage, id?: string) => Promise<void>
}

interface PostParts {
  payload: Payload
  pool: Pool
  carriers: Carriers
}

export const createPost = ({ payload, pool, carriers }: PostParts): Post => ({
  send: async (message, id = randomUUID()) => {
    const carry = carriers[message.channel]
    if (carry) return carry(message, { sender: await nameOfSite(pool, message.tenantId), id })
    const data = { ...rowOfMessage(message), state: 'kept' as const }
    await payload.create({ collection: 'messages', data, depth: 0, overrideAccess: true })
  },
})
