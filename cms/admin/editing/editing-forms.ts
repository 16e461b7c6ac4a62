import type { Decisions, SaveConflict } from './conflict.ts'
import type { Fields, OpenVersion } from './open-version.ts'

/** A document's form on the page, as far as its saves need it. */
export interface EditingForm {
  slug: string
  id: number | string
  readVersion: () => OpenVersion
  /** The form now begins from this version. `others` is the whole document where other people saved too: the form is to take that in. */
  takeVersion: (version: OpenVersion, others: Fields | null) => void
  /** Asks which side holds; null if this person decides later. */
  askConflicts: (conflicts: SaveConflict[]) => Promise<Decisions | null>
  /** A save was sent, or waits for the one before it; and how it ended: null if it was stored. */
  saveBegins: () => void
  saveEnds: (failure: SaveFailure | null) => void
}

export interface SaveFailure {
  reason: string
  /** Whether the same save may succeed later: the server or its database was away. */
  isTransient: boolean
}

let forms: EditingForm[] = []

/** A form is on the page. What comes back takes it away again. */
export function addEditingForm(form: EditingForm): () => void {
  forms = [...forms, form]
  return () => {
    forms = forms.filter((each) => each !== form)
  }
}

/** A document's form; of two, the one that was opened last. */
export const findEditingForm = (slug: string, id: string): EditingForm | undefined =>
  forms.findLast((form) => form.slug === slug && String(form.id) === id)

let pageTime: string | null = null

/** When the server read what the page shows, by its own clock. */
export const readPageTime = (): string | null => pageTime
export const setPageTime = (at: string): void => {
  pageTime = at
}
