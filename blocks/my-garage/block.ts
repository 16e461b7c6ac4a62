import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const myGarage = defineBlock({
  slug: 'my-garage',
  label: 'My garage',
  category: 'content',
  version: 1,
  description:
    'What a signed-in shopper has here: watchlist, enquiries, test drives, reservations, saved searches, alerts and details.',
  keywords: ['my garage', 'account', 'watchlist', 'saved', 'alerts', 'enquiries', 'bookings', 'profile'],
  thumbnail,
  hydrate: 'load',
  fillsInForm: true,
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'My garage' }),
    intro: f.text({ label: 'Words before it', multiline: true, max: 300 }),
    browse: f.link({ label: 'Where to look for vehicles' }),
  },
  settings: { background: f.background(['plain', 'sunken'], 'plain') },
  summary: ({ heading }) => heading,
})
