import type { BlockShape, FieldShape } from './block-shape.ts'

/** A change after which stored data is not readable or publishable. `field` is its path in the shape. */
export interface BreakingChange {
  field: string
  reason: string
}

/**
 * Changes between two shapes of the same version that lose or reject stored data. A new field or option, a wider limit, or a field that is
 * no longer required is compatible.
 */
export const findBreakingChanges = (before: BlockShape, after: BlockShape): BreakingChange[] => [
  ...Object.entries(before.fields).flatMap(([field, was]) => {
    const is = after.fields[field]
    const reasons = is ? listReasons(was, is) : [`was removed or renamed${candidates(before, after, was)}`]
    return reasons.map((reason) => ({ field, reason }))
  }),
  ...Object.entries(after.fields).flatMap(([field, is]) =>
    is.required && !(field in before.fields) && !isInNewList(before, field)
      ? [{ field, reason: 'was added and is required: what is stored has no value for it' }]
      : [],
  ),
]

/** A new list has no entries yet, so its fields may be required. */
function isInNewList(before: BlockShape, field: string): boolean {
  const list = field.slice(0, Math.max(field.lastIndexOf('[].'), 0))
  return list !== '' && !(list in before.fields)
}

/** New fields of the same kind, which may be the removed one under a new name. */
function candidates(before: BlockShape, after: BlockShape, was: FieldShape): string {
  const added = Object.entries(after.fields).filter(([field, is]) => !(field in before.fields) && is.kind === was.kind)
  return added.length > 0 ? ` (new of this kind: ${added.map(([field]) => field).join(', ')})` : ''
}

function listReasons(was: FieldShape, is: FieldShape): string[] {
  if (was.kind !== is.kind) return [`changed its kind from ${was.kind} to ${is.kind}`]
  if (was.many !== is.many) return [`changed from ${was.many ? 'many values to one' : 'one value to many'}`]
  if (was.to !== is.to) return [`names ${is.to} instead of ${was.to}`]
  return [
    ...missing(was.options, is.options).map((option) => `lost the option "${option}"`),
    ...slotReasons(was, is),
    ...(is.required && !was.required ? ['became required'] : []),
    ...((is.min ?? -Infinity) > (was.min ?? -Infinity) ? [`has the minimum ${is.min}`] : []),
    ...((is.max ?? Infinity) < (was.max ?? Infinity) ? [`has the maximum ${is.max}`] : []),
    ...(is.int && !was.int ? ['takes whole numbers only'] : []),
    ...(is.pattern !== undefined && is.pattern !== was.pattern ? [`has another pattern: ${is.pattern}`] : []),
    ...(is.showWhen !== undefined && is.showWhen !== was.showWhen ? [`is read only while ${is.showWhen}`] : []),
    ...(was.time && !is.time ? ['no longer keeps the time of day'] : []),
  ]
}

function slotReasons(was: FieldShape, is: FieldShape): string[] {
  const lower = Object.entries(is.limits ?? {}).filter(([slug, limit]) => limit < (was.limits?.[slug] ?? Infinity))
  const tooMany = lower.map(([slug, limit]) => `takes ${slug} at most ${limit} times`)
  if (is.allow?.includes('any')) return tooMany
  const isNarrower = was.allow?.includes('any') === true
  return [
    ...tooMany,
    ...(isNarrower ? ['no longer takes any block'] : []),
    ...missing(was.allow, is.allow).map((slug) => `no longer takes ${slug}`),
  ]
}

const missing = (was: readonly string[] = [], is: readonly string[] = []): string[] =>
  was.filter((one) => one !== 'any' && !is.includes(one))
