import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const myGarage = defineBlock({
  slug: 'my-garage',
  label: texts.myGarage,
  category: 'content',
  version: 1,
  description: texts.myGarageDescription,
  keywords: [
    'my garage',
    'account',
    'watchlist',
    'saved',
    'alerts',
    'enquiries',
    'bookings',
    'profile',
    'wishlist',
    'favourites',
  ],
  hydrate: 'load',
  fillsInForm: true,
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.myGarage }),
    intro: f.text({ label: texts.introduction, multiline: true, max: 300 }),
    browse: f.link({ label: texts.linkToVehicles }),
  },
  settings: { background: f.background(['plain', 'sunken'], 'plain') },
  summary: ({ heading }) => heading,
})
