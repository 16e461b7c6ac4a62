'use client'
import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'

/** Saves the form as a draft, as Payload's autosave does, which waits for the next key. Null where there is a Save button instead. */
export function useSaveAgain(): (() => Promise<void>) | null {
  const { collectionSlug, id } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { submit } = useForm()
  const collection = collectionSlug ? getEntityConfig({ collectionSlug }) : null
  if (!collection || id === undefined || !hasAutosaveEnabled(collection)) return null
  return async () => {
    await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `${config.routes.api}/${collectionSlug}/${id}?autosave=true&depth=0&draft=true&fallback-locale=null`,
      context: { getDocPermissions: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
  }
}
