import { useForm } from '@payloadcms/ui'
import { composeSave, type OpenVersion } from '../editing/open-version.ts'
import type { LeavableForm } from '../leaving/leavable-forms.ts'
import { removeKept } from './browser-store.ts'
import type { KeptChanges } from './kept-changes.ts'
import type { KeptOfForm } from './use-kept-changes.ts'
import * as texts from './texts.ts'

interface RestoreInput {
  kept: KeptOfForm
  leavable: LeavableForm
  readVersion: () => OpenVersion
  /** Puts the changes into the form; false if it was left unchanged. */
  putBack: (kept: KeptChanges) => Promise<boolean>
  /** Saves the form. */
  save: (() => Promise<void>) | null
}

/** Restores what an earlier window left behind, after the form's own changes are stored. Null once its save has begun, otherwise why not. */
export function useRestore({ kept, leavable, readVersion, putBack, save }: RestoreInput) {
  const { getData } = useForm()
  return async (left: KeptChanges): Promise<string | null> => {
    const unsaved = await leavable.saveNow()
    if (unsaved) return unsaved.reason
    if (!(await putBack(left))) return texts.notRestored
    kept.keep(composeSave(readVersion(), getData()))
    removeKept(left.key)
    void save?.()
    return null
  }
}
