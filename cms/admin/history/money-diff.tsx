'use client'
import type { FieldDiffClientProps } from 'payload'
import { formatAmount } from '../fields/amount.ts'
import { DiffOfWords } from './diff-of-words.tsx'

/** Cents of a history, in dollars. */
export const MoneyDiff = (diff: FieldDiffClientProps) => (
  <DiffOfWords diff={diff} words={(value) => (typeof value === 'number' ? `$${formatAmount(value)}` : '')} />
)
