import type { PropsInput } from '../_kit/props.ts'
import type { vehicleButtons } from './block.ts'

type Input = PropsInput<typeof vehicleButtons>

export const typical: Input = { buttons: ['enquire', 'call', 'test-drive', 'finance'] }

export const empty: Input = { enquireText: '' }

export const longest: Input = {
  enquireText: 'Ask our friendly team about this one now',
  buttons: ['reserve', 'enquire', 'call', 'test-drive', 'finance', 'trade-in', 'request-photos'],
  settings: { anchor: 'buttons' },
}
