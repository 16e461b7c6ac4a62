import type { Api } from '#schemas/api/endpoints.ts'
import { locationsQuery } from '../_data/locations.ts'
import type { BlockQueries } from '../_kit/block-data.ts'

/** For blocks that show a vehicle's location, or its PDF. The page is rendered even without the answer. */
export const askLocations = ({ api }: { api: Api }): BlockQueries => ({ deferred: [locationsQuery(api)] })
