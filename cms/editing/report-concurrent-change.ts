import type { AfterErrorHook } from 'payload'
import * as texts from './texts.ts'

/** SQLSTATEs of conflicts with concurrent changes: a deadlock, a serialisation failure, a reference to a deleted document. */
const codes = new Set(['40P01', '40001', '23503'])

/** Payload answers these with 500. The server works, and a retry may succeed. */
export const reportConcurrentChange: AfterErrorHook = ({ error }) =>
  isConcurrentChange(error) ? { status: 409, response: { errors: [{ message: sentence }] } } : undefined

const sentence = texts.someoneElseChangedOrDeletedRelatedData

const isConcurrentChange = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && codes.has(String(error.code))) || isConcurrentChange(error.cause))
