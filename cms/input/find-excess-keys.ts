import { documentLimits } from '#schemas/page/document-limits.ts'
import type { FieldProblem } from '../refusal.ts'
import { isFields } from './check-where.ts'
import * as texts from './texts.ts'

/**
 * The first field with an object of more than `documentLimits.keys` keys, or at which the whole document has too many values; null if there is none.
 * Payload merges an object, with all objects in it, once for each field that it validates; lists are not merged, so each row counts by itself.
 */
export function findExcessKeys(document: Record<string, unknown>): FieldProblem | null {
  const objects = [{ path: '', object: document }]
  let visited = 0
  for (let each = objects.pop(); each; each = objects.pop()) {
    const merged = [each]
    let keys = 0
    for (let part = merged.pop(); part; part = merged.pop()) {
      for (const name in part.object) {
        const path = part.path || name
        const value = part.object[name]
        keys += 1
        visited += 1
        if (keys > documentLimits.keys) return excess(path, documentLimits.keys)
        if (name === '_base' && part.object === document && isFields(value)) objects.push({ path, object: value })
        else if (isFields(value)) merged.push({ path, object: value })
        else if (Array.isArray(value)) {
          visited += value.length
          for (const row of value) if (isFields(row)) objects.push({ path, object: row })
        }
        if (visited > documentLimits.values) return excess(path, documentLimits.values)
      }
    }
  }
  return null
}

const excess = (path: string, most: number): FieldProblem => ({
  path,
  message: texts.thisFieldHoldsTooMuch({ field: path, most: most.toLocaleString('en-AU') }),
})
