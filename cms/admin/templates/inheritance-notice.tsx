'use client'
import { toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { changeFollowed, type Difference } from './call-inheritance.ts'
import { CopyNotice } from './copy-notice.tsx'
import { askInheritance, useInheritance } from './inheritance-store.ts'
import { listNewlyCustomised } from './newly-customised.ts'
import { TemplateNotice } from './template-notice.tsx'
import * as texts from './texts.ts'

/** At the head of a form: whether the document is a template's, and which sites it reaches, or a site's page in place of a template's. */
export const InheritanceNotice = () => {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  useEffect(() => {
    if (id === undefined || !collectionSlug) return
    void askInheritance(collectionSlug, id).then((reports) => {
      if (!reports) return
      for (const difference of listNewlyCustomised(reports.before, reports.after)) sayCustomised(difference, Number(id))
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- What differs changes with each save.
  }, [id, collectionSlug, lastUpdateTime])
  return <InheritanceOfDocument />
}

/** The same for a second place, such as the canvas. */
export const InheritanceOfDocument = () => {
  const { id, collectionSlug } = useDocumentInfo()
  const { admin } = useConfig().config.routes
  const report = useInheritance(collectionSlug, id)
  if (id === undefined || !report || report.kind === 'own') return null
  return report.kind === 'template' ? (
    <TemplateNotice report={report} page={Number(id)} admin={admin} />
  ) : (
    <CopyNotice report={report} page={Number(id)} admin={admin} />
  )
}

/** An edit makes a part of a section the site's. It is said once for each section, with the way back. */
function sayCustomised({ section, label, path }: Difference, page: number): void {
  const reset = async () => {
    const problem = await changeFollowed(page, { type: 'reset', path })
    await askInheritance('pages', page)
    if (problem !== null) toast.error(problem)
  }
  toast.info(texts.sectionIsYours({ section: (section ?? label).split(' › ').at(-1) ?? label }), {
    duration: 10_000,
    action: { label: texts.reset, onClick: () => void reset() },
  })
}
