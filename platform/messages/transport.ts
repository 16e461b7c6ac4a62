import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'

/** How a message is marked where it goes: whom it is from, and a name that stays the same when it is sent again. */
export interface Envelope {
  sender: string
  id: string
}

/** Hands a message to a provider. Rejects where that does not take it. */
export type Transport = (message: OutgoingMessage, marks: Envelope) => Promise<void>
