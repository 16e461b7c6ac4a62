'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useInheritance } from './inheritance-store.ts'
import type { Report } from './call-inheritance.ts'
import * as texts from './texts.ts'

/** Whether a section of a page is its template's or the site's. Nothing on a page that does not follow a template. */
export const OriginMark = ({ block }: { block: string }) => {
  const { id, collectionSlug } = useDocumentInfo()
  const report = useInheritance(collectionSlug, id)
  const origin = report && findOrigin(report, block)
  if (!origin) return null
  return (
    <span
      className="fc-origin"
      data-origin={origin}
      title={origin === 'template' ? texts.changesBecomeYours : undefined}
    >
      {words[origin]}
    </span>
  )
}

const words = { template: texts.markFromTemplate, customised: texts.markCustomised, own: texts.markOwn } as const

function findOrigin(report: Report, block: string): keyof typeof words | null {
  if (report.kind !== 'copy' || !report.following) return null
  const first = report.differences.find((each) => each.block === block)
  if (!first) return 'template'
  return first.what === 'added' ? 'own' : 'customised'
}
