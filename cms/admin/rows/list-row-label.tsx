'use client'
import { useRowLabel } from '@payloadcms/ui'
import { useRowNames } from '../names/use-row-names.ts'

export interface ListRowLabelProps {
  /** Name of one row: `Filter`. */
  item: string
  /** The field that distinguishes a row from the others. */
  field: string
  /** Labels of the field's options. */
  words: Record<string, string>
  /** Additional text after the label. */
  more?: string
}

/** Label of a row in a block's list: `Filter 2: Model`, `Field 3: A new step begins · Your work`. */
export const ListRowLabel = ({ item, field, words, more = '' }: ListRowLabelProps) => {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const summary = [data[field], data[more]]
    .flatMap((value) => (typeof value === 'string' && value !== '' ? [words[value] ?? value] : []))
    .join(' · ')
  const place = `${item} ${(rowNumber ?? 0) + 1}`
  const label = summary === '' ? place : `${place}: ${summary}`
  return (
    <span ref={useRowNames(label)} className="fc-row-label">
      {label}
    </span>
  )
}
