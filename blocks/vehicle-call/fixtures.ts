import type { PropsInput } from '../_kit/props.ts'
import type { vehicleCall } from './block.ts'

type Input = PropsInput<typeof vehicleCall>

export const typical: Input = { text: 'Ask anything. Anyone who answers can walk over and look.' }

export const empty: Input = { heading: '', showHours: false }

export const longest: Input = {
  heading: 'Somebody who has driven this one is waiting for your call',
  text: 'Ask how it drives, what the last owner did with it, whether the dog will fit, and what it would cost to have it brought to your door before the long weekend. We answer until late.',
  settings: { anchor: 'call' },
}
