import { z } from 'zod'
import { cleanEmail } from '../contact/clean-typed.ts'
import { cleanPhone, readPhone } from '../contact/phone.ts'
import { slug } from '../lib/slug.ts'
import { openingHour } from '../location/location.ts'
import * as texts from './texts.ts'

const text = (most: number) => z.string().trim().max(most)
const needed = (most: number) => text(most).min(1, texts.fillThisIn)
const hexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/, texts.takeAColourLike0a5bd3)
const host = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, texts.enterADomain)

/** What the form of a new site sends; the logo is a file beside it. */
export const newSite = z.object({
  name: needed(120),
  slug: slug.max(60),
  hosts: z
    .array(host)
    .min(1, texts.enterADomain)
    .max(20)
    .refine((hosts) => new Set(hosts).size === hosts.length, texts.aDomainIsNamedTwice),
  template: z.int().positive(texts.chooseATemplate),
  country: z.enum(['AU', 'NZ']),
  timeZone: needed(60),
  theme: z.object({ primary: hexColour, accent: hexColour, ink: hexColour, surface: hexColour }),
  phone: needed(40)
    .overwrite(cleanPhone)
    .refine((text) => readPhone(text) !== null, texts.enterOnePhone),
  email: text(240).overwrite(cleanEmail).pipe(z.email(texts.enterAnEmailAddress).max(200)),
  licence: text(80).default(''),
  location: z.object({
    name: needed(160),
    street: needed(200),
    city: needed(80),
    state: text(40).default(''),
    postcode: text(8).default(''),
    hours: z.array(openingHour).max(14),
  }),
  withDemoStock: z.boolean().default(false),
})
export type NewSite = z.output<typeof newSite>
