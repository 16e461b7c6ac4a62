import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { mergeDocuments } from '#schemas/page/merge.ts'
import { isSameValue } from '#schemas/page/same-value.ts'
import { type ComposedSave, type Fields, hasChanges, type OpenVersion } from '../editing/open-version.ts'
import type { SaveProgress } from '../editing/save-progress.ts'
import { keepChanges, listLeftBehind, markOpen, onKeptChange, removeKept } from './browser-store.ts'
import { type KeptChanges, type KeptForm, keyOfForm } from './kept-changes.ts'

interface KeptInput {
  user: number | string | undefined
  readVersion: () => OpenVersion
  progress: SaveProgress
  /** Whether the form stores drafts by itself. A form with a Save button asks before it is left. */
  isOffered: boolean
}

export interface KeptOfForm {
  /** Keeps what a save contains until the server has confirmed it. A save without changes leaves nothing to keep. */
  keep: (save: ComposedSave) => void
  /** The user does not want these changes. A save of them that is tried again does not keep them either. */
  forget: (save: ComposedSave) => void
  /** What an earlier window left behind that the document does not have; the newest. */
  left: KeptChanges | null
}

/** What the form keeps in the browser, and what an earlier window has left there. */
export function useKeptChanges({ user, readVersion, progress, isOffered }: KeptInput): KeptOfForm {
  const { collectionSlug: slug, id, initialState } = useDocumentInfo()
  const [name] = useState(() => crypto.randomUUID())
  const [left, setLeft] = useState<KeptChanges | null>(null)
  const form = useMemo<KeptForm | null>(
    () => (isOffered && user !== undefined && slug && id !== undefined ? { user, slug, id, form: name } : null),
    [user, slug, id, name, isOffered],
  )
  const forgotten = useRef<Fields | null>(null)
  const newest = useRef(readVersion)
  useEffect(() => {
    newest.current = readVersion
  })

  useEffect(() => {
    if (!form) return undefined
    const close = markOpen(form)
    return () => {
      // A save that is sent on leaving is not left behind before it has failed.
      if (progress.isSaving()) void progress.waitForEnd().then(close)
      else close()
    }
  }, [form, progress])

  useEffect(() => {
    if (!form || !initialState) return undefined
    let isGone = false
    const look = async () => {
      const found = (await listLeftBehind(form)).filter(({ key }) => key !== keyOfForm(form))
      if (isGone) return
      const { stored } = newest.current()
      const isStored = (kept: KeptChanges) => !wouldChange(stored, kept)
      for (const kept of found.filter(isStored)) removeKept(kept.key)
      setLeft(found.find((kept) => !isStored(kept)) ?? null)
    }
    void look()
    const stop = onKeptChange(() => void look())
    return () => {
      isGone = true
      stop()
    }
  }, [form, initialState])

  return {
    keep: useCallback(
      (save) => {
        const changes = split(save)
        if (!form || isSameValue(changes.mine, forgotten.current)) return
        if (hasChanges(save)) keepChanges(form, changes)
        else removeKept(keyOfForm(form))
      },
      [form],
    ),
    forget: useCallback(
      (save) => {
        forgotten.current = split(save).mine
        if (form) removeKept(keyOfForm(form))
      },
      [form],
    ),
    left,
  }
}

/** Changed values and the values that they were typed over. */
function split({ body: { _base, _status, ...mine } }: ComposedSave) {
  return { mine, base: Object.fromEntries(Object.keys(mine).map((key) => [key, readBase(_base, key)])) }
}

const readBase = (base: unknown, key: string): unknown =>
  typeof base === 'object' && base !== null ? Reflect.get(base, key) : undefined

/** Whether the document does not have the changes yet. */
function wouldChange(stored: Fields, { base, mine }: KeptChanges): boolean {
  const { value } = mergeDocuments({ base, mine, theirs: stored, decide: () => 'mine' })
  return Object.keys(value).some((key) => !isSameValue(value[key], stored[key]))
}
