'use client'
import { useRowLabel } from '@payloadcms/ui'

export interface ListRowLabelProps {
  /** What one row is: `Filter`. */
  item: string
  /** The field of a row that tells it from the others. */
  field: string
  /** What its values are called, where they are chosen. */
  words: Record<string, string>
}

/** A row of a block's list by its number and what it says: `Filter 2: Model`. */
export const ListRowLabel = ({ item, field, words }: ListRowLabelProps) => {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const value = data[field]
  const said = typeof value === 'string' && value !== '' ? (words[value] ?? value) : null
  const place = `${item} ${(rowNumber ?? 0) + 1}`
  return <span className="fc-row-label">{said === null ? place : `${place}: ${said}`}</span>
}
