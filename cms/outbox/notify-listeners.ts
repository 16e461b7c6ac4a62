export const outboxChannel = 'forecourt_outbox'

interface Connections {
  query: (text: string) => Promise<unknown>
}

/** Interval between two notifications of one pool in milliseconds. */
const interval = 20

interface Notifier {
  isAsked: boolean
  isAtWork: boolean
}

const notifiers = new WeakMap<Connections, Notifier>()

/**
 * Notifies listeners about new outbox rows after the commit. One NOTIFY covers all commits of 20 ms. PostgreSQL serialises commits of
 * transactions with a NOTIFY, so the writing transaction sends none. Listeners also poll, so a failed notification is dropped.
 */
export function notifyListeners(pool: Connections): void {
  const notifier = notifiers.get(pool) ?? { isAsked: false, isAtWork: false }
  notifiers.set(pool, notifier)
  notifier.isAsked = true
  if (!notifier.isAtWork) void work(pool, notifier)
}

async function work(pool: Connections, notifier: Notifier): Promise<void> {
  notifier.isAtWork = true
  while (notifier.isAsked) {
    notifier.isAsked = false
    await pool.query(`notify ${outboxChannel}`).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
  notifier.isAtWork = false
}
