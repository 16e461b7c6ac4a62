import type { FormState } from 'payload'

/** The document of a form. A new document has no id yet. */
export interface FormOf {
  slug: string | undefined
  id: number | string | undefined
}

interface OpenForm extends FormOf {
  readFields: () => FormState
  /** The fields at the last rejected save; null if the save was stored or is in progress. */
  readRefused: () => FormState | null
}

let open: OpenForm[] = []

/** Registers a form and returns a function that removes it. */
export function addOpenForm(form: OpenForm): () => void {
  open = [...open, form]
  return () => {
    open = open.filter((each) => each !== form)
  }
}

/** Finds a document's form. If there are several, the one opened last. */
export const findOpenForm = ({ slug, id }: FormOf): OpenForm | undefined =>
  open.findLast((form) => form.slug === slug && form.id === id)
