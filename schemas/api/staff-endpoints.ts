import { z } from 'zod'
import { searchQuery } from '../vehicle/search-query.ts'
import { searchResponse } from '../vehicle/search-response.ts'
import { searchFromParams } from '../vehicle/search-from-params.ts'
import { searchToParams } from '../vehicle/search-to-params.ts'
import { staffEndpoint } from './staff-endpoint.ts'
import { staffBuyingEndpoints } from './staff-buying.ts'
import { staffFeedEndpoints } from './staff-feeds.ts'
import { staffLeadEndpoints } from './staff-leads.ts'
import { staffReviewEndpoints } from './staff-reviews.ts'
import { staffVehicle } from './staff-vehicle.ts'

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1)

/** `1,2,3`; invalid ids are rejected. */
const ids = z
  .string()
  .transform((text) => text.split(',').filter(Boolean).map(Number))
  .pipe(z.array(id).max(100))

const tenant = z.coerce.number().int().positive()

/** Every call that the admin makes to the platform, at `/staff/*` on the admin's host. Routes and callers are derived from this. */
export const staffEndpoints = {
  search: staffEndpoint({
    method: 'GET',
    path: '/staff/search',
    roles: ['tenant-admin', 'editor', 'sales'],
    summary: 'The public search of a site, for its staff; of a template, that of the sites which use it, together.',
    input: z.object({ tenant, search: searchQuery }),
    /** Small pictures with absolute URLs. `sites` is the number of matches per site, a single one for a site itself. */
    output: searchResponse.extend({
      isTemplate: z.boolean(),
      sites: z.array(z.object({ name: z.string(), count: z.int().nonnegative() })),
    }),
    toSearch: ({ tenant, search }) => new URLSearchParams([['tenant', String(tenant)], ...searchToParams(search)]),
    fromSearch: (params) => ({ tenant: params.get('tenant'), search: searchFromParams(params) }),
  }),
  vehicles: staffEndpoint({
    method: 'GET',
    path: '/staff/vehicles',
    roles: ['tenant-admin', 'editor', 'sales'],
    summary:
      'Vehicles of a site by their ids, else by words, stock number, VIN or plate; without either, the latest for sale.',
    input: z.object({ tenant, ids: ids.optional(), query: z.string().trim().max(200).default('') }),
    /** Unknown ids are omitted; the others are in the requested order. */
    output: z.object({ vehicles: z.array(staffVehicle) }),
  }),
  ...staffFeedEndpoints,
  ...staffBuyingEndpoints,
  ...staffLeadEndpoints,
  ...staffReviewEndpoints,
} as const

export type StaffEndpointName = keyof typeof staffEndpoints
export type StaffInput<K extends StaffEndpointName> = z.input<(typeof staffEndpoints)[K]['input']>
export type StaffOutput<K extends StaffEndpointName> = z.output<(typeof staffEndpoints)[K]['output']>
