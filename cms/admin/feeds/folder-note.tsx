import type { ServerComponentProps } from 'payload'
import { findFolderSite } from './folder-site.ts'

/** Where files are put for a feed from a folder. */
export const FolderNote = async ({ data, req }: ServerComponentProps) => {
  const { user, headers } = req
  const id = findFolderSite({ tenant: data?.tenant, user, headers })
  const access = { user, overrideAccess: false, disableErrors: true }
  const site = id === null ? null : await req.payload.findByID({ collection: 'tenants', id, depth: 0, req, ...access })
  return (
    <p className="fc-feed__folder">
      Upload files to <code>feeds/{site?.slug ?? '(short name of your site)'}/</code> in the server’s data folder, for
      example by SFTP. We read a file ten seconds after its last change, so that uploads can finish.
    </p>
  )
}
