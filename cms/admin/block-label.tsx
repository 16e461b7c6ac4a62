'use client'
import { useRowLabel } from '@payloadcms/ui'
import { blocks, summaryOf } from '#blocks/index.ts'
import { useRowNames } from './names/use-row-names.ts'
import { OriginMark } from './templates/origin-mark.tsx'

/** A block's row in the form: its label and a summary of its content. A block without text shows its description. */
export const BlockLabel = ({ slug, label }: { slug: string; label: string }) => {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const about = blocks.find((block) => block.slug === slug)?.description ?? ''
  const summary = summaryOf(slug, data)
  const summaryText = summary && summary !== label ? summary : about
  return (
    <span ref={useRowNames(label)} className="fc-block-label" title={about}>
      <span className="fc-block-label__place">{String((rowNumber ?? 0) + 1)}</span>
      <strong>{label}</strong>
      {typeof data?.['id'] === 'string' ? <OriginMark block={data['id']} /> : null}
      {summaryText ? <span className="fc-block-label__summary">{summaryText}</span> : null}
    </span>
  )
}
