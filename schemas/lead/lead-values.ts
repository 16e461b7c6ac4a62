import { z } from 'zod'
import type { LeadFieldName } from './form-entry.ts'
import { fieldsOf, type LeadField, type LeadForm } from './lead-form.ts'

/** Words, a box that is ticked or not, or what was chosen of several. */
export type LeadAnswerValue = string | boolean | string[]

/** Answers by field; what a form does not ask is not in it. */
export type LeadValues = { [K in LeadFieldName]?: LeadAnswerValue } & { [name: string]: LeadAnswerValue | undefined }

/**
 * What answers a form takes: the one check that the browser and the server share. Its messages are for the shopper.
 * locations §5
 */
export const leadValues = (form: LeadForm): z.ZodType<LeadValues, LeadValues> =>
  z.object(Object.fromEntries(fieldsOf(form).map((field) => [field.name, answerTo(field)])))

function answerTo(field: LeadField): z.ZodType<LeadAnswerValue, LeadAnswerValue | undefined> {
  if (field.control === 'checkbox') return ticked(field)
  return field.control === 'choices' ? chosen(field) : words(field)
}

/** A form without script says `on`. */
const ticked = ({ required, missing }: LeadField) =>
  z
    .union([z.boolean(), z.literal('on').transform(() => true)])
    .prefault(false)
    .refine((isTicked) => isTicked || !required, { message: missing })

/** A form without script says one choice as itself, and where none was made a form in the browser says false. */
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
    .string(missing || `${label} is missing.`)
    .trim()
    .max(maxLength, `${label} is too long. Please use at most ${maxLength} characters.`)
    .prefault(options.length > 0 ? String(initial) : '')
  const demanded = given.refine((text) => text !== '' || !required, { message: missing, abort: true })
  const format = formats[control]
  const formed = format
    ? demanded.refine((text) => text === '' || format.test(text), { message: format.message })
    : demanded
  if (control !== 'select') return formed
  const known = new Set(options.map(({ value }) => value))
  return formed.refine((text) => text === '' || known.has(text), {
    message: missing || `Please choose again: ${label}`,
  })
}

interface Format {
  test: (text: string) => boolean
  message: string
}

const formats: Partial<Record<LeadField['control'], Format>> = {
  email: { test: (text) => z.email().safeParse(text).success, message: 'Please enter a valid email address.' },
  tel: { test: isPhone, message: 'Please enter a valid phone number.' },
  postcode: { test: (text) => /^\d{4}$/.test(text), message: 'Invalid postcode. Please enter a 4-digit number.' },
  time: { test: (text) => z.iso.datetime({ offset: true }).safeParse(text).success, message: 'Please choose a time.' },
  number: { test: (text) => /^\$?\d[\d,. ]*$/.test(text), message: 'Please enter a number.' },
  date: { test: (text) => z.iso.date().safeParse(text).success, message: 'Please enter a date.' },
  url: { test: isWebAddress, message: 'Please enter a web address that begins with https://.' },
}

/** Digits, with the signs that people put between them: 8 to 15 of them, as numbers here and abroad have. */
function isPhone(text: string): boolean {
  const digits = text.replace(/[\s().+-]/g, '')
  return /^\d{8,15}$/.test(digits)
}

/** Staff open it by a press: nothing but a page. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
