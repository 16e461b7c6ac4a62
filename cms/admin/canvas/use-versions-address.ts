import { useConfig, useDocumentInfo } from '@payloadcms/ui'

/** Address of the versions of the open document; null for people who may not read them. */
export function useVersionsAddress(): string | null {
  const { collectionSlug, docPermissions, id } = useDocumentInfo()
  const { config } = useConfig()
  const isAllowed = docPermissions && 'readVersions' in docPermissions && Boolean(docPermissions.readVersions)
  return isAllowed && id !== undefined ? `${config.routes.admin}/collections/${collectionSlug}/${id}/versions` : null
}
