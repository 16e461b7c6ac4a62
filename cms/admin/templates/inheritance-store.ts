import { useSyncExternalStore } from 'react'
import { fetchReport, type Report } from './call-inheritance.ts'

interface DocumentReport {
  /** `pages/3` */
  document: string
  report: Report
}

/** What the open document inherits. The notice asks; the rows of the form and the canvas show it. */
let known: DocumentReport | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function take(next: DocumentReport | null): void {
  known = next
  for (const listener of listeners) listener()
}

/**
 * Asks where a document stands between a template and its sites. A failed question leaves what is known. Gives what was known of the document
 * before, and what is now.
 */
export async function askInheritance(
  collection: string,
  id: number | string,
): Promise<{ before: Report | null; after: Report } | null> {
  const document = `${collection}/${id}`
  if (known?.document !== document) take(null)
  const before = known?.report ?? null
  const after = await fetchReport(collection, id)
  if (!after) return null
  take({ document, report: after })
  return { before, after }
}

/** Null until it is known, and for other documents. */
export function useInheritance(collection: string | undefined, id: number | string | undefined): Report | null {
  const found = useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  )
  return found?.document === `${collection}/${id}` ? found.report : null
}
