import type { FormState } from 'payload'

/** Which document a form is of. A new one has no id yet. */
export interface FormOf {
  slug: string | undefined
  id: number | string | undefined
}

interface OpenForm extends FormOf {
  readFields: () => FormState
}

let open: OpenForm[] = []

/** A form stands on the page. What comes back takes it away again. */
export function addOpenForm(form: OpenForm): () => void {
  open = [...open, form]
  return () => {
    open = open.filter((each) => each !== form)
  }
}

/** What a document's form holds now; of two, the one that was opened last. */
export const readOpenForm = ({ slug, id }: FormOf): FormState | undefined =>
  open.findLast((form) => form.slug === slug && form.id === id)?.readFields()
