import type { PropsInput } from '../_kit/props.ts'
import type { acceptedPayments } from './block.ts'

export const typical: PropsInput<typeof acceptedPayments> = {}

export const empty: PropsInput<typeof acceptedPayments> = { heading: '', note: '' }

export const longest: PropsInput<typeof acceptedPayments> = {
  heading: 'For deposits, servicing, parts and accessories at each of our counters we take',
  methods: ['visa', 'mastercard', 'maestro', 'apple-pay', 'google-pay'],
  note: 'Cards carry a surcharge of what they cost us, which the terminal shows before you pay; bank transfers and cash carry none at any of our counters, ever.',
  settings: { background: 'sunken' },
}
