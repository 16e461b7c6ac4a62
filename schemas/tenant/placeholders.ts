import * as texts from './texts.ts'

/** What a template's texts may say of the site that shows them, written `{{phone}}`. */
export const placeholderNames = [
  'dealership',
  'phone',
  'email',
  'address',
  'suburb',
  'licence',
  'privacyAct',
  'privacyRegulator',
  'consumerLaw',
] as const
export type PlaceholderName = (typeof placeholderNames)[number]
export type PlaceholderValues = Record<PlaceholderName, string>

/** The facts of a site from which placeholders are filled. An empty text is unknown. */
export interface PlaceholderFacts {
  name: string
  country: 'AU' | 'NZ'
  phone: string
  email: string
  licence: string
  address: { street: string; city: string; state: string; postcode: string } | null
}

const laws = {
  AU: {
    privacyAct: texts.privacyActAu,
    privacyRegulator: texts.privacyRegulatorAu,
    consumerLaw: texts.consumerLawAu,
  },
  NZ: {
    privacyAct: texts.privacyActNz,
    privacyRegulator: texts.privacyRegulatorNz,
    consumerLaw: texts.consumerLawNz,
  },
} as const

/** The text of each placeholder. Unknown facts are replaced by words that keep a sentence whole. */
export function placeholderValues({ name, country, address, ...facts }: PlaceholderFacts): PlaceholderValues {
  const town = [address?.city, address?.state, address?.postcode].filter(Boolean).join(' ')
  return {
    dealership: name,
    phone: facts.phone || texts.theNumberOnOurContactPage,
    email: facts.email || texts.theFormOnOurContactPage,
    address: [address?.street, town].filter(Boolean).join(', ') || texts.theAddressOnOurContactPage,
    suburb: address?.city || texts.yourArea,
    licence: facts.licence || texts.onDisplayAtOurDealership,
    ...laws[country],
  }
}

const placeholder = /\{\{\s*(\w+)\s*\}\}/g

/** A copy of a document with the placeholders in all its texts filled. An unknown one stays as it was typed. */
export function fillPlaceholders(value: unknown, values: PlaceholderValues): unknown {
  if (typeof value === 'string')
    return value.replace(placeholder, (typed, name: string) => (isPlaceholder(name) ? values[name] : typed))
  if (Array.isArray(value)) return value.map((each) => fillPlaceholders(each, values))
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillPlaceholders(each, values)]))
}

/** Names between double braces that no site can fill, in order of appearance. */
export function listUnknownPlaceholders(value: unknown): string[] {
  const typed = [...(JSON.stringify(value) ?? '').matchAll(placeholder)].map(([, name = '']) => name)
  return [...new Set(typed)].filter((name) => !isPlaceholder(name))
}

export const hasPlaceholder = (value: unknown): boolean => (JSON.stringify(value) ?? '').search(placeholder) >= 0

const isPlaceholder = (name: string): name is PlaceholderName => placeholderNames.some((known) => known === name)

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype
