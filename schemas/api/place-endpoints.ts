import { z } from 'zod'
import { storedText } from '../lib/stored-text.ts'
import { location } from '../location/location.ts'
import { locationTypes } from '../location/location-types.ts'
import { place } from '../location/place.ts'
import { website } from '../location/website.ts'
import { calls } from './calls.ts'
import { endpoint } from './endpoint.ts'

/** Calls about places. */
export const placeEndpoints = {
  places: endpoint({
    ...calls.places,
    summary: 'Postcodes and towns that begin as typed, at most eight.',
    input: z.object({ query: z.string().max(80) }),
    output: z.array(place),
  }),
  geocode: endpoint({
    ...calls.geocode,
    summary: 'Where a place or a postcode is, in degrees.',
    input: z.object({ place: storedText(120) }),
    output: place,
    problems: ['place-unknown'],
  }),
  locations: endpoint({
    ...calls.locations,
    summary: 'The visible locations of this site.',
    input: z.object({ type: z.enum(['sales', 'service', 'parts', 'others']).optional() }),
    output: z.array(location),
  }),
  manufacturerLocations: endpoint({
    ...calls.manufacturerLocations,
    summary: 'The group’s websites, each with its visible locations of a type.',
    input: z.object({ type: z.enum(locationTypes).default('sales') }),
    output: z.array(website),
  }),
} as const
