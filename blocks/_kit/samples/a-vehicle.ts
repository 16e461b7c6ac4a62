import { searchDocument, type SearchDocument } from '#schemas/vehicle/search-document.ts'
import { vehicle, type Vehicle, type VehicleInput } from '#schemas/vehicle/vehicle.ts'

/** A used Kia in stock, complete enough for every part of a vehicle page. */
export const aVehicle = (changes: Partial<VehicleInput> = {}): Vehicle =>
  vehicle.parse({
    id: 12,
    slug: '2021-kia-cerato-sport-a12',
    stocknum: 'A12',
    name: '2021 Kia Cerato Sport',
    vin: 'KNAF1234567890123',
    regplate: '123ABC',
    year: 2021,
    make: 'Kia',
    model: 'Cerato',
    badge: 'Sport',
    series: 'BD',
    car_type: 'used',
    colour: 'Snow White Pearl',
    body: '4D Sedan',
    simple_body: 'Sedan',
    trans: '6 Speed Automatic',
    simple_transmission: 'Automatic',
    gearnum: 6,
    fuel: 'Petrol - Unleaded',
    simple_fuel: 'Petrol',
    drive: 'Front Wheel Drive',
    simple_drive: 'FWD',
    seats: 5,
    doors: 4,
    engine_size: '2.0L',
    engine_size_litres: 2,
    km: 42_350,
    price: 24_990_00,
    before_price: 26_990_00,
    price_type: 'drive away',
    dealercomments: 'One owner, full service history.',
    features: ['Apple CarPlay', 'Reversing camera', 'Adaptive cruise control'],
    images: [1, 2, 3].map((angle) => ({
      image: { url: `/stock/a12-${angle}.webp`, thumb: { url: `/stock/a12-${angle}.webp` } },
    })),
    viewer: {
      external_video_url: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
      walkaround_videos: [{ video: { url: '/media/a12-walkaround.webm' } }],
      spin_images: Array.from({ length: 36 }, (_, frame) => `/stock/a12-spin-${frame}.webp`),
      spin_interior_image: '/stock/a12-interior.webp',
    },
    hotspots: [
      {
        id: 'wheels',
        description: '18 inch alloy wheels with new tyres',
        anchors: {
          exterior: [
            { activeAngle: 0, posX: 0.25, posY: 0.7 },
            { activeAngle: 1, posX: 0.27, posY: 0.7 },
          ],
        },
      },
      {
        id: 'screen',
        description: 'Navigation on a screen of 10 inches',
        anchors: { interior: [{ activeAngle: 0, posX: 0.5, posY: 0.55 }] },
      },
    ],
    location_id: 3,
    location_name: 'Coastline Kia Southport',
    location_phone: '07 5550 1234',
    city: 'Southport',
    state: 'QLD',
    variant: { cylinders: 4, fuelconsumptioncombined: 7.4, fuelcapacity: 50 },
    created_at: '2026-10-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
    ...changes,
  })

/** The same vehicle as a search result. */
export const aSearchDocument = (changes: Partial<SearchDocument> = {}): SearchDocument =>
  searchDocument.parse({
    ...aVehicle(),
    tenant_id: 1,
    thumbs: ['/stock/a12-1.webp', '/stock/a12-2.webp'],
    photos_count: 3,
    features: ['Apple CarPlay'],
    average_market_price: 26_000_00,
    weekly_price: 112_00,
    weekly_comparison_rate: 8.24,
    weekly_example:
      'Example: a loan of $24,990 over 5 years at 7.95% p.a., paid weekly. Fees included: establishment $395.',
    make_model: 'Kia:Cerato',
    price_range: '20000:30000',
    weekly_price_range: '100:150',
    categories: ['Family'],
    filtered_features: ['Apple CarPlay'],
    lat: -27.97,
    long: 153.4,
    created_at_timestamp: 1_790_812_800,
    sold_date_timestamp: null,
    custom_rank: 1,
    ...changes,
  })
