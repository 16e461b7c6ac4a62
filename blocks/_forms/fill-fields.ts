import type { Api } from '#schemas/api/endpoints.ts'
import { knownDetails } from './known-details.ts'

/** What is known of the shopper, into the fields of a form that React does not follow, where nothing was typed yet. */
export async function fillFields(api: Api, form: HTMLFormElement | null): Promise<void> {
  const details = await knownDetails(api)
  for (const [name, told] of Object.entries(details)) {
    const field = form?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement) || field.value !== '') continue
    field.value = field.autocomplete === 'name' ? `${told} ${details['last_name'] ?? ''}`.trim() : told
  }
}
