import type { PropsInput } from '../_kit/props.ts'
import type { recentlyViewed } from './block.ts'

export const typical: PropsInput<typeof recentlyViewed> = {}

export const empty: PropsInput<typeof recentlyViewed> = { heading: '' }

export const longest: PropsInput<typeof recentlyViewed> = {
  heading: 'Your favourites: every vehicle whose heart you pressed on any page of this site',
  list: 'favourites',
  limit: 24,
  emptyText:
    'Press the heart of a vehicle and it is kept here, in this browser alone, until you press it again. '.repeat(2),
  settings: { background: 'sunken' },
}
