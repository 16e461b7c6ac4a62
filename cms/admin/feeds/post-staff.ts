import { z } from 'zod'
import type { StaffEndpoint } from '#schemas/api/staff-endpoint.ts'
import {
  staffEndpoints,
  type StaffEndpointName,
  type StaffInput,
  type StaffOutput,
} from '#schemas/api/staff-endpoints.ts'
import { problems } from '#schemas/problem.ts'
import { StaffFailure } from '../stock/call-staff.ts'

const failure = z.object({ detail: z.string() })

/** One call that does something, of the table of staff calls. Rejects with a `StaffFailure`. */
export async function postStaff<K extends StaffEndpointName>(name: K, input: StaffInput<K>): Promise<StaffOutput<K>> {
  const endpoint: StaffEndpoint = staffEndpoints[name]
  const headers = { 'Content-Type': 'application/json' }
  const body = await send(endpoint.path, { method: 'POST', headers, body: JSON.stringify(input) })
  return endpoint.output.parse(body) as StaffOutput<K>
}

const sent = z.object({ sample: z.uuid() })

/** Sends a file to be looked at; gives the name by which the next calls know it. */
export async function sendSample(tenant: number, file: File): Promise<string> {
  const search = new URLSearchParams({ tenant: String(tenant), name: file.name })
  const headers = { 'Content-Type': 'application/octet-stream' }
  const body = await send(`/staff/feeds/sample?${search.toString()}`, { method: 'POST', headers, body: file })
  return sent.parse(body).sample
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, init).catch(() => null)
  if (!response) throw new StaffFailure('The server could not be reached. Check the connection and try again.')
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new StaffFailure(failure.safeParse(body).data?.detail ?? problems.unexpected.detail)
  return body
}

export const reasonOf = (error: unknown): string =>
  error instanceof StaffFailure ? error.message : problems.unexpected.detail
