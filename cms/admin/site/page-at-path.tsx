'use client'
import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { normalisePath } from '#schemas/page/redirects.ts'
import { readText } from '../../fields/read-text.ts'
import { findPageAt, type FoundPage } from '../canvas/ask/find-page-at.ts'
import { useSiteId } from '../stock/use-site.ts'
import * as texts from './texts.ts'

/** Below the old address of a redirect: warns that visitors will not see the page that is there. */
export function PageAtPath({ path }: { path: string }) {
  const typed = useFormFields(([fields]) => readText(fields[path]?.value).trim())
  const tenant = useSiteId()
  const api = useConfig().config.routes.api
  const [found, setFound] = useState<{ typed: string; page: FoundPage | null } | null>(null)
  useEffect(() => {
    if (!typed.startsWith('/') || tenant === null) return undefined
    let isCurrent = true
    void findPageAt(normalisePath(typed), { api, tenant }).then((page) => isCurrent && setFound({ typed, page }))
    return () => {
      isCurrent = false
    }
  }, [api, tenant, typed])
  const page = found?.typed === typed ? found.page : null
  return (
    <p role="status" className="fc-date__note">
      {page ? texts.thePageIsHidden({ title: page.title }) : null}
    </p>
  )
}
