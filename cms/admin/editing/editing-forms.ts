import type { Decisions, SaveConflict } from './conflict.ts'
import type { ComposedSave, Fields, OpenVersion } from './open-version.ts'

/** A document's form on the page, with what its saves need. */
export interface EditingForm {
  slug: string
  id: number | string
  readVersion: () => OpenVersion
  /** Makes this version the form's base. `others` is the whole document if other people saved too; the form then merges it. */
  takeVersion: (version: OpenVersion, others: Fields | null) => void
  /** Asks which side to keep; null if the user decides later. */
  askConflicts: (conflicts: SaveConflict[]) => Promise<Decisions | null>
  /** Keeps what is being sent in the browser until its save has ended well. */
  keep: (save: ComposedSave) => void
  /** `saveBegins` runs when a save is sent or queued, `saveEnds` with its outcome: null if it was stored. */
  saveBegins: (save: { isAutosave: boolean }) => void
  saveEnds: (failure: SaveFailure | null) => void
  /** Merges what the server has now into the form, after its saves. False if it cannot: both changed one value, or the server is away. */
  takeNewest: () => Promise<boolean>
}

export interface SaveFailure {
  reason: string
  /** Whether a retry may succeed: the server or its database was unavailable. */
  isTransient: boolean
}

let forms: EditingForm[] = []
/** Documents whose forms were open on the page before. */
const left = new Set<string>()

/** Registers a form on the page. Returns a function that removes it. */
export function addEditingForm(form: EditingForm): () => void {
  forms = [...forms, form]
  return () => {
    forms = forms.filter((each) => each !== form)
    left.add(`${form.slug}/${form.id}`)
  }
}

/** Whether a document's form was open on the page and is not any more. */
export const isFormLeft = (slug: string, id: string): boolean =>
  left.has(`${slug}/${id}`) && findEditingForm(slug, id) === undefined

/** Finds a document's form. If there are several, the one opened last. */
export const findEditingForm = (slug: string, id: string): EditingForm | undefined =>
  forms.findLast((form) => form.slug === slug && String(form.id) === id)

let pageTime: string | null = null

/** The server's time at which it read the data of this page. */
export const readPageTime = (): string | null => pageTime
export const setPageTime = (at: string): void => {
  pageTime = at
}
