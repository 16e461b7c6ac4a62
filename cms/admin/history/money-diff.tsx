'use client'
import type { FieldDiffClientProps } from 'payload'
import { formatAmount } from '../fields/amount.ts'
import { TextDiff } from './text-diff.tsx'

/** Cents of a history, in dollars. */
export const MoneyDiff = (diff: FieldDiffClientProps) => (
  <TextDiff diff={diff} words={(value) => (typeof value === 'number' ? `$${formatAmount(value)}` : '')} />
)
