'use client'
import { toast, useAuth, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import { isSameValue } from '#schemas/page/same-value.ts'
import { autosaveMs } from '../../publishing/drafts.ts'
import { InBar } from '../canvas/in-bar.tsx'
import { KeptNotice } from '../kept/kept-notice.tsx'
import { useKeptChanges } from '../kept/use-kept-changes.ts'
import { useRestore } from '../kept/use-restore.ts'
import type { Decisions, SaveConflict } from './conflict.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { NamedForm } from '../names/named-form.tsx'
import { addEditingForm, type SaveFailure } from './editing-forms.ts'
import { composeSave, type Fields, type OpenVersion } from './open-version.ts'
import { PresentPeople } from './present-people.tsx'
import { UnsavedNotice } from './unsaved-notice.tsx'
import { usePresence } from './use-presence.ts'
import { createSaveProgress } from './save-progress.ts'
import { useDraftSaves } from './use-draft-saves.ts'
import { useIsBusy } from './use-is-busy.ts'
import { useLeavable } from './use-leavable.ts'
import { useMergeOthers } from './use-merge-others.ts'
import * as texts from './texts.ts'

const fields = z.record(z.string(), z.unknown())

interface ConflictPrompt {
  conflicts: SaveConflict[]
  answer: (decisions: Decisions | null) => void
}

/** How often a merge is tried while saves of the form come in between. */
const attempts = 20
/** Milliseconds between two tries. */
const pauseMs = 250
/** Milliseconds without an edit after which Payload's autosave has seen all of them. */
const autosavePauseMs = 2 * autosaveMs

/** In the header of a document's form: other editors of the document, and whether a save is pending. Enables merging of concurrent saves. */
export function OpenDocument() {
  const { collectionSlug, id, initialData, initialState, hasSavePermission, setUnpublishedVersionCount } =
    useDocumentInfo()
  const { config } = useConfig()
  const { user } = useAuth()
  const { getData, setBackgroundProcessing, setModified } = useForm()
  const version = useRef<OpenVersion>({ stored: {}, form: {} })
  const [progress] = useState(createSaveProgress)
  const [conflictPrompt, setConflictPrompt] = useState<ConflictPrompt | null>(null)
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const [waiting, setWaiting] = useState<Fields | null>(null)
  const isProcessing = useIsBusy()
  const isBusy = useRef(false)
  useEffect(() => {
    isBusy.current = isProcessing
  }, [isProcessing])
  const isSaving = () => progress.isSaving() || isBusy.current
  const saves = useDraftSaves({ isSaving: progress.isSaving })
  const saveAgain = saves ? async () => (isSaving() ? undefined : saves.submit()) : null
  const kept = useKeptChanges({
    user: user?.id,
    readVersion: () => version.current,
    progress,
    isOffered: saves !== null,
  })
  const leavable = useLeavable({ readVersion: () => version.current, progress, saves, kept })
  const isShown = useRef(true)
  const { takeIn, putBack } = useMergeOthers({
    readVersion: () => version.current,
    changeVersion: (next) => {
      version.current = next
    },
    isSaving,
    // Payload's autosave compares with the last values that it saw. It sends nothing if an edit soon after a merge has the same ones.
    onMerged: () => void saveAtRest(),
  })
  const saveAtRest = async () => {
    let before: Fields
    do {
      before = getData()
      // oxlint-disable-next-line no-await-in-loop -- Until nobody types.
      await new Promise((resolve) => setTimeout(resolve, autosavePauseMs))
    } while (isShown.current && !isSameValue(before, getData()))
    if (isShown.current) await leavable.saveNow()
  }
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
  /** Merges what is stored once no save of the form is under way. False if both changed one value, or the server does not answer. */
  const mergeNewest = async (): Promise<boolean> => {
    for (let tried = 0; tried < attempts && isShown.current; tried += 1) {
      if (!isSaving()) {
        // oxlint-disable-next-line no-await-in-loop -- One after another, until no save comes in between.
        const newest = await readNewest()
        if (!newest) return false
        // oxlint-disable-next-line no-await-in-loop -- As above.
        const outcome = await takeIn(newest)
        // Stored outside the form, which would not offer to publish it.
        if (outcome === 'merged' && newest['_status'] === 'draft')
          setUnpublishedVersionCount((count) => Math.max(count, 1))
        if (outcome !== 'busy') return outcome === 'merged'
      }
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    return false
  }
  const { people, ask } = usePresence({
    address,
    opened: typeof initialData?.['updatedAt'] === 'string' ? initialData['updatedAt'] : undefined,
    onAnswer: async (answer) => {
      // The server is available again.
      if (failure?.isTransient) await saveAgain?.()
      const others = answer.edits.filter(({ by }) => by.id !== user?.id)
      const isElsewhere = answer.edits.length > 0 && answer.people.some(({ isYou }) => isYou)
      const isMerged = (others.length > 0 || isElsewhere) && (await mergeNewest())
      if (isMerged && others.length > 0) toast.info(sayChanged(others))
    },
  })

  const { keep } = kept
  const takeNewest = useRef(mergeNewest)
  useEffect(() => {
    takeNewest.current = mergeNewest
  })
  const form = useMemo(
    () => ({
      takeNewest: async () => takeNewest.current(),
      readVersion: () => version.current,
      takeVersion: (next: OpenVersion, others: Fields | null) => {
        version.current = next
        setWaiting(others)
      },
      askConflicts: async (conflicts: SaveConflict[]) =>
        new Promise<Decisions | null>((resolve) => setConflictPrompt({ conflicts, answer: resolve })).finally(() =>
          setConflictPrompt(null),
        ),
      keep,
      saveBegins: ({ isAutosave }: { isAutosave: boolean }) => {
        progress.begin()
        // Payload's autosave ends this state after each save, also if the next one begins at once. The form would then offer to publish
        // while it saves, be enabled again in the middle of publishing, and take edits of that time for stored ones.
        if (isAutosave) setBackgroundProcessing(true)
      },
      saveEnds: (ended: SaveFailure | null) => {
        progress.end(ended)
        // What was typed while the save was under way stays.
        if (ended === null) keep(composeSave(version.current, getData()))
        setFailure(ended)
        if (ended !== null && !isShown.current) toast.error(texts.lastChangesLost({ reason: ended.reason }))
        // Payload's form treats every response as a stored save. This runs after it.
        if (ended !== null) setTimeout(() => setModified(true), 0)
      },
    }),
    [progress, setBackgroundProcessing, setModified, getData, keep],
  )
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  // Runs once Payload's form has processed the response to its save.
  useEffect(() => {
    if (!waiting || isProcessing) return
    setWaiting(null)
    void takeIn(waiting)
      .then(async (outcome) => outcome !== 'busy' || takeNewest.current())
      .then(ask)
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

  const restore = useRestore({
    kept,
    leavable,
    readVersion: () => version.current,
    putBack,
    save: saveAgain,
  })

  return (
    <>
      {kept.left && address ? (
        <KeptNotice
          key={kept.left.key}
          kept={kept.left}
          address={address}
          onRestore={hasSavePermission ? restore : null}
        />
      ) : null}
      <NamedForm />
      <InBar>
        <PresentPeople people={people} />
        {failure === null ? null : (
          <UnsavedNotice reason={failure.reason} onSaveAgain={saveAgain && (() => void saveAgain())} />
        )}
      </InBar>
      {conflictPrompt ? (
        <ConflictDialog conflicts={conflictPrompt.conflicts} onDecided={conflictPrompt.answer} />
      ) : null}
    </>
  )
}

function sayChanged(edits: readonly { by: { name: string }; label: string }[]): string {
  const people = [...new Set(edits.map(({ by }) => by.name))].join(' and ')
  const labels = [...new Set(edits.map(({ label }) => label))]
  const more = labels.length > 2 ? texts.andAmountMore({ amount: labels.length - 2 }) : ''
  return texts.peopleChangedLabelsMore({ people, labels: labels.slice(0, 2).join(', '), more })
}
