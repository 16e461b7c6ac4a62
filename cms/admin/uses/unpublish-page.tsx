'use client'
import { PopupList, toast, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { z } from 'zod'
import { Dialog } from '../dialog.tsx'
import { type PageLinks, readPageLinks } from './read-uses.ts'
import { UseList } from './use-list.tsx'
import * as texts from './texts.ts'

const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** Payload's button to unpublish, with a question that says what leads to the page. */
export function UnpublishPage() {
  const info = useDocumentInfo()
  const { reset } = useForm()
  const { api } = useConfig().config.routes
  const [isOpen, setIsOpen] = useState(false)
  const { id, hasPublishedDoc, hasPublishPermission, isTrashed } = info
  if (!id || !hasPublishedDoc || !hasPublishPermission || isTrashed) return null

  const unpublish = async () => {
    setIsOpen(false)
    const response = await fetch(`${api}/pages/${id}?depth=0`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ _status: 'draft' }),
    }).catch(() => null)
    if (!response?.ok) {
      toast.error(await readReason(response))
      return
    }
    await reset({ ...info.data, _status: 'draft' })
    toast.success(texts.isOffTheSite)
    info.incrementVersionCount()
    info.setUnpublishedVersionCount(1)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(false)
  }
  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => setIsOpen(true)}>
        {texts.unpublish}
      </PopupList.Button>
      {isOpen ? <Question page={id} onAnswer={(isYes) => void (isYes ? unpublish() : setIsOpen(false))} /> : null}
    </>
  )
}

function Question({ page, onAnswer }: { page: number | string; onAnswer: (isYes: boolean) => void }) {
  const about = useId()
  const { api, admin } = useConfig().config.routes
  const [links, setLinks] = useState<PageLinks | 'reading' | null>('reading')
  useEffect(() => {
    let isCurrent = true
    void readPageLinks(api, { id: page }).then((found) => isCurrent && setLinks(found))
    return () => {
      isCurrent = false
    }
  }, [api, page])
  return (
    <Dialog title={texts.unpublishQuestion} className="fc-schedule" describedBy={about} onClose={() => onAnswer(false)}>
      <p id={about} role="status">
        {describe(links)}
      </p>
      {links && links !== 'reading' ? <UseList uses={links.uses} admin={admin} /> : null}
      <div className="fc-conflict__end">
        <button type="button" className="fc-button" onClick={() => onAnswer(true)}>
          {texts.takeOff}
        </button>
        <button type="button" className="fc-button fc-button--main" onClick={() => onAnswer(false)}>
          {texts.keepPublished}
        </button>
      </div>
    </Dialog>
  )
}

function describe(links: PageLinks | 'reading' | null): string {
  if (links === null) return texts.linksUnknown
  if (links === 'reading') return texts.countingLinks
  return links.uses.length === 0 ? texts.noLinkLeadsHere : texts.linksLeadHere({ count: links.uses.length })
}

async function readReason(response: Response | null): Promise<string> {
  const answer: unknown = await response?.json().catch(() => null)
  return refused.safeParse(answer).data?.errors[0]?.message ?? texts.notTakenOff
}
