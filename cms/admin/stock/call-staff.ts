import { staffEndpoints, type StaffEndpointName, type StaffOutput } from '#schemas/api/staff-endpoints.ts'
import type { StaffEndpoint } from '#schemas/api/staff-endpoint.ts'
import { problems } from '#schemas/problem.ts'
import { z } from 'zod'

/** A call that was not answered; its message is a sentence that staff may read. */
export class StaffFailure extends Error {
  override name = 'StaffFailure'
}

const failure = z.object({ detail: z.string() })

/** One call that reads, of the table of staff calls: `{ tenant: '4', query: 'rav4' }` by its own grammar. Rejects with a `StaffFailure`. */
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
