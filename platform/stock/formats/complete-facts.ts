import type { FeedField } from '#schemas/stock/feed-vehicle.ts'
import { simpleBody, simpleDrive, simpleFuel, simpleTransmission } from '#schemas/stock/simple-facts.ts'
import type { FeedValues } from './stock-format.ts'

const derived = [
  ['simple_body', 'body', simpleBody],
  ['simple_fuel', 'fuel', simpleFuel],
  ['simple_drive', 'drive', simpleDrive],
  ['simple_transmission', 'trans', simpleTransmission],
] as const satisfies readonly (readonly [FeedField, FeedField, (word: string) => string | null])[]

/** Adds the derived fields: filter categories and the name, unless the feed has them. */
export function withFollowing(given: readonly FeedField[]): FeedField[] {
  const followed = derived.flatMap(([simple, from]) =>
    given.includes(from) && !given.includes(simple) ? [simple] : [],
  )
  const isNamed = given.includes('name') || !given.includes('make') || !given.includes('model')
  return [...given, ...followed, ...(isNamed ? [] : (['name'] as const))]
}

const longestName = 200

/** Fields derived from the given ones: filter categories from `body`, `fuel`, `drive` and `trans`, and a missing name. */
export function followingFacts(values: FeedValues, isGiven: (field: FeedField) => boolean): FeedValues {
  const following: FeedValues = {}
  for (const [simple, from, simplify] of derived) {
    const word = values[from]
    if (typeof word === 'string' && !isGiven(simple)) following[simple] = simplify(word)
  }
  if (values.name) return following
  const name = [values.year, values.make, values.model, values.badge].filter(Boolean).join(' ')
  if (name !== '') following.name = name.slice(0, longestName).trim()
  return following
}
