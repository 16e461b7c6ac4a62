type Effect = () => void

/** What waits for the commit of each open transaction, by the database that Payload's request uses in it. */
const waiting = new WeakMap<object, Set<Effect>>()

export function beginEffects(database: object): void {
  waiting.set(database, new Set())
}

/** Runs an effect, once, when the transaction of this database is committed; at once outside of one. After a rollback it never runs. */
export function afterCommit(database: object, effect: Effect): void {
  const effects = waiting.get(database)
  if (effects) effects.add(effect)
  else effect()
}

/** Forgets the effects of a transaction that has ended and gives them to be run, or to be dropped. */
export function endEffects(database: object): Iterable<Effect> {
  const effects = waiting.get(database) ?? []
  waiting.delete(database)
  return effects
}
