import type { Api } from '#schemas/api/endpoints.ts'
import { locationsQuery } from '../_data/locations.ts'
import type { BlockQueries } from '../_kit/block-data.ts'

/** For blocks that say where a vehicle stands, or whether it may be had on paper. A page goes on without the answer. */
export const askLocations = ({ api }: { api: Api }): BlockQueries => ({ deferred: [locationsQuery(api)] })
