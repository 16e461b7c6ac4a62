'use client'
import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'

interface DraftSavesInput {
  /** Whether a save of this form is pending. */
  isSaving: () => boolean
}

export interface DraftSaves {
  /** Stores the form as a draft, as Payload's autosave does, which itself waits for a pause in typing. */
  submit: () => Promise<void>
  /** Sends the form as a draft while it is removed or its page is closed. Its answer reaches the form only if it is still there. */
  sendLast: () => void
}

/** Saves of a form that Payload stores by itself. Null if there is a Save button instead. */
export function useDraftSaves({ isSaving }: DraftSavesInput): DraftSaves | null {
  const info = useDocumentInfo()
  const { collectionSlug, id, mostRecentVersionIsAutosaved } = info
  const { config, getEntityConfig } = useConfig()
  const { getData, setBackgroundProcessing, submit } = useForm()
  const collection = collectionSlug ? getEntityConfig({ collectionSlug }) : null
  if (!collection || id === undefined || !hasAutosaveEnabled(collection)) return null
  const action = `${config.routes.api}/${collectionSlug}/${id}?autosave=true&depth=0&draft=true&fallback-locale=null`
  return {
    submit: async () => {
      // Edits made before the response stay marked as modified. Payload's form would otherwise treat them as stored, and autosave would
      // skip them.
      setBackgroundProcessing(true)
      try {
        const answer = await submit({
          acceptValues: { overrideLocalChanges: false },
          action,
          context: { getDocPermissions: false, incrementVersionCount: !mostRecentVersionIsAutosaved },
          disableFormWhileProcessing: false,
          disableSuccessStatus: true,
          method: 'PATCH',
          overrides: { _status: 'draft' },
          skipValidation: true,
        })
        // After the first draft of a published page, the page can be published again.
        if (answer?.res.ok && !mostRecentVersionIsAutosaved) {
          info.setMostRecentVersionIsAutosaved(true)
          info.setUnpublishedVersionCount((count) => count + 1)
        }
      } finally {
        // An autosave that began in the meantime resets the state itself when it ends.
        if (!isSaving()) setBackgroundProcessing(false)
      }
    },
    sendLast: () => {
      const body = new FormData()
      body.set('_payload', JSON.stringify({ ...getData(), _status: 'draft' }))
      void window.fetch(action, { method: 'PATCH', body }).finally(() => {
        // The browser may keep the page and show it again.
        if (!isSaving()) setBackgroundProcessing(false)
      })
    },
  }
}
