import type { FormState } from 'payload'
import * as texts from './texts.ts'

export interface FieldProblem {
  /** Path of the form field: `layout.1.first.0.heading`. */
  path: string
  /** What is wrong, with the names of block and field. */
  message: string
}

/** The fields of a form that are wrong, in the order of the page. A row counts only by its own message, not by that of its fields. */
export function listProblems(fields: FormState, labelBlock: (slug: string) => string): FieldProblem[] {
  return Object.entries(fields)
    .flatMap(([path, { valid, errorMessage }]) =>
      valid === false && errorMessage ? [{ path, message: describe({ path, errorMessage, fields, labelBlock }) }] : [],
    )
    .toSorted((one, other) => comparePaths(one.path, other.path))
}

interface ProblemInput {
  path: string
  errorMessage: string
  fields: FormState
  labelBlock: (slug: string) => string
}

/** What the server says of a block names it already. */
function describe({ path, errorMessage, fields, labelBlock }: ProblemInput): string {
  const steps = path.split('.')
  const at = steps.findLastIndex((step) => /^\d+$/.test(step))
  const place = Number(steps[at])
  const block = at > 0 ? fields[steps.slice(0, at).join('.')]?.rows?.[place]?.blockType : undefined
  if (block !== undefined && errorMessage.startsWith(`${labelBlock(block)} (`)) return errorMessage
  const field = humanise(steps.at(-1) ?? path)
  const name = block === undefined ? field : texts.blockField({ block: labelBlock(block), place: place + 1, field })
  return texts.namedProblem({ name, message: errorMessage })
}

function humanise(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Numbers by value: block 10 comes after block 9. */
const comparePaths = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true })
