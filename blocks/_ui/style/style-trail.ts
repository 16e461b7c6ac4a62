/**
 * A memo without keys: equal styles walk the same steps, name by name and value by value, and end at the same one.
 * Each step is one look-up of a string or number that the engine has hashed already; nothing is joined or copied.
 */
export interface TrailStep {
  className: string | undefined
  /** On the server: the names of the class's rules, those of its keyframes too. */
  rules: string[]
  /** Of a set of styles: its classes by name. */
  classes?: Readonly<Record<string, string>>
  /** The last page that asked for them. */
  page: number
  next: Map<unknown, TrailStep>
}

export function startTrail(): TrailStep {
  return { className: undefined, rules: [], page: 0, next: new Map() }
}

export function stepTo(step: TrailStep, name: unknown): TrailStep {
  const known = step.next.get(name)
  if (known) return known
  const fresh = startTrail()
  step.next.set(name, fresh)
  return fresh
}

/** Along a value: a token, or what it says for each screen, or a nested style. */
export function walkValue(step: TrailStep, value: unknown): TrailStep {
  if (typeof value !== 'object' || value === null) return stepTo(step, value)
  return stepTo(Array.isArray(value) ? walkList(stepTo(step, '['), value) : walkObject(stepTo(step, '{'), value), '}')
}

function walkList(step: TrailStep, values: readonly unknown[]): TrailStep {
  let end = step
  for (const value of values) end = walkValue(end, value)
  return end
}

function walkObject(step: TrailStep, values: object): TrailStep {
  let end = step
  for (const [name, value] of Object.entries(values)) end = walkValue(stepTo(end, name), value)
  return end
}
