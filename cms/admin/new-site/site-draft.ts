import { toSlug } from '#schemas/lib/slug.ts'
import { deriveTheme, type DerivedTheme } from '#schemas/tenant/derive-theme.ts'

export interface DayHours {
  isOpen: boolean
  open: string
  close: string
}

/** The form's values as typed. */
export interface SiteDraft {
  name: string
  /** Empty while it follows the name. */
  slug: string
  domains: string
  template: number | null
  country: 'AU' | 'NZ'
  timeZone: string
  brand: string
  /** Colours of a tokens file, which go before the derived ones. */
  tokens: Partial<DerivedTheme>
  phone: string
  email: string
  licence: string
  location: { name: string; street: string; city: string; state: string; postcode: string }
  /** Monday first. */
  hours: DayHours[]
  withDemoStock: boolean
}

const weekday: DayHours = { isOpen: true, open: '08:30', close: '17:30' }

export const emptyDraft = (template: number | null): SiteDraft => ({
  name: '',
  slug: '',
  domains: '',
  template,
  country: 'AU',
  timeZone: 'Australia/Sydney',
  brand: '#0b5cad',
  tokens: {},
  phone: '',
  email: '',
  licence: '',
  location: { name: '', street: '', city: '', state: '', postcode: '' },
  hours: [weekday, weekday, weekday, weekday, weekday, { ...weekday, close: '16:00' }, { ...weekday, isOpen: false }],
  withDemoStock: true,
})

export const timeZones: Record<SiteDraft['country'], readonly string[]> = {
  AU: [
    'Australia/Sydney',
    'Australia/Melbourne',
    'Australia/Brisbane',
    'Australia/Adelaide',
    'Australia/Perth',
    'Australia/Hobart',
    'Australia/Darwin',
  ],
  NZ: ['Pacific/Auckland', 'Pacific/Chatham'],
}

export const effectiveSlug = ({ name, slug }: SiteDraft): string => slug || toSlug(name).slice(0, 60).replace(/-+$/, '')

export const effectiveTheme = ({ brand, tokens }: SiteDraft): DerivedTheme => ({
  ...deriveTheme(tokens.primary ?? brand),
  ...tokens,
})

/** The request of the endpoint: `schemas/tenant/new-site.ts`. */
export function toRequest(draft: SiteDraft) {
  const { name, domains, template, country, timeZone, phone, email, licence, location, hours, withDemoStock } = draft
  return {
    name,
    slug: effectiveSlug(draft),
    hosts: domains.split(/[\s,]+/).filter(Boolean),
    template: template ?? 0,
    country,
    timeZone,
    theme: effectiveTheme(draft),
    phone,
    email,
    licence,
    location: {
      ...location,
      name: location.name || location.city,
      hours: hours.map(({ isOpen, open, close }, index) => ({
        weekday: (index + 1) % 7,
        ...(isOpen ? { status: 'Open', open, close } : { status: 'Closed' }),
      })),
    },
    withDemoStock,
  }
}
