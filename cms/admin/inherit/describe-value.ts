import { isEmpty } from '#schemas/tenant/inherit.ts'
import { formatAmount } from '../fields/amount.ts'
import * as texts from './texts.ts'

interface DescribableField {
  type: string
  options?: unknown
  admin?: unknown
}

/** An inherited value in words: choices by their labels, a switch as On or Off, money in dollars. */
export function describeValue(field: DescribableField, value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.on : texts.off
  if (isEmpty(value)) return 'nothing'
  if (Array.isArray(value)) return value.map((one) => findLabel(field.options, one) ?? String(one)).join(', ')
  if (typeof value === 'number' && isMoney(field)) return `$${formatAmount(value)}`
  return findLabel(field.options, value) ?? String(value)
}

const isMoney = ({ admin }: DescribableField): boolean => JSON.stringify(admin ?? {}).includes('MoneyField')

function findLabel(options: unknown, value: unknown): string | null {
  if (!Array.isArray(options)) return null
  const option: unknown = options.find((each) => typeof each === 'object' && each !== null && each.value === value)
  const label = typeof option === 'object' && option !== null && 'label' in option ? option.label : null
  return typeof label === 'string' ? label : null
}
