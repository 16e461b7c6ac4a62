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
import * as texts from './texts.ts'

const failure = z.object({ detail: z.string() })

/** Calls a mutation from the table of staff endpoints. Rejects with a `StaffFailure`. */
export async function postStaff<K extends StaffEndpointName>(name: K, input: StaffInput<K>): Promise<StaffOutput<K>> {
  const endpoint: StaffEndpoint = staffEndpoints[name]
  const headers = { 'Content-Type': 'application/json' }
  const body = await send(endpoint.path, { method: 'POST', headers, body: JSON.stringify(input) })
  return endpoint.output.parse(body) as StaffOutput<K>
}

const sent = z.object({ sample: z.uuid() })

/** Uploads a sample file; returns the name that later calls refer to. */
export async function sendSample(tenant: number, file: File): Promise<string> {
  const search = new URLSearchParams({ tenant: String(tenant), name: file.name })
  const headers = { 'Content-Type': 'application/octet-stream' }
  const body = await send(`/staff/feeds/sample?${search.toString()}`, { method: 'POST', headers, body: file })
  return sent.parse(body).sample
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, init).catch(() => null)
  if (!response) throw new StaffFailure(texts.theServerCouldNotBeReached)
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new StaffFailure(failure.safeParse(body).data?.detail ?? problems.unexpected.detail)
  return body
}

export const describeReason = (error: unknown): string =>
  error instanceof StaffFailure ? error.message : problems.unexpected.detail
