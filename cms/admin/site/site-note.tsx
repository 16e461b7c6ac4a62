'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { readId } from '../../outbox/announce.ts'
import { z } from 'zod'
import * as texts from './texts.ts'

/** The values of the chooser are numbers, which its type does not say. */
const siteId = z.coerce.number()

/** The site of the open document, for people who work at several. */
export function SiteNote() {
  const { options } = useTenantSelection()
  const { initialData } = useDocumentInfo()
  const site = readId(initialData?.['tenant'])
  const name = options.find(({ value }) => siteId.safeParse(value).data === site)?.label
  if (options.length < 2 || typeof name !== 'string') return null
  return (
    <p className="fc-site-note">
      <span className="fc-site-note__label">{texts.site}</span> {name}
    </p>
  )
}
