'use client'
import { useForm, useFormModified } from '@payloadcms/ui'
import { useEffect, useMemo, useRef } from 'react'
import { isSameValue } from '#schemas/page/same-value.ts'
import type { KeptOfForm } from '../kept/use-kept-changes.ts'
import { addLeavableForm, type LeavableForm } from '../leaving/leavable-forms.ts'
import type { SaveFailure } from './editing-forms.ts'
import { fitsKeepalive } from './keepalive.ts'
import { composeSave, type Fields, hasChanges, type OpenVersion } from './open-version.ts'
import type { SaveProgress } from './save-progress.ts'
import type { DraftSaves } from './use-draft-saves.ts'
import * as texts from './texts.ts'

interface LeavableInput {
  readVersion: () => OpenVersion
  progress: SaveProgress
  /** Null if the form has a Save button. */
  saves: DraftSaves | null
  kept: KeptOfForm
}

/** A save that starts while Payload's form is submitted is not sent; it is tried again. */
const tries = 3

/** Stores the form's changes before it is left, however that happens. */
export function useLeavable({ readVersion, progress, saves, kept }: LeavableInput): LeavableForm {
  const { getData } = useForm()
  const isModified = useFormModified()
  const discarded = useRef<Fields | null>(null)

  const hasUnsaved = () => {
    if (discarded.current && isSameValue(getData(), discarded.current)) return false
    const isTouched = isModified || progress.isSaving() || progress.failure() !== null
    return saves ? isTouched && hasChanges(composeSave(readVersion(), getData())) : isModified
  }
  const saveNow = async (): Promise<SaveFailure | null> => {
    if (!saves) return { reason: texts.formHasASaveButton, isTransient: false }
    for (let tried = 0; tried < tries; tried += 1) {
      // oxlint-disable-next-line no-await-in-loop -- Saves of a form are sent one after another.
      while (progress.isSaving()) await progress.waitForEnd()
      if (!newest.current.hasUnsaved()) return null
      const ended = progress.waitForEnd()
      // oxlint-disable-next-line no-await-in-loop
      await Promise.race([ended, saves.submit()])
      const failure = progress.failure()
      if (failure) return failure
    }
    return newest.current.hasUnsaved() ? { reason: texts.somethingWentWrong, isTransient: true } : null
  }
  const form: LeavableForm = {
    hasUnsaved,
    savesItself: () => saves !== null,
    keep: () => kept.keep(composeSave(readVersion(), getData())),
    saveNow,
    canSendLast: () =>
      saves !== null &&
      !progress.isSaving() &&
      progress.failure() === null &&
      fitsKeepalive(JSON.stringify(composeSave(readVersion(), getData()).body)),
    sendLast: () => {
      if (!progress.isSaving()) saves?.sendLast()
    },
    discard: () => {
      discarded.current = getData()
      kept.forget(composeSave(readVersion(), discarded.current))
    },
  }
  const newest = useRef(form)
  useEffect(() => {
    newest.current = form
  })
  const leavable = useMemo<LeavableForm>(
    () => ({
      hasUnsaved: () => newest.current.hasUnsaved(),
      savesItself: () => newest.current.savesItself(),
      keep: () => newest.current.keep(),
      saveNow: async () => newest.current.saveNow(),
      canSendLast: () => newest.current.canSendLast(),
      sendLast: () => newest.current.sendLast(),
      discard: () => newest.current.discard(),
    }),
    [],
  )
  useEffect(() => {
    const remove = addLeavableForm(leavable)
    return () => {
      remove()
      // Another page took the place of this one without a link.
      if (discarded.current || !newest.current.hasUnsaved()) return
      newest.current.keep()
      newest.current.sendLast()
    }
  }, [leavable])
  return leavable
}
