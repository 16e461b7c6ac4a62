import type { PropsInput } from '../_kit/props.ts'
import type { facetTiles } from './block.ts'

export const typical: PropsInput<typeof facetTiles> = { heading: 'Browse by body', facet: 'body' }

export const empty: PropsInput<typeof facetTiles> = {}

export const longest: PropsInput<typeof facetTiles> = {
  heading: 'Everything that we have, by who made it, with the most on the yard first',
  intro:
    'Counted this minute. Whatever is sold is gone from here the same moment, and what came in this morning is there.',
  facet: 'make',
  filter: { facets: { car_type: ['used'] }, ranges: { price: { max: 20_000_00 } } },
  order: 'name',
  limit: 48,
  settings: { background: 'sunken' },
}
