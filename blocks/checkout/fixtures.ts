import type { PropsInput } from '../_kit/props.ts'
import type { checkout } from './block.ts'

type Input = PropsInput<typeof checkout>

export const typical: Input = { intro: 'Your deposit comes off the price. Change your mind and you have it back.' }

export const empty: Input = {}

export const longest: Input = {
  purpose: 'purchase',
  heading: 'Buy this vehicle from wherever you are, beginning with a deposit that counts...',
  intro:
    'We keep it for you from the moment you have paid. Then we ring you about the papers, the rest of the price, finance, what you trade in, and how it comes to you. '.repeat(
      2,
    ),
  button: 'Keep this vehicle for me now and ring me about the rest....',
  smallPrint: 'The deposit is paid back where you do not buy. It takes three working days. '.repeat(12),
  settings: { anchor: 'checkout', background: 'sunken' },
}
