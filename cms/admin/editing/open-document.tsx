'use client'
import {
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormProcessing,
} from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import type { Decisions, SaveConflict } from './conflict.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { addEditingForm, type SaveFailure } from './editing-forms.ts'
import type { Fields, OpenVersion } from './open-version.ts'
import { PresentPeople } from './present-people.tsx'
import { UnsavedNotice } from './unsaved-notice.tsx'
import { usePresence } from './use-presence.ts'
import { useSaveAgain } from './use-save-again.ts'
import { useMergeOthers } from './use-merge-others.ts'

const fields = z.record(z.string(), z.unknown())

interface Asked {
  conflicts: SaveConflict[]
  answer: (decisions: Decisions | null) => void
}

/** In the head of a document's form: who else has it open, and that a save is waiting. Lets its saves be merged with those of others. */
export function OpenDocument() {
  const { collectionSlug, id, initialData, initialState } = useDocumentInfo()
  const { config } = useConfig()
  const { user } = useAuth()
  const { setModified } = useForm()
  const version = useRef<OpenVersion>({ stored: {}, form: {} })
  const saving = useRef(0)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const [waiting, setWaiting] = useState<Fields | null>(null)
  const isProcessing = [useFormProcessing(), useFormBackgroundProcessing()].includes(true)
  const isBusy = useRef(false)
  useEffect(() => {
    isBusy.current = isProcessing
  }, [isProcessing])
  const isSaving = () => saving.current > 0 || isBusy.current
  const submitAgain = useSaveAgain({ isSaving: () => saving.current > 0 })
  const saveAgain = submitAgain ? async () => (isSaving() ? undefined : submitAgain()) : null
  const takeIn = useMergeOthers({
    readVersion: () => version.current,
    changeVersion: (next) => {
      version.current = next
    },
    isSaving,
  })
  const address = collectionSlug && id ? `${config.routes.api}/editing/${collectionSlug}/${id}` : null

  useEffect(() => {
    if (!initialState) return
    version.current = { stored: fields.parse(initialData ?? {}), form: reduceFieldsToValues(initialState, true) }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The data of the form's first state: later saves change it too.
  }, [initialState])

  const readNewest = async (): Promise<Fields | null> => {
    const response = await fetch(`${config.routes.api}/${collectionSlug}/${id}?depth=0&draft=true`).catch(() => null)
    return response?.ok ? (fields.safeParse(await response.json().catch(() => null)).data ?? null) : null
  }
  const { people, ask } = usePresence({
    address,
    opened: typeof initialData?.['updatedAt'] === 'string' ? initialData['updatedAt'] : undefined,
    onAnswer: async (answer) => {
      // The server answers again.
      if (failure?.isTransient) await saveAgain?.()
      const others = answer.edits.filter(({ by }) => by.id !== user?.id)
      const isElsewhere = answer.edits.length > 0 && answer.people.some(({ isYou }) => isYou)
      const newest = others.length > 0 || isElsewhere ? await readNewest() : null
      if (newest && (await takeIn(newest)) && others.length > 0) toast.info(sayChanged(others))
    },
  })

  const form = useMemo(
    () => ({
      readVersion: () => version.current,
      takeVersion: (next: OpenVersion, others: Fields | null) => {
        version.current = next
        setWaiting(others)
      },
      askConflicts: async (conflicts: SaveConflict[]) =>
        new Promise<Decisions | null>((resolve) => setAsked({ conflicts, answer: resolve })).finally(() =>
          setAsked(null),
        ),
      saveBegins: () => {
        saving.current += 1
      },
      saveEnds: (ended: SaveFailure | null) => {
        saving.current -= 1
        setFailure(ended)
        // Payload's form takes every answer for a stored save; this comes after it.
        if (ended !== null) setTimeout(() => setModified(true), 0)
      },
    }),
    [setModified],
  )
  // Once Payload's form has taken the answer to its save.
  useEffect(() => {
    if (!waiting || isProcessing) return
    setWaiting(null)
    void takeIn(waiting).then(ask)
  }, [waiting, isProcessing, takeIn, ask])
  useEffect(
    () => (collectionSlug && id ? addEditingForm({ ...form, slug: collectionSlug, id }) : undefined),
    [collectionSlug, id, form],
  )
  useEffect(() => {
    if (failure === null) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [failure])

  return (
    <>
      <PresentPeople people={people} />
      {failure === null ? null : (
        <UnsavedNotice reason={failure.reason} onSaveAgain={saveAgain && (() => void saveAgain())} />
      )}
      {asked ? <ConflictDialog conflicts={asked.conflicts} onDecided={asked.answer} /> : null}
    </>
  )
}

function sayChanged(edits: readonly { by: { name: string }; label: string }[]): string {
  const people = [...new Set(edits.map(({ by }) => by.name))].join(' and ')
  const labels = [...new Set(edits.map(({ label }) => label))]
  const more = labels.length > 2 ? ` and ${labels.length - 2} more` : ''
  return `${people} changed ${labels.slice(0, 2).join(', ')}${more}. Your form is updated.`
}
