'use client'
import type { FieldDiffClientProps } from 'payload'
import { lockableFields, readLocks } from '#schemas/stock/lockable-fields.ts'
import { TextDiff } from './text-diff.tsx'

/** Locked fields of a history, by their labels. */
export const LocksDiff = (diff: FieldDiffClientProps) => <TextDiff diff={diff} words={lockWords} />

function lockWords(value: unknown): string {
  const locks: readonly string[] = readLocks(value)
  return lockableFields
    .filter(({ name }) => locks.includes(name))
    .map(({ label }) => label)
    .join(', ')
}
