'use client'
import { useConfig } from '@payloadcms/ui'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { safeUrl } from '#schemas/page/href.ts'
import { useSiteId } from '../../stock/use-site.ts'
import { useCanvas } from '../canvas-context.ts'
import type { LinkEditTarget } from './beside.ts'
import { findFrame } from './find-window-box.ts'
import { listSitePages, type SitePage } from './list-site-pages.ts'
import { Popover } from './popover.tsx'
import * as texts from '../texts.ts'

interface Props {
  beside: Extract<LinkEditTarget, { kind: 'text-link' }>
  onClose: () => void
}

/** Where the selected words of a rich text lead: a page of the site or a web address. */
export function TextLinkPopover({ beside, onClose }: Props) {
  const { send } = useCanvas()
  const { config } = useConfig()
  const tenant = useSiteId()
  const id = useId()
  const { link } = beside
  const [kind, setKind] = useState<'page' | 'url'>(link && link.page === null ? 'url' : 'page')
  const [url, setUrl] = useState(link?.url ?? '')
  const [page, setPage] = useState(link?.page ?? null)
  const [newTab, setNewTab] = useState(link?.newTab ?? false)
  const [pages, setPages] = useState<SitePage[]>([])
  const api = `${config.serverURL}${config.routes.api}`
  useEffect(() => {
    if (tenant !== null) void listSitePages({ api, tenant }).then(setPages)
  }, [api, tenant])
  const isWrong = kind === 'url' && url.trim() !== '' && safeUrl(url) === null
  const isReady = kind === 'page' ? page !== null : url.trim() !== '' && !isWrong

  const answer = (isChosen: boolean, chosen: typeof link) => {
    onClose()
    findFrame()?.focus()
    send({ type: 'canvas:set-link', isChosen, link: chosen })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) answer(true, kind === 'page' ? { page, url: '', newTab } : { page: null, url: url.trim(), newTab })
  }
  return (
    <Popover title={texts.whereTheWordsLead} box={beside.box} onClose={() => answer(false, null)}>
      <form className="fc-canvas-beside__form" onSubmit={submit}>
        <label className="fc-canvas-see__field">
          {texts.leadsTo}
          <select
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The person asked for it by a button or a key.
            autoFocus
            value={kind}
            onChange={({ target }) => setKind(target.value === 'url' ? 'url' : 'page')}
          >
            <option value="page">{texts.aPageOfThisSite}</option>
            <option value="url">{texts.aWebAddress}</option>
          </select>
        </label>
        {kind === 'page' ? (
          <label className="fc-canvas-see__field">
            {texts.page}
            <select
              value={page ?? ''}
              onChange={({ target }) => setPage(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{texts.choosePage}</option>
              {pages.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.label}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <label className="fc-canvas-see__field">
            {texts.aWebAddress}
            <input
              type="text"
              inputMode="url"
              value={url}
              placeholder={texts.webAddressHelp}
              aria-invalid={isWrong}
              aria-describedby={`${id}wrong`}
              onChange={({ target }) => setUrl(target.value)}
            />
          </label>
        )}
        <p id={`${id}wrong`} role="alert">
          {isWrong ? texts.thisAddressCannotBeUsed : ''}
        </p>
        <label className="fc-canvas-beside__check">
          <input type="checkbox" checked={newTab} onChange={({ target }) => setNewTab(target.checked)} />
          {texts.openInANewTabOfTheShopper}
        </label>
        <div className="fc-canvas-beside__end">
          {link ? (
            <button type="button" className="fc-button fc-button--small" onClick={() => answer(true, null)}>
              {texts.removeLink}
            </button>
          ) : null}
          <button type="submit" className="fc-button fc-button--small fc-button--main" disabled={!isReady}>
            {texts.setLink}
          </button>
        </div>
      </form>
    </Popover>
  )
}
