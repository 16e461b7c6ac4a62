import { queryOptions } from '@tanstack/react-query'
import type { Api, EndpointInput } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: [] }

/** When a vehicle can be driven. Times go while one looks at them: no page carries them, and an old answer is asked for again. */
export const testDriveSlotsQuery = (api: Api, where: EndpointInput<'testDriveSlots'>) =>
  queryOptions({
    queryKey: ['test-drive-slots', where],
    queryFn: () => api.call('testDriveSlots', where),
    meta,
    staleTime: 0,
  })
