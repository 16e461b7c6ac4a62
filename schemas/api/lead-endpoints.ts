import { z } from 'zod'
import { leadForm } from '../lead/lead-form.ts'
import { leadKinds } from '../lead/lead-kind.ts'
import { leadAnswer, leadInput } from '../lead/lead-input.ts'
import { documentId } from '../lib/document-id.ts'
import { slotDays } from '../test-drive/slot-days.ts'
import { calls } from './calls.ts'
import { endpoint } from './endpoint.ts'

/** Calls for sending leads and for loading forms. */
export const leadEndpoints = {
  leadForm: endpoint({
    ...calls.leadForm,
    summary:
      'A form of this site, about a vehicle where one is named: its fields, in steps, and its words. `page` and `block` say which form of which page; without them it is the usual one of its kind.',
    input: z.object({
      kind: z.enum(leadKinds),
      car_id: z.coerce.number().pipe(documentId).optional(),
      /** Identifies the vehicle if its id does not. */
      vin: z.string().max(80).optional(),
      page: z.coerce.number().pipe(documentId).optional(),
      block: z.string().max(80).optional(),
      preferredDealership: z.string().max(120).optional(),
      /** The location whose page has the form. */
      location: z.coerce.number().pipe(documentId).optional(),
      vehiclePriceBudget: z.string().max(20).optional(),
    }),
    output: leadForm,
  }),
  leads: endpoint({
    ...calls.leads,
    limit: 'lead',
    summary: 'Takes an enquiry. What is sent again under the same key is the same lead.',
    input: leadInput,
    output: leadAnswer,
    problems: ['input-invalid', 'key-reused'],
  }),
  testDriveSlots: endpoint({
    ...calls.testDriveSlots,
    summary: 'When a vehicle can be driven, where it stands or at the location that is named.',
    input: z.object({
      car_id: z.coerce.number().pipe(documentId).optional(),
      location: z.coerce.number().pipe(documentId).optional(),
    }),
    output: slotDays,
  }),
  testDriveBooking: endpoint({
    ...calls.testDriveBooking,
    limit: 'lead',
    summary: 'Books a test drive, or asks for one without a time. A time that somebody else has is refused.',
    input: leadInput,
    output: leadAnswer,
    problems: ['input-invalid', 'key-reused', 'time-taken', 'time-closed'],
  }),
  reveals: endpoint({
    ...calls.reveals,
    summary: 'Notes that the number of a vehicle’s dealer was shown.',
    input: z.object({
      car_id: documentId,
      dealership_id: documentId.nullable().default(null),
      website_id: documentId.nullable().default(null),
    }),
    output: z.object({ success: z.boolean() }),
  }),
} as const
