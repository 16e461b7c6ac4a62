import { cleanEmail } from '../contact/clean-typed.ts'
import { cleanPhone, isWholePhone } from '../contact/phone.ts'
import { z } from 'zod'
import { moneyLimits, mostKilometres, readAmount } from '../lib/read-amount.ts'
import type { LeadFieldName } from './form-entry.ts'
import { listLeadFields, type LeadField, type LeadForm } from './lead-form.ts'
import * as texts from './texts.ts'

/** A text, a checkbox, or several choices. */
export type LeadAnswerValue = string | boolean | string[]

/** Answers by field; fields of other forms are absent. */
export type LeadValues = { [K in LeadFieldName]?: LeadAnswerValue } & { [name: string]: LeadAnswerValue | undefined }

/** The schema of a form's answers, shared by browser and server. Its messages are for the shopper. locations §5 */
export const leadValues = (form: LeadForm): z.ZodType<LeadValues, LeadValues> =>
  z.object(Object.fromEntries(listLeadFields(form).map((field) => [field.name, answerTo(field)])))

function answerTo(field: LeadField): z.ZodType<LeadAnswerValue, LeadAnswerValue | undefined> {
  if (field.control === 'checkbox') return ticked(field)
  return field.control === 'choices' ? chosen(field) : words(field)
}

/** A form without script sends `on`. */
const ticked = ({ required, missing }: LeadField) =>
  z
    .union([z.boolean(), z.literal('on').transform(() => true)])
    .prefault(false)
    .refine((isTicked) => isTicked || !required, { message: missing })

/** A form without script sends a single choice as a string; without a choice a form in the browser sends false. */
const chosen = ({ required, missing, options }: LeadField) => {
  const known = new Set(options.map(({ value }) => value))
  return z
    .union([
      z.array(z.string()),
      z.string().transform((one) => (one === '' ? [] : [one])),
      z.boolean().transform((): string[] => []),
    ])
    .prefault([])
    .refine((list) => list.every((value) => known.has(value)), { message: missing })
    .refine((list) => list.length > 0 || !required, { message: missing })
}

function words(field: LeadField) {
  const { control, label, maxLength, required, missing, options, initial } = field
  const given = z
    .string(missing || texts.labelIsMissing({ label }))
    .trim()
    .overwrite((text) => cleaned[control]?.(text) ?? text)
    .max(maxLength, texts.labelIsTooLong({ label, maxLength }))
    .prefault(options.length > 0 ? String(initial) : '')
  if (control === 'money' || control === 'kilometres') return amount(given, { required, missing }, control)
  if (control === 'number') return number(given, { required, missing })
  const demanded = given.refine((text) => text !== '' || !required, { message: missing, abort: true })
  const format = formats[control]
  const formed = format
    ? demanded.refine((text) => text === '' || format.test(text), { message: format.message })
    : demanded
  if (control !== 'select') return formed
  const known = new Set(options.map(({ value }) => value))
  return formed.refine((text) => text === '' || known.has(text), {
    message: missing || texts.pleaseChooseAgain({ label }),
  })
}

/** As people paste them. The field keeps what was typed. */
const cleaned: Partial<Record<LeadField['control'], (text: string) => string>> = { email: cleanEmail, tel: cleanPhone }

/** Stored as a plain number of dollars or kilometres: `30k` is `30000`. locations §5, Money input and Kilometre input */
const amount = (given: TextSchema, demand: RequiredRule, control: keyof typeof amounts) => {
  const { min, max, write, message } = amounts[control]
  const bounds = texts.cannotBeLessThanMinOrMoreThanMax({ min: write(min), max: write(max) })
  return readAs(given, demand, {
    read: (text) => readAmount(text, control)?.toString() ?? null,
    message,
  }).refine((stored) => stored === '' || (Number(stored) >= min && Number(stored) <= max), { message: bounds })
}

const amounts = {
  money: {
    ...moneyLimits,
    write: (dollars: number) => `$${dollars.toLocaleString('en-AU')}`,
    message: texts.pleaseEnterAnAmountInDollars,
  },
  kilometres: {
    min: 0,
    max: mostKilometres,
    write: (km: number) => `${km.toLocaleString('en-AU')} kms`,
    message: texts.pleaseEnterTheKilometres,
  },
} as const

/** A question of the site's own may ask for any number. `30k` is `30000`; what has another unit stays: `60 months`. */
const number = (given: TextSchema, demand: RequiredRule) =>
  readAs(given, demand, {
    read: (text) =>
      (readAmount(text, 'money') ?? readAmount(text, 'kilometres'))?.toString() ??
      ((['percent', 'measure', 'term'] as const).some((kind) => readAmount(text, kind) !== null) ? text : null),
    message: texts.pleaseEnterANumber,
  })

type TextSchema = z.ZodType<string, string | undefined>
type RequiredRule = Pick<LeadField, 'required' | 'missing'>
interface Reader {
  /** What is stored; null if the text cannot be read. */
  read: (text: string) => string | null
  message: string
}

const readAs = (given: TextSchema, { required, missing }: RequiredRule, { read, message }: Reader) =>
  given.transform((text, context): string => {
    if (text === '' && !required) return ''
    const stored = text === '' ? null : read(text)
    if (stored !== null) return stored
    context.addIssue({ code: 'custom', message: text === '' ? missing : message })
    return z.NEVER
  })

interface Format {
  test: (text: string) => boolean
  message: string
}

const formats: Partial<Record<LeadField['control'], Format>> = {
  email: { test: (text) => z.email().safeParse(text).success, message: texts.pleaseEnterAValidEmailAddress },
  tel: { test: isWholePhone, message: texts.pleaseEnterAValidPhoneNumber },
  postcode: { test: (text) => /^\d{4}$/.test(text), message: texts.invalidPostcode },
  time: { test: (text) => z.iso.datetime({ offset: true }).safeParse(text).success, message: texts.pleaseChooseATime },
  date: { test: (text) => z.iso.date().safeParse(text).success, message: texts.pleaseEnterADate },
  url: { test: isWebAddress, message: texts.pleaseEnterWebAddressThatBeginsWith },
}

/** Staff open it by a click, so only http(s) is allowed. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
