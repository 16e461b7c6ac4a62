import type { AscEvent } from '#schemas/analytics/asc-events.ts'

/** Tag Manager's first entry. Milliseconds. */
interface TagStart {
  event: 'gtm.js'
  'gtm.start': number
}
type Entry = AscEvent | TagStart | IArguments

let hasWarned = false

/** Analytics tools read `window.dataLayer`. Errors there only warn, once: vehicles §8, analytics failures. */
export function toDataLayer(entries: readonly Entry[]): void {
  try {
    for (const entry of entries) dataLayer().push(entry)
  } catch (error) {
    if (hasWarned) return
    hasWarned = true
    // oxlint-disable-next-line no-console -- the specification's warning
    console.warn('Nothing more is measured on this page.', error)
  }
}

interface Layer {
  push: (entry: Entry) => unknown
}

declare global {
  interface Window {
    dataLayer?: Layer
  }
}

function dataLayer(): Layer {
  const entries: unknown[] = []
  return (window.dataLayer ??= entries)
}
