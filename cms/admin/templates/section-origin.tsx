'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { DifferenceList } from './difference-list.tsx'
import { useInheritance } from './inheritance-store.ts'
import { OriginMark } from './origin-mark.tsx'
import * as texts from './texts.ts'

/** In the canvas, over the fields of a section: whose it is, what differs, and the way back to the template's. */
export const SectionOrigin = ({ block }: { block: string }) => {
  const { id, collectionSlug } = useDocumentInfo()
  const report = useInheritance(collectionSlug, id)
  if (report?.kind !== 'copy' || !report.following) return null
  const differences = report.differences.filter((each) => each.block === block)
  return (
    <div className="fc-section-origin">
      <OriginMark block={block} />
      {differences.length > 0 ? <DifferenceList differences={differences} page={Number(id)} isOfOneSection /> : null}
      {differences.length === 0 ? <p>{texts.changesBecomeYours}</p> : null}
    </div>
  )
}
