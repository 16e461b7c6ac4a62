'use client'
import { useRowLabel } from '@payloadcms/ui'
import { blocks, summaryOf } from '#blocks/index.ts'

/** A block's row in the form: what it is, and what it says; where it says nothing of its own, what it is for. */
export const BlockLabel = ({ slug, label }: { slug: string; label: string }) => {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const about = blocks.find((block) => block.slug === slug)?.description ?? ''
  const summary = summaryOf(slug, data)
  const said = summary && summary !== label ? summary : about
  return (
    <span className="fc-block-label" title={about}>
      <span className="fc-block-label__place">{String((rowNumber ?? 0) + 1)}</span>
      <strong>{label}</strong>
      {said ? <span className="fc-block-label__summary">{said}</span> : null}
    </span>
  )
}
