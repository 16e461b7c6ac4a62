import type { PropsInput } from '../_kit/props.ts'
import type { paymentStatus } from './block.ts'

type Input = PropsInput<typeof paymentStatus>

export const typical: Input = {}

export const empty: Input = { paidText: '' }

export const longest: Input = {
  paidText: 'We have sent you a receipt by email. Somebody who knows your vehicle rings you today. '
    .repeat(6)
    .slice(0, 600),
  settings: { anchor: 'payment' },
}
