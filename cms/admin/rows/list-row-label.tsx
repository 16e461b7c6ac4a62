'use client'
import { useRowLabel } from '@payloadcms/ui'

export interface ListRowLabelProps {
  /** What one row is: `Filter`. */
  item: string
  /** The field of a row that tells it from the others. */
  field: string
  /** What its values are called, where they are chosen. */
  words: Record<string, string>
  /** Words that go with a choice. */
  more?: string
}

/** A row of a block's list by its number and what it says: `Filter 2: Model`, `Field 3: A new step begins · Your work`. */
export const ListRowLabel = ({ item, field, words, more = '' }: ListRowLabelProps) => {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const said = [data[field], data[more]]
    .flatMap((value) => (typeof value === 'string' && value !== '' ? [words[value] ?? value] : []))
    .join(' · ')
  const place = `${item} ${(rowNumber ?? 0) + 1}`
  return <span className="fc-row-label">{said === '' ? place : `${place}: ${said}`}</span>
}
