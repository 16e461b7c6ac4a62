import { z } from 'zod'
import { searchQuery } from '../vehicle/search-query.ts'
import { searchResponse } from '../vehicle/search-response.ts'
import { searchFromParams, searchToParams } from '../vehicle/search-url.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const tenant = z.coerce.number().int().positive()

/** Every call that the admin's own screens make of the platform, at `/staff/*` on the admin's host: routes and callers are derived from this. */
export const staffEndpoints = {
  search: staffEndpoint({
    method: 'GET',
    path: '/staff/search',
    roles: ['tenant-admin', 'editor', 'sales'],
    summary: 'The public search of a site, for its staff: what its listing rules show, with counts.',
    input: z.object({ tenant, search: searchQuery }),
    /** `origin` is the site's own, from which its pictures come; empty where it has no address. */
    output: searchResponse.extend({ origin: z.string() }),
    toSearch: ({ tenant, search }) => new URLSearchParams([['tenant', String(tenant)], ...searchToParams(search)]),
    fromSearch: (params) => ({ tenant: params.get('tenant'), search: searchFromParams(params) }),
  }),
} as const

export type StaffEndpointName = keyof typeof staffEndpoints
export type StaffInput<K extends StaffEndpointName> = z.input<(typeof staffEndpoints)[K]['input']>
export type StaffOutput<K extends StaffEndpointName> = z.output<(typeof staffEndpoints)[K]['output']>
