'use client'
import { useRowLabel } from '@payloadcms/ui'
import { useRowNames } from '../names/use-row-names.ts'
import * as texts from './texts.ts'
import { weekdays } from './weekdays.ts'

interface Row {
  weekday?: number | null
  status?: string | null
  open?: string | null
  close?: string | null
}

export const WeekdayRowLabel = () => {
  const { data, rowNumber } = useRowLabel<Row>()
  const day =
    typeof data.weekday === 'number' ? weekdays[data.weekday] : texts.dayRowNumber({ rowNumber: (rowNumber ?? 0) + 1 })
  const hours = data.status === 'Closed' ? 'closed' : [data.open, data.close].filter(Boolean).join(' to ')
  const label = hours ? `${day}: ${hours}` : String(day)
  return <span ref={useRowNames(label)}>{label}</span>
}
