import type { FormState } from 'payload'

/** Which document a form is of. A new one has no id yet. */
export interface FormOf {
  slug: string | undefined
  id: number | string | undefined
}

interface OpenForm extends FormOf {
  readFields: () => FormState
  /** The fields when the last save was refused; null if it was stored, or is on its way. */
  readRefused: () => FormState | null
}

let open: OpenForm[] = []

/** A form stands on the page. What comes back takes it away again. */
export function addOpenForm(form: OpenForm): () => void {
  open = [...open, form]
  return () => {
    open = open.filter((each) => each !== form)
  }
}

/** A document's form; of two, the one that was opened last. */
export const findOpenForm = ({ slug, id }: FormOf): OpenForm | undefined =>
  open.findLast((form) => form.slug === slug && form.id === id)
