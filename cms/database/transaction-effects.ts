export interface Effect {
  /** Called after the commit. */
  committed?: () => void
  /** Called after a confirmed rollback. The caller waits for it. */
  rolledBack?: () => Promise<void>
}

/** Pending effects of each open transaction, keyed by the database object of Payload's request. */
const waiting = new WeakMap<object, Set<Effect>>()

export function beginEffects(database: object): void {
  waiting.set(database, new Set())
}

/** Registers an effect of which one part runs once when the transaction ends. Outside a transaction, `committed` runs immediately. */
export function atTransactionEnd(database: object, effect: Effect): void {
  const effects = waiting.get(database)
  if (effects) effects.add(effect)
  else effect.committed?.()
}

/** Removes and returns the effects of an ended transaction. */
export function endEffects(database: object): Effect[] {
  const effects = [...(waiting.get(database) ?? [])]
  waiting.delete(database)
  return effects
}
