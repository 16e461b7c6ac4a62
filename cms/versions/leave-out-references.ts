import { isFields } from '#schemas/page/same-value.ts'
import type { Reference } from '../tenancy/list-references.ts'

type Fields = Record<string, unknown>

/** A copy of a document without these references. Links of rich text to them keep their words. */
export function leaveOutReferences(content: Fields, references: readonly Reference[]): Fields {
  const copy = structuredClone(content)
  for (const [path, gone] of Map.groupBy(references, (each) => each.path)) {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const holder = steps.reduce<unknown>(readStep, copy)
    if (isFields(holder)) holder[last] = leaveOut(holder[last], gone)
  }
  return copy
}

const readStep = (at: unknown, step: string): unknown =>
  Array.isArray(at) ? at[Number(step)] : isFields(at) ? at[step] : undefined

function leaveOut(value: unknown, gone: readonly Reference[]): unknown {
  if (Array.isArray(value)) return value.filter((one) => !names(one, gone))
  if (isFields(value) && isFields(value['root'])) return { ...value, root: leaveOutOfNode(value['root'], gone)[0] }
  return names(value, gone) ? null : value
}

/** An id, a document, or `{ relationTo, value }`. */
function names(value: unknown, gone: readonly Reference[]): boolean {
  if (!isFields(value)) return gone.some(({ id }) => id === value)
  if ('relationTo' in value)
    return gone.some((each) => each.relationTo === value['relationTo'] && each.id === readId(value['value']))
  return names(value['id'], gone)
}

const readId = (value: unknown): unknown => (isFields(value) ? value['id'] : value)

/** A node of Lexical: none if it shows what is gone, its children if it is a link there. */
function leaveOutOfNode(node: Fields, gone: readonly Reference[]): Fields[] {
  if ('relationTo' in node && names(node, gone)) return []
  const { children, fields } = node
  if (!Array.isArray(children)) return [node]
  const kept = children.filter(isFields).flatMap((child) => leaveOutOfNode(child, gone))
  const target = isFields(fields) ? fields['doc'] : null
  return isFields(target) && names(target, gone) ? kept : [{ ...node, children: kept }]
}
