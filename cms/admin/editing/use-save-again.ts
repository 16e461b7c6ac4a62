'use client'
import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'

interface SaveAgainInput {
  /** Whether a save of this form is pending. */
  isSaving: () => boolean
}

/** Saves the form as a draft, as Payload's autosave does, which waits for the next key. Null where there is a Save button instead. */
export function useSaveAgain({ isSaving }: SaveAgainInput): (() => Promise<void>) | null {
  const info = useDocumentInfo()
  const { collectionSlug, id, mostRecentVersionIsAutosaved } = info
  const { config, getEntityConfig } = useConfig()
  const { setBackgroundProcessing, submit } = useForm()
  const collection = collectionSlug ? getEntityConfig({ collectionSlug }) : null
  if (!collection || id === undefined || !hasAutosaveEnabled(collection)) return null
  return async () => {
    // What is typed until the answer comes stays modified: Payload's form would take it for stored, and autosave would leave it.
    setBackgroundProcessing(true)
    try {
      const answer = await submit({
        acceptValues: { overrideLocalChanges: false },
        action: `${config.routes.api}/${collectionSlug}/${id}?autosave=true&depth=0&draft=true&fallback-locale=null`,
        context: { getDocPermissions: false, incrementVersionCount: !mostRecentVersionIsAutosaved },
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        method: 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
      })
      // The first draft of a published page: from here on the page can be published.
      if (answer?.res.ok && !mostRecentVersionIsAutosaved) {
        info.setMostRecentVersionIsAutosaved(true)
        info.setUnpublishedVersionCount((count) => count + 1)
      }
    } finally {
      // An autosave that began meanwhile says by itself when it ends.
      if (!isSaving()) setBackgroundProcessing(false)
    }
  }
}
