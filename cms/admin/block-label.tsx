'use client'
import { useRowLabel } from '@payloadcms/ui'
import { summaryOf } from '#blocks/index.ts'

/** A block's row in the form: what it is, and what it says. */
export const BlockLabel = ({ slug, label }: { slug: string; label: string }) => {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const summary = summaryOf(slug, data)
  return (
    <span className="fc-block-label">
      <span className="fc-block-label__place">{String((rowNumber ?? 0) + 1)}</span>
      <strong>{label}</strong>
      {summary && summary !== label ? <span className="fc-block-label__summary">{summary}</span> : null}
    </span>
  )
}
