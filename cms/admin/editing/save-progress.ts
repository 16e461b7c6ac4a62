import type { SaveFailure } from './editing-forms.ts'

/** The saves of one form that are under way, and how the last one ended. */
export interface SaveProgress {
  begin: () => void
  end: (failure: SaveFailure | null) => void
  isSaving: () => boolean
  /** Why the last save failed; null if it was stored. */
  failure: () => SaveFailure | null
  /** Resolves when the next save ends. */
  waitForEnd: () => Promise<void>
}

export function createSaveProgress(): SaveProgress {
  let count = 0
  let last: SaveFailure | null = null
  let next = Promise.withResolvers<void>()
  return {
    begin: () => {
      count += 1
    },
    end: (failure) => {
      count -= 1
      last = failure
      next.resolve()
      next = Promise.withResolvers<void>()
    },
    isSaving: () => count > 0,
    failure: () => last,
    waitForEnd: async () => next.promise,
  }
}
