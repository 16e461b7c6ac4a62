import { z } from 'zod'
import { requestKey } from '../lib/request-key.ts'
import { documentId } from '../lib/document-id.ts'
import { leadAttributes } from './lead-attributes.ts'
import { formPlace } from './lead-form.ts'
import { leadKinds } from './lead-kind.ts'
import { trapFields } from './trap-fields.ts'

/** Characters that databases reject are removed. */
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    // oxlint-disable-next-line no-control-regex -- it is the one that is meant
    .overwrite((given) => given.replace(/\0/g, '').toWellFormed())

/**
 * A submitted form. The platform looks up vehicle data (stock number, make, dealership ...); `key` was created when the form opened, so
 * that a repeated submission is one lead. vehicles §7, Lead submit
 */
export const leadInput = z.object({
  key: requestKey,
  kind: z.enum(leadKinds),
  /** The submitted form; null for a vehicle's own. */
  form: formPlace.nullable().default(null),
  car_id: documentId.nullable().default(null),
  values: z.record(text(40), z.union([text(10_000), z.boolean(), z.array(text(500)).max(40)])),
  ...trapFields,
  url: text(2_000).default(''),
  user_agent: text(500).default(''),
  lead_attributes: leadAttributes.prefault({}),
})
export type LeadInput = z.infer<typeof leadInput>

/** `starts_at` is the booked time, null without one; `time` is its text in the site's time zone. */
export const leadAnswer = z.object({ lead_id: z.int(), starts_at: z.string().nullable(), time: z.string() })
export type LeadAnswer = z.infer<typeof leadAnswer>
