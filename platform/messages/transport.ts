import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'

/** Sender, and an id that is constant across retries. */
export interface Envelope {
  sender: string
  id: string
}

/** Passes a message to a provider. Rejects if the provider does. */
export type Transport = (message: OutgoingMessage, marks: Envelope) => Promise<void>
