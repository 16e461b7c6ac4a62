import type { PropsInput } from '../_kit/props.ts'
import type { locationSingle } from './block.ts'

export const typical: PropsInput<typeof locationSingle> = { heading: 'Where to find us', details: 'details' }

export const empty: PropsInput<typeof locationSingle> = { showHours: false, showLicence: false }

export const longest: PropsInput<typeof locationSingle> = {
  heading: 'Fifty showrooms, workshops and parts counters all over Australia and New Zealand',
  intro: 'Wherever you are, there is one of our people near you who is glad to help. '.repeat(4).slice(0, 240),
  location: 4,
  contact: { kind: 'url', url: '/contact', label: 'Send a message to the people at this location' },
  details: 'contact',
  showStock: true,
  settings: { background: 'sunken' },
}
