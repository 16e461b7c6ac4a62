import type { PropsInput } from '../_kit/props.ts'
import type { spinToWin } from './block.ts'

type Input = PropsInput<typeof spinToWin>

export const typical: Input = {}

export const empty: Input = { heading: '', intro: '', overText: '' }

export const longest: Input = {
  heading: 'Spin our summer wheel once, and fetch what you have won from one of our yards',
  intro: 'Everybody who lives nearby has one spin until Christmas, and most of them come to something. '.repeat(4),
  button: 'Spin it now and see what comes up for me',
  overText: 'The wheel stands still until next summer. '.repeat(7),
  settings: { anchor: 'wheel', background: 'sunken' },
}
