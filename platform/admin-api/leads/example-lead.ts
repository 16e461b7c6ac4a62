import type { LeavingLead } from '#schemas/lead/leaving-lead.ts'
import type { StaffSite } from '../../content/load-staff-site.ts'

interface Example {
  site: StaffSite
  key: string
  now: Date
}

/** A test lead for a destination. All of its text says that it is a test. */
export const exampleLead = ({ site, key, now }: Example): LeavingLead => ({
  key,
  created_at: now.toISOString(),
  is_test: true,
  possible_spam: '',
  stage: '',
  kind: 'enquiry',
  category: 'Test lead',
  subcategory: '',
  source: 'Website',
  url: site.origin,
  message: 'This is a test. Nobody waits for an answer.',
  opt_in: false,
  customer: { name: 'Test', last_name: 'Lead', email: 'test@example.com', phone: '0400 000 000', postcode: '4000' },
  answers: [],
  attributes: {},
  vehicle: {
    stock_number: 'TEST',
    name: 'Test vehicle',
    year: now.getUTCFullYear(),
    make: 'Test',
    model: 'Vehicle',
    badge: '',
    vin: '',
    car_type: 'used',
    body: '',
    transmission: '',
    km: null,
    colour: '',
    price: null,
  },
  trade_in: null,
  test_drive: null,
  location: null,
  dealership: null,
  site: { name: site.name, slug: site.slug, country: site.country, time_zone: site.timeZone },
})
