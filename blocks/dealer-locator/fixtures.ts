import type { PropsInput } from '../_kit/props.ts'
import type { dealerLocator } from './block.ts'

export const typical: PropsInput<typeof dealerLocator> = {
  intro: 'Enter your postcode, and we show you who is nearest.',
  details: 'details',
}

export const empty: PropsInput<typeof dealerLocator> = {
  heading: '',
  source: 'picked',
  locations: [],
  showMap: false,
}

export const longest: PropsInput<typeof dealerLocator> = {
  heading: 'Fifty showrooms, workshops and parts counters all over Australia and New Zealand',
  intro: 'Wherever you are, there is one of our people near you who is glad to help. '.repeat(4).slice(0, 240),
  contact: { kind: 'url', url: '/contact', label: 'Send a message to the people at this location' },
  details: 'details',
  showStock: true,
  settings: { background: 'sunken' },
}
