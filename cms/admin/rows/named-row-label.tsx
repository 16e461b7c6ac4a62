'use client'
import { useRowLabel } from '@payloadcms/ui'
import * as texts from './texts.ts'

/** The label of a row is its name. */
export const NamedRowLabel = () => {
  const { data, rowNumber } = useRowLabel<{ name?: string | null }>()
  return <span>{data.name || texts.itemRowNumber({ rowNumber: (rowNumber ?? 0) + 1 })}</span>
}
