import type { AlertKind } from '../shopper/alert-kind.ts'

/** The unsubscribe page of an alert. */
export interface UnsubscribePage {
  kind: AlertKind
  /** Whether it has ended; otherwise the page asks. */
  isDone: boolean
  /** URL of the form: the link in the message. */
  action: string
}
