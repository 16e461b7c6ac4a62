'use client'
import type { DefaultCellComponentProps } from 'payload'
import { formatAmount } from './amount.ts'

export const MoneyCell = ({ cellData }: DefaultCellComponentProps) =>
  typeof cellData === 'number' ? <span className="fc-number">${formatAmount(cellData)}</span> : <span>–</span>
