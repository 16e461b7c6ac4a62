import { z } from 'zod'
import { fieldsOf, type LeadField, type LeadFieldName, type LeadForm } from './lead-form.ts'

/** Answers by field; what a form does not ask is not in it. */
export type LeadValues = Partial<Record<LeadFieldName, string | boolean>>

/**
 * What answers a form takes: the one check that the browser and the server share. Its messages are for the shopper.
 * spec/locations-forms-finance.md §5
 */
export const leadValues = (form: LeadForm): z.ZodType<LeadValues, LeadValues> =>
  z.object(Object.fromEntries(fieldsOf(form).map((field) => [field.name, answerTo(field)])))

const answerTo = (field: LeadField): z.ZodType => (field.control === 'checkbox' ? ticked(field) : words(field))

const ticked = ({ required, missing }: LeadField): z.ZodType =>
  z
    .boolean()
    .prefault(false)
    .refine((isTicked) => isTicked || !required, { message: missing })

function words(field: LeadField): z.ZodType {
  const { control, label, maxLength, required, missing, options, initial } = field
  const given = z
    .string()
    .trim()
    .max(maxLength, `${label} is too long. Please use at most ${maxLength} characters.`)
    .prefault(options.length > 0 ? String(initial) : '')
  const demanded = given.refine((text) => text !== '' || !required, { message: missing, abort: true })
  const format = formats[control]
  const formed = format
    ? demanded.refine((text) => text === '' || format.test(text), { message: format.message })
    : demanded
  if (options.length === 0) return formed
  const known = new Set(options.map(({ value }) => value))
  return formed.refine((text) => text === '' || known.has(text), { message: missing })
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
}

/** Digits, with the signs that people put between them: 8 to 15 of them, as numbers here and abroad have. */
function isPhone(text: string): boolean {
  const digits = text.replace(/[\s().+-]/g, '')
  return /^\d{8,15}$/.test(digits)
}
