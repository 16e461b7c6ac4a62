import { toSlug } from '#schemas/lib/slug.ts'
import * as texts from './texts.ts'

/** How a copy is told apart: an address or code by `-copy`, a name by “(copy)”. */
export type NameKind = 'address' | 'code' | 'name'

interface Original {
  kind: NameKind
  value: string
  /** Title of the document: the address of a copy if its own has parameters or is the home page. */
  title: string
  maxLength: number
}

/** The `number`th name to try for a copy: `/finance` gives `/finance-copy`, `/finance-copy-2` and so on. */
export function nameCopy({ kind, value, title, maxLength }: Original, number: number): string {
  if (kind === 'name') {
    const suffix = number === 1 ? texts.copy : texts.copyNumber({ number })
    return `${value.slice(0, maxLength - suffix.length - 1).trimEnd()} ${suffix}`
  }
  const suffix = number === 1 ? '-copy' : `-copy-${number}`
  const isAlone = kind === 'address' && (value === '/' || value.includes(':'))
  const stem = isAlone ? `/${toSlug(title) || 'page'}` : value
  return `${stem.slice(0, maxLength - suffix.length)}${suffix}`
}
