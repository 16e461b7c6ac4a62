import { type Api, type EndpointName, type EndpointOutput, endpoints } from '#schemas/api/endpoints.ts'
import { buildLeadForm } from '#schemas/lead/build-lead-form.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { answerVehicle } from '#schemas/vehicle/vehicle-answer.ts'
import { contactForm } from '#schemas/valuation/contact-form.ts'
import { sampleBrands, sampleModel, sampleModels } from './sample-models.ts'
import { sampleGarage } from './sample-garage.ts'
import { aSite } from './a-site.ts'
import { aSearchDocument, aVehicle } from './a-vehicle.ts'

export type SampleAnswers = { [K in EndpointName]: EndpointOutput<K> }

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '08:30', close: '17:30' }))

const sampleValuation: EndpointOutput<'valuations'> = {
  id: 'c2FtcGxlLXZhbHVhdGlvbi1vZi1hLWNvcm9sbGEtMDI',
  car: '2021 Toyota Corolla Ascent Sport',
  outlook: 'estimate',
  questions: [
    {
      id: 'condition',
      text: 'What condition is it in?',
      options: [
        { value: 'good', label: 'Good: small marks of use' },
        { value: 'poor', label: 'Poor: it needs work' },
      ],
    },
  ],
  form: buildLeadForm({ kind: 'trade-in', vehicle: null, site: aSite(), locations: [], settings: contactForm }),
  expires_at: '2026-11-29T03:00:00.000Z',
}

/** Answers of a small dealer's API. All are validated by the contract's schemas. */
export const sampleAnswers: SampleAnswers = {
  search: endpoints.search.output.parse({
    hits: Array.from({ length: 6 }, (_, index) =>
      aSearchDocument({
        id: 100 + index,
        slug: `2021-kia-cerato-a${index}`,
        stocknum: `A${index}`,
        price: index === 0 ? null : 20_000_00 + index * 1_000_00,
        status: index === 5 ? 'sold' : 'in_stock',
      }),
    ),
    count: 48,
    facets: { make: { Kia: 40, Hyundai: 8 }, car_type: { used: 40, demo: 8 }, body: { Sedan: 20, SUV: 28 } },
    pages: 3,
    ms: 4,
  }),
  vehicle: answerVehicle(aVehicle()),
  vehicleView: endpoints.vehicleView.output.parse({ views: 215, car_fields: { ...aVehicle(), photos_count: 12 } }),
  related: endpoints.related.output.parse(
    Array.from({ length: 6 }, (_, index) =>
      aSearchDocument({ id: 200 + index, slug: `2020-kia-cerato-r${index}`, stocknum: `R${index}` }),
    ),
  ),
  autogauge: {
    fill: 0.72,
    listing_price: 24_990_00,
    market_range_min: 23_400_00,
    market_range_max: 29_100_00,
    confidence: 0.8,
    description:
      'Compared with 16 used Kia Cerato Sport vehicles from 2020 to 2022 of about the same kilometres. These are asking prices.',
  },
  financeDisclaimer: { disclaimer: 'Finance is for approved applicants only; terms, fees and lending criteria apply.' },
  financeQuote: { weeklyRepaymentAmount: 118_40, advertisedRate: 7.95, comparisonRate: 9.62 },
  delivery: { name: 'South East Queensland', price: 290_00 },
  deliveryArea: { everywhere: true, regions: [], withinKm: null },
  places: [
    { label: 'Southport QLD 4215', lat: -27.9655, long: 153.4036 },
    { label: 'South Brisbane QLD 4101', lat: -27.4748, long: 153.017 },
  ],
  stockRoute: {
    scope: { facets: { car_type: ['used'] }, ranges: {} },
    title: 'Used cars',
    crumbs: [
      { label: 'Home', path: '/' },
      { label: 'Used cars', path: '/search/used-cars' },
    ],
    path: '/search/used-cars',
  },
  leadForm: buildLeadForm({ kind: 'enquiry', vehicle: aVehicle(), site: aSite(), locations: [] }),
  leads: { lead_id: 71, starts_at: null, time: '' },
  testDriveSlots: {
    location: { id: 3, name: 'Coastline Kia Southport', address: '1 Ferry Road, Southport, QLD 4215', clock: '' },
    minutes: 60,
    days: [
      {
        date: '2026-11-23',
        label: 'Mon 23 Nov',
        slots: [
          { starts_at: '2026-11-22T23:00:00.000Z', label: '9:00am' },
          { starts_at: '2026-11-23T00:00:00.000Z', label: '10:00am' },
        ],
      },
      { date: '2026-11-24', label: 'Tue 24 Nov', slots: [{ starts_at: '2026-11-23T23:00:00.000Z', label: '9:00am' }] },
    ],
  },
  testDriveBooking: { lead_id: 72, starts_at: '2026-11-22T23:00:00.000Z', time: 'Mon 23 Nov, 9:00am' },
  rego: {
    year: 2021,
    make: 'Toyota',
    model: 'Corolla',
    badge: 'Ascent Sport',
    body: 'Hatchback',
    colour: 'White',
    nvic: 'TO2137',
  },
  valuations: sampleValuation,
  valuationAdjustments: sampleValuation,
  valuationOffer: {
    lead_id: 73,
    car: sampleValuation.car,
    outlook: 'estimate',
    range: { low: 18_400_00, high: 20_700_00 },
    expires_at: sampleValuation.expires_at,
    towards: {
      name: '2021 Kia Cerato Sport',
      price: 24_990_00,
      balance: { who: 'pays', low: 4_290_00, high: 6_590_00 },
    },
  },
  offerAccepted: { success: true, accepted_at: '2026-11-22T03:00:00.000Z' },
  miscellaneous: { success: true },
  geocode: { label: 'Southport QLD 4215', lat: -27.9655, long: 153.4036 },
  manufacturerLocations: [],
  reveals: { success: true },
  locations: endpoints.locations.output.parse(
    ['Southport', 'Robina'].map((city, index) => ({
      id: 3 + index,
      name: `Coastline Kia ${city}`,
      slug: city.toLowerCase(),
      location_type: index === 0 ? 'sales' : 'service',
      primary: index === 1,
      address: { street: `${index + 1} Ferry Road`, city, state: 'QLD', postcode: '4215', lat: -27.97, long: 153.4 },
      phone: '07 5550 1234',
      email: 'sales@coastlinekia.example',
      opening_hours: weekdays,
    })),
  ),
  reviews: endpoints.reviews.output.parse({
    reviews: Array.from({ length: 5 }, (_, index) => ({
      id: index + 1,
      customer_name: `Alex Nguyen ${index + 1}`,
      rating: 5 - (index % 2),
      text: 'Friendly people, a fair price and the car was ready when they said it would be.',
      review_date: `2026-10-0${index + 1}`,
      source: 'Google',
    })),
    count: 212,
    average_rating: 4.7,
  }),
  rating: { rating: 4.6, stars: 5 },
  promos: endpoints.promos.output.parse({
    promos: [
      {
        id: 1,
        name: 'Free servicing for a year',
        text: 'On every demo that leaves before Christmas.',
        link: { kind: 'url', url: '/special-offers', label: 'See the offers' },
      },
    ],
    nextChange: null,
  }),
  models: endpoints.models.output.parse(sampleModels),
  model: sampleModel,
  brands: sampleBrands,
  reservationOffer: { offer: 'free' },
  reservations: { code: 'a-code', pay_url: 'https://pay.example/1', expires_at: '2026-11-21T00:20:00.000Z' },
  onlinePayment: { code: 'a-code', pay_url: 'https://pay.example/2', expires_at: '2026-11-21T00:20:00.000Z' },
  prizeDraw: {
    draw: {
      id: 4,
      name: 'Summer wheel',
      parts: [
        'A set of tyres',
        'Better luck next time',
        '$50 of fuel',
        'A car wash',
        'Better luck next time',
        'Free floor mats',
      ],
      terms: 'One spin each. Prizes are collected from the dealership within 30 days.',
      until: '2026-12-24T00:00:00.000Z',
    },
  },
  prizeSpin: { part: 2, label: '$50 of fuel', wins: true, code: 'ABCD2345' },
  paymentStatus: {
    outcome: 'paid',
    purpose: 'reservation',
    amount: 200_00,
    reference: 'R71',
    vehicle: { name: '2021 Kia Cerato Sport', slug: '2021-kia-cerato-sport-a12' },
    time_zone: '',
    until: '2026-11-24T00:00:00.000Z',
  },
  salesCount: { count: 37, month: '2026-11' },
  sessionCode: { channel: 'sms', again_in: 30 },
  session: { shopper: null },
  signIn: { shopper: sampleGarage.shopper },
  signOut: { shopper: null },
  shopperDetails: { shopper: sampleGarage.shopper },
  watchlist: { car_ids: [100], phone_number: sampleGarage.shopper.phone },
  saveCar: { success: true },
  removeCar: { success: true },
  watchlistAlerts: { success: true },
  garage: sampleGarage,
  saveSearch: { id: 1, name: 'Used Kia', path: '/search/used-cars?refinementList[make][0]=Kia', alerts: true },
  searchAlerts: { success: true },
  removeSearch: { success: true },
  endPriceAlert: { success: true },
  closeAccount: { shopper: null },
  articles: endpoints.articles.output.parse(
    ['What a tow ball may carry', 'Five roads for a long weekend', 'How we inspect a used car', 'Charging at home'].map(
      (title, index) => ({
        path: `/blog/article-${index + 1}`,
        title,
        description: 'Three minutes to read, and cheaper than finding out for yourself.',
        picture: index === 1 ? null : { id: 40 + index, url: '/media/article.webp', alt: title },
        date: index === 3 ? null : `2026-1${index === 0 ? 1 : 0}-0${index + 1}`,
      }),
    ),
  ),
}

type SampleChanges = Partial<Omit<SampleAnswers, 'vehicle'> & { vehicle: Vehicle | null }>

/** An `Api` with prepared answers, for the contract suite and block tests; a form has the requested kind. */
export const sampleApi = ({ vehicle, ...changes }: SampleChanges = {}): Api => {
  const answers = {
    ...sampleAnswers,
    ...changes,
    ...(vehicle === undefined ? {} : { vehicle: vehicle && answerVehicle(vehicle) }),
  }
  return {
    call: async (name, input) => {
      const answer = name === 'leadForm' && !changes.leadForm ? sampleForm(input) : answers[name]
      return answer as EndpointOutput<typeof name>
    },
  }
}

function sampleForm(input: unknown): SampleAnswers['leadForm'] {
  const { kind } = endpoints.leadForm.input.parse(input)
  return kind === sampleAnswers.leadForm.kind
    ? sampleAnswers.leadForm
    : buildLeadForm({ kind, vehicle: null, site: aSite(), locations: [] })
}
