'use client'
import { useRowLabel } from '@payloadcms/ui'
import { useRowNames } from '../names/use-row-names.ts'
import * as texts from './texts.ts'

interface Row {
  link?: { label?: string | null; url?: string | null } | null
  children?: unknown[] | null
}

export const LinkRowLabel = () => {
  const { data, rowNumber } = useRowLabel<Row>()
  const below = data.children?.length ?? 0
  const name = data.link?.label || data.link?.url || texts.itemRowNumber({ rowNumber: (rowNumber ?? 0) + 1 })
  const label = below > 0 ? texts.nameBelowBelow({ name, below }) : name
  return <span ref={useRowNames(label)}>{label}</span>
}
