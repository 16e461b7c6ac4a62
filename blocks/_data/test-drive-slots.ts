import { queryOptions } from '@tanstack/react-query'
import type { Api, EndpointInput } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: [] }

/** Available times of a vehicle. They change quickly: no page contains them, and an old answer is queried again. */
export const testDriveSlotsQuery = (api: Api, where: EndpointInput<'testDriveSlots'>) =>
  queryOptions({
    queryKey: ['test-drive-slots', where],
    queryFn: () => api.call('testDriveSlots', where),
    meta,
    staleTime: 0,
  })
