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
      Files are put into <code>feeds/{site?.slug ?? '(short name of your site)'}/</code> in the server’s data folder, by
      anyone who runs it: by SFTP, for instance. We leave a file for ten seconds after it last changed, so that half a
      file is never read.
    </p>
  )
}
