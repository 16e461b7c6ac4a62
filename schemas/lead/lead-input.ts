import { z } from 'zod'
import { documentId } from '../lib/document-id.ts'
import { leadAttributes } from './lead-attributes.ts'
import { formPlace } from './lead-form.ts'
import { leadKinds } from './lead-kind.ts'

/** What no database can hold is left out. */
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    // oxlint-disable-next-line no-control-regex -- it is the one that is meant
    .overwrite((given) => given.replace(/\0/g, '').toWellFormed())

/**
 * A filled-in form on its way to the platform. What is said of the vehicle (stock number, make, dealership ...) is looked up there; `key` was
 * made when the form was opened, so that what is sent twice is one lead. vehicles §7, Lead submit
 */
export const leadInput = z.object({
  key: z.uuid(),
  kind: z.enum(leadKinds),
  /** The form that was filled in; null is a vehicle's own. */
  form: formPlace.nullable().default(null),
  car_id: documentId.nullable().default(null),
  values: z.record(text(40), z.union([text(10_000), z.boolean(), z.array(text(500)).max(40)])),
  /** What nobody sees, and only a machine fills in. */
  website: text(500).default(''),
  url: text(2_000).default(''),
  user_agent: text(500).default(''),
  lead_attributes: leadAttributes.prefault({}),
})
export type LeadInput = z.infer<typeof leadInput>

/** `starts_at` is the time that was booked, null where none was; `time` the same in words, on the clock of the site. */
export const leadAnswer = z.object({ lead_id: z.int(), starts_at: z.string().nullable(), time: z.string() })
export type LeadAnswer = z.infer<typeof leadAnswer>
