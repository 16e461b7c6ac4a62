import { staffEndpoints, type StaffEndpointName, type StaffOutput } from '#schemas/api/staff-endpoints.ts'
import type { StaffEndpoint } from '#schemas/api/staff-endpoint.ts'
import { problems } from '#schemas/problem.ts'
import { z } from 'zod'

/** A failed call. Its message is written for staff. */
export class StaffFailure extends Error {
  override name = 'StaffFailure'
}

const failure = z.object({ detail: z.string() })

/** Calls a query from the table of staff endpoints: `{ tenant: '4', query: 'rav4' }`. Rejects with a `StaffFailure`. */
export async function callStaff<K extends StaffEndpointName>(
  name: K,
  { search, signal }: { search: URLSearchParams; signal: AbortSignal },
): Promise<StaffOutput<K>> {
  const endpoint: StaffEndpoint = staffEndpoints[name]
  const response = await fetch(`${endpoint.path}?${search.toString()}`, { signal })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new StaffFailure(failure.safeParse(body).data?.detail ?? problems.unexpected.detail)
  return endpoint.output.parse(body) as StaffOutput<K>
}
