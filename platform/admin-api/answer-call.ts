import { findStaff, readAuditSource } from '#cms/index.ts'
import type { StaffEndpoint } from '#schemas/api/staff-endpoint.ts'
import { type StaffEndpointName, staffEndpoints } from '#schemas/api/staff-endpoints.ts'
import { isProblem, problem, type Problem } from '#schemas/problem.ts'
import { isSound } from '../api/is-sound.ts'
import { loadStaffSite } from '../content/load-staff-site.ts'
import type { GivenInput } from '../http/read-json-body.ts'
import type { StaffParts } from './service.ts'
import { staffServices } from './services.ts'

interface StaffCall {
  name: StaffEndpointName
  headers: Headers
  readInput: () => Promise<GivenInput>
}

/**
 * Answers a call, or returns the first problem: not signed in (401), invalid input (400), missing role or site access (403), no such site
 * (404).
 */
export async function answerCall(parts: StaffParts, { name, headers, readInput }: StaffCall): Promise<unknown> {
  const endpoint: StaffEndpoint = staffEndpoints[name]
  const staff = await findStaff(parts.payload, headers)
  if (!staff) return problem('not-signed-in')
  const given = await readInput()
  if (!('input' in given)) return given
  // As in the public API, a search accepts unusual text.
  if (!endpoint.fromSearch && !isSound(given.input)) return problem('input-invalid')
  const input = endpoint.input.safeParse(given.input)
  if (!input.success) return invalid(input.error.issues)
  const tenantId = input.data.tenant
  if (!staff.hasRole(endpoint.roles) || !staff.worksFor(tenantId)) return problem('not-allowed')
  const site = await loadStaffSite(parts.payload, { tenantId, adminUrl: parts.adminUrl })
  if (!site) return problem('tenant-unknown')
  const service = staffServices[name]
  const answer = await service(
    { ...parts, now: parts.now(), staff, site, source: readAuditSource({ headers }) },
    input.data as never,
  )
  return isProblem(answer) ? answer : endpoint.output.parse(answer)
}

const invalid = (issues: readonly { path: PropertyKey[]; message: string }[]): Problem =>
  problem('input-invalid', {
    fields: issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
  })
