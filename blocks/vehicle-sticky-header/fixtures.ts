import type { PropsInput } from '../_kit/props.ts'
import type { vehicleStickyHeader } from './block.ts'

type Input = PropsInput<typeof vehicleStickyHeader>

export const typical: Input = {}

export const empty: Input = { showEstimate: false, showFinance: false, showTradeIn: false }

export const longest: Input = {
  showEstimate: true,
  showFinance: true,
  showTradeIn: true,
  settings: { anchor: 'at-the-top' },
}
