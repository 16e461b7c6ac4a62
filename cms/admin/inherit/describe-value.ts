import type { ServerComponentProps } from 'payload'
import { isEmpty } from '#schemas/tenant/inherit.ts'
import { formatAmount } from '../fields/amount.ts'

type Described = Pick<ServerComponentProps['field'], 'type'> & { options?: unknown; admin?: unknown }

/** An inherited value in words: choices by their labels, a switch as On or Off, money in dollars. */
export function describeValue(field: Described, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (isEmpty(value)) return 'nothing'
  if (Array.isArray(value)) return value.map((one) => labelOf(field.options, one) ?? String(one)).join(', ')
  if (typeof value === 'number' && isMoney(field)) return `$${formatAmount(value)}`
  return labelOf(field.options, value) ?? String(value)
}

const isMoney = ({ admin }: Described): boolean => JSON.stringify(admin ?? {}).includes('MoneyField')

function labelOf(options: unknown, value: unknown): string | null {
  if (!Array.isArray(options)) return null
  const option: unknown = options.find((each) => typeof each === 'object' && each !== null && each.value === value)
  const label = typeof option === 'object' && option !== null && 'label' in option ? option.label : null
  return typeof label === 'string' ? label : null
}
