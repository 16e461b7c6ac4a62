'use client'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'

/**
 * Address of the document's schedule in the REST API; null if there is no document yet, it has no drafts, or the user may not publish it.
 */
export function useScheduleAddress(): string | null {
  const { collectionSlug, hasPublishPermission, id } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  if (!collectionSlug || !id || !hasPublishPermission) return null
  const hasDrafts = Boolean(getEntityConfig({ collectionSlug })?.versions?.drafts)
  return hasDrafts ? `${config.routes.api}/schedule/${collectionSlug}/${id}` : null
}
