export interface Effect {
  /** Once the transaction is committed. */
  committed?: () => void
  /** Once it is certain that the transaction was rolled back; the caller waits for it. */
  rolledBack?: () => Promise<void>
}

/** What waits for the end of each open transaction, by the database that Payload's request uses in it. */
const waiting = new WeakMap<object, Set<Effect>>()

export function beginEffects(database: object): void {
  waiting.set(database, new Set())
}

/** Runs one of an effect's parts, once, when the transaction of this database ends. Outside of a transaction everything is committed at once. */
export function atTransactionEnd(database: object, effect: Effect): void {
  const effects = waiting.get(database)
  if (effects) effects.add(effect)
  else effect.committed?.()
}

/** Gives the effects of a transaction that has ended, each once. */
export function endEffects(database: object): Effect[] {
  const effects = [...(waiting.get(database) ?? [])]
  waiting.delete(database)
  return effects
}
