import type { ServerComponentProps } from 'payload'
import { findFolderSite } from './folder-site.ts'
import * as texts from './texts.ts'

/** The folder for the files of a folder feed. */
export const FolderNote = async ({ data, req }: ServerComponentProps) => {
  const { user, headers } = req
  const id = findFolderSite({ tenant: data?.tenant, user, headers })
  const access = { user, overrideAccess: false, disableErrors: true }
  const site = id === null ? null : await req.payload.findByID({ collection: 'tenants', id, depth: 0, req, ...access })
  return (
    <p className="fc-feed__folder">
      {texts.uploadFilesTo} <code>{texts.feedsSlug({ slug: site?.slug ?? '(short name of your site)' })}</code>{' '}
      {texts.inTheServersDataFolder}
    </p>
  )
}
