'use client'
import { DateCell as PayloadDateCell } from '@payloadcms/ui'
import type { DateFieldClient, DefaultCellComponentProps } from 'payload'

/** A date in a list row. `empty` is shown if there is none. */
export const DateCell = ({ empty, ...cell }: DefaultCellComponentProps<DateFieldClient> & { empty: string }) =>
  cell.cellData ? <PayloadDateCell {...cell} /> : <span>{empty}</span>
