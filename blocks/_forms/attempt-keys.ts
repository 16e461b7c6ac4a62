import { createKey } from './create-key.ts'

/** The idempotency key of a form's attempt: the platform does the work of one key once. */
export interface AttemptKeys {
  current: () => string
  /** Another key, where the platform has finished with the current one. */
  renew: () => string
}

/** A key that lives as long as the form is on the page. */
export function memoryKeys(): AttemptKeys {
  let key: string | null = null
  return {
    current: () => (key ??= createKey()),
    renew: () => (key = createKey()),
  }
}
