import type { MessageState } from '#schemas/message/message.ts'
import { type OutgoingMessage, outgoingMessage } from '#schemas/message/outgoing-message.ts'
import * as texts from './texts.ts'

/** A stored message in its transport's format; empty columns are omitted. */
export const readStoredMessage = (row: Record<string, unknown>): OutgoingMessage =>
  outgoingMessage.parse(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)))

const mostReasonCharacters = 500

/** Why a provider rejected a message, for staff. */
export const refusalReason = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, mostReasonCharacters) : texts.noReasonGiven

/** A rejected message waits for the next retry, if there is one. */
export const stateAfterRefusal = (isLastTry: boolean): MessageState => (isLastTry ? 'failed' : 'waiting')
