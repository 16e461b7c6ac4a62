import type { PropsInput } from '../_kit/props.ts'
import type { vehicleDisclaimer } from './block.ts'

const paragraph = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] },
})

export const typical: PropsInput<typeof vehicleDisclaimer> = {}

export const empty: PropsInput<typeof vehicleDisclaimer> = { text: null, linkLabel: '' }

export const longest: PropsInput<typeof vehicleDisclaimer> = {
  text: paragraph(
    'Drive-away prices include twelve months of registration for private buyers in this state. '.repeat(8),
  ),
  linkLabel: 'Read the whole of our terms and conditions of sale before you sign for a vehicle',
  settings: { background: 'sunken' },
}
