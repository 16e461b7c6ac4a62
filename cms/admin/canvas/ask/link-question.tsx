'use client'
import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useSiteId } from '../../stock/use-site.ts'
import { Dialog } from '../../dialog.tsx'
import { findPageAt, type FoundPage } from './find-page-at.ts'
import * as texts from '../texts.ts'

interface Props {
  href: string
  /** Origin of the site in the frame. */
  site: string
  onDone: () => void
}

/** A link on the page was followed: it opens in the editor, or in a tab of its own. The page in the frame stays. */
export function LinkQuestion({ href, site, onDone }: Props) {
  const { config } = useConfig()
  const tenant = useSiteId()
  const api = `${config.serverURL}${config.routes.api}`
  const url = new URL(href, site)
  const path = url.origin === site ? url.pathname : null
  const [page, setPage] = useState<FoundPage | null | 'asking'>(path === null ? null : 'asking')
  useEffect(() => {
    if (path === null || tenant === null) return
    void findPageAt(path, { api, tenant }).then(setPage)
  }, [api, path, tenant])
  const name = page !== null && page !== 'asking' ? page.title : (path ?? url.href)
  return (
    <Dialog
      className="fc-canvas-dialog"
      title={page === null ? texts.openName({ name }) : texts.openNameInTheEditor({ name })}
      onClose={onDone}
    >
      <p role="status">{page === 'asking' ? texts.lookingForThePage : page === null ? texts.noPageOfThisSite : path}</p>
      <div className="fc-conflict__end">
        <button type="button" className="fc-button" onClick={onDone}>
          {texts.stayHere}
        </button>
        <a className="fc-button" href={url.href} target="_blank" rel="noreferrer" onClick={onDone}>
          {texts.openInANewTab}
        </a>
        {page === null || page === 'asking' ? null : (
          <a
            className="fc-button fc-button--main"
            href={`${config.routes.admin}/collections/pages/${page.id}?view=canvas`}
          >
            {texts.openInTheEditor}
          </a>
        )}
      </div>
    </Dialog>
  )
}
