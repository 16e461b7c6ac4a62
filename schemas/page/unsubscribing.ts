import type { AlertKind } from '../shopper/alert-kind.ts'

/** The way out of an alert, as its page shows it. */
export interface Unsubscribing {
  kind: AlertKind
  /** It has ended; else the page asks. */
  isDone: boolean
  /** Where the answer is posted: the link of the message. */
  action: string
}
