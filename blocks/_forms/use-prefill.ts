import { useEffect } from 'react'
import type { Api } from '#schemas/api/endpoints.ts'
import { knownDetails } from './known-details.ts'
import type { FormEntry, FormValues } from './form-values.ts'

export interface Prefill {
  api: Api
  /** Values by field name from the shopper's details. Keep the function the same between renders. */
  read: (details: Readonly<Record<string, string>>) => FormValues
}

/** Fills empty fields with the shopper's details. Typed values stay. */
export function usePrefill(entry: FormEntry, prefill: Prefill | undefined): void {
  const { api, read } = prefill ?? {}
  useEffect(() => {
    if (!api || !read) return undefined
    let isCurrent = true
    const fill = (details: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(read(details)))
        if (typeof value === 'string' && value !== '' && (entry.getValues(name) ?? '') === '')
          entry.setValue(name, value)
    }
    void knownDetails(api).then((details) => (isCurrent ? fill(details) : undefined))
    return () => {
      isCurrent = false
    }
  }, [api, entry, read])
}
