'use client'
import { DateCell as PayloadDateCell } from '@payloadcms/ui'
import type { DateFieldClient, DefaultCellComponentProps } from 'payload'

/** A date in a row of a list; where there is none, `empty` says what that means. */
export const DateCell = ({ empty, ...cell }: DefaultCellComponentProps<DateFieldClient> & { empty: string }) =>
  cell.cellData ? <PayloadDateCell {...cell} /> : <span>{empty}</span>
