'use client'
import { useRowLabel } from '@payloadcms/ui'
import { useRowNames } from '../names/use-row-names.ts'
import * as texts from './texts.ts'

/** The label of a row is its name. */
export const NamedRowLabel = () => {
  const { data, rowNumber } = useRowLabel<{ name?: string | null }>()
  const label = data.name || texts.itemRowNumber({ rowNumber: (rowNumber ?? 0) + 1 })
  return <span ref={useRowNames(label)}>{label}</span>
}
