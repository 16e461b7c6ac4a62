import type { FlattenedField } from 'payload'
import { z } from 'zod'
import { lockableFields, readLocks } from '#schemas/stock/lockable-fields.ts'
import { isFields } from '#schemas/page/same-value.ts'
import { formatAmount } from '../fields/amount.ts'
import { formatHotspots } from '../hotspots/hotspot-words.ts'
import { viewerWords } from './viewer-words.ts'

const money = (value: unknown): string => (typeof value === 'number' ? `$${formatAmount(value)}` : '')

function locks(value: unknown): string {
  const locked: readonly string[] = readLocks(value)
  return lockableFields
    .filter(({ name }) => locked.includes(name))
    .map(({ label }) => label)
    .join(', ')
}

/** The words of values that have an input of their own, by that input. */
const byInput: Record<string, (value: unknown) => string> = {
  '/admin/fields/money-field.tsx#MoneyField': money,
  '/admin/hotspots/hotspots.tsx#Hotspots': formatHotspots,
  '/admin/vehicles/viewer.tsx#Viewer': viewerWords,
  '/admin/vehicles/locked-fields.tsx#LockedFields': locks,
}

const namedValues = z.object({
  clientProps: z.object({ values: z.array(z.object({ name: z.string(), label: z.string(), kind: z.string() })) }),
})

/** A value as its own input shows it; null if its field has an ordinary input. */
export function wordsOfInput(value: unknown, field: FlattenedField): string | null {
  const components: unknown = field.admin && 'components' in field.admin ? field.admin.components : undefined
  const input: unknown = isFields(components) ? components['Field'] : undefined
  if (typeof input === 'string') return byInput[input]?.(value) ?? null
  const named = namedValues.safeParse(input).data
  return named && isFields(value) ? sayNamed(value, named.clientProps.values) : null
}

const sayNamed = (value: Record<string, unknown>, names: { name: string; label: string; kind: string }[]): string =>
  names
    .flatMap(({ name, label, kind }) => {
      const each = value[name]
      if (typeof each !== 'string' && typeof each !== 'number') return []
      return [`${label}: ${kind === 'money' ? money(each) : each}`]
    })
    .join('\n')
