import type { LeadFieldName } from '#schemas/lead/form-entry.ts'

const kept = ['name', 'last_name', 'email', 'phone', 'postcode'] as const satisfies LeadFieldName[]

const key = (): string => `forecourt:${document.documentElement.dataset['site'] ?? ''}:details`

/** Contact details that a shopper entered in an earlier form of this site; empty without storage. vehicles §3, Stored user details */
export function readDetails(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key()) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const known = new Map<string, unknown>(Object.entries(stored))
    return Object.fromEntries(
      kept.flatMap((name) => {
        const text = known.get(name)
        return typeof text === 'string' && text !== '' ? [[name, text]] : []
      }),
    )
  } catch {
    return {}
  }
}

/** Only non-empty values, and only with name, email and phone complete. locations §5 */
export function storeDetails(values: Readonly<Record<string, unknown>>): void {
  if (!values['name'] || !values['email'] || !values['phone']) return
  const details = Object.fromEntries(kept.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
  try {
    localStorage.setItem(key(), JSON.stringify(details))
  } catch {
    // Without storage the next form asks again.
  }
}
