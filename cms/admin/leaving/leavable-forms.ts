import type { SaveFailure } from '../editing/editing-forms.ts'

/** A form on the page, which is asked before the page is left. */
export interface LeavableForm {
  /** Whether it has changes that are not stored. */
  hasUnsaved: () => boolean
  /** Whether it stores drafts by itself. Otherwise it has a Save button, and Payload asks before a link is followed. */
  savesItself: () => boolean
  /** Keeps the changes in the browser, in case nobody hears how their save ends. */
  keep: () => void
  /** Stores the changes now. Null once all of them are stored, otherwise why not. */
  saveNow: () => Promise<SaveFailure | null>
  /** Whether the changes can be sent while the page is closed, when nobody reads the answer. */
  canSendLast: () => boolean
  /** Sends the changes and does not wait for the answer. */
  sendLast: () => void
  /** The user leaves without the changes. */
  discard: () => void
}

let forms: LeavableForm[] = []

/** Registers a form on the page. Returns a function that removes it. */
export function addLeavableForm(form: LeavableForm): () => void {
  forms = [...forms, form]
  return () => {
    forms = forms.filter((each) => each !== form)
  }
}

export const listUnsaved = (): LeavableForm[] => forms.filter((form) => form.hasUnsaved())

/** Stores the changes of all forms. Null once they are stored, otherwise the first failure. */
export async function saveAll(): Promise<SaveFailure | null> {
  for (const form of listUnsaved()) {
    // oxlint-disable-next-line no-await-in-loop -- A document in a drawer is stored before the one below, which may refer to it.
    const failure = await form.saveNow()
    if (failure) return failure
  }
  return null
}
