import { z } from 'zod'
import { staffEndpoint } from './staff-endpoint.ts'

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1)
const tenant = z.coerce.number().int().positive()
const count = z.int().nonnegative()

/** A person by contact details, of which at least one is required. */
export const askedPerson = z
  .object({ tenant, email: z.string().trim().max(240).default(''), phone: z.string().trim().max(40).default('') })
  .refine(({ email, phone }) => email !== '' || phone !== '', { message: 'Name an email address or a phone number.' })

/** Staff calls about leads and personal data. */
export const staffLeadEndpoints = {
  resendLeads: staffEndpoint({
    method: 'POST',
    path: '/staff/leads/resend',
    roles: ['tenant-admin', 'sales'],
    summary: 'Sends leads again: the deliveries that are named, or all that were given up.',
    input: z.object({ tenant, deliveries: z.array(id).min(1).max(500).nullable() }),
    output: z.object({ asked: count }),
  }),
  tryDestination: staffEndpoint({
    method: 'POST',
    path: '/staff/leads/try',
    roles: ['tenant-admin'],
    summary: 'Sends a lead that nobody wrote to a destination, once, and tells what came of it.',
    input: z.object({ tenant, destination: id }),
    output: z.object({ isDelivered: z.boolean(), words: z.string(), ms: count }),
  }),
  exportPerson: staffEndpoint({
    method: 'POST',
    path: '/staff/people/export',
    roles: ['tenant-admin'],
    summary: 'All that a site holds of a person, by email address or phone number.',
    input: askedPerson,
    /** Rows by table. */
    output: z.object({
      exported_at: z.iso.datetime(),
      held: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  }),
  erasePerson: staffEndpoint({
    method: 'POST',
    path: '/staff/people/erase',
    roles: ['tenant-admin'],
    summary: 'Takes all that says who a person is out of what a site holds. What happened is still counted.',
    input: askedPerson,
    /** Number of anonymised or deleted rows by table. */
    output: z.object({ erased: z.record(z.string(), count) }),
  }),
} as const
