'use client'
import { useRowLabel } from '@payloadcms/ui'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface Row {
  weekday?: number | null
  status?: string | null
  open?: string | null
  close?: string | null
}

export const WeekdayRowLabel = () => {
  const { data, rowNumber } = useRowLabel<Row>()
  const day = typeof data.weekday === 'number' ? weekdays[data.weekday] : `Day ${(rowNumber ?? 0) + 1}`
  const hours = data.status === 'Closed' ? 'closed' : [data.open, data.close].filter(Boolean).join(' to ')
  return <span>{hours ? `${day}: ${hours}` : day}</span>
}
