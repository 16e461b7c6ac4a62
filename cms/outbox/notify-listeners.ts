export const outboxChannel = 'forecourt_outbox'

interface Connections {
  query: (text: string) => Promise<unknown>
}

/** Milliseconds between two notifications of one pool. */
const interval = 20

interface Notifier {
  isAsked: boolean
  isAtWork: boolean
}

const notifiers = new WeakMap<Connections, Notifier>()

/**
 * Tells listeners that there are new rows in the outbox, after their commit. One NOTIFY stands for all commits of 20 ms: PostgreSQL lets
 * transactions with a NOTIFY commit one after the other, so none belongs into the transaction that writes. It only saves listeners time: they
 * find the rows by themselves, so one that fails is dropped.
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
