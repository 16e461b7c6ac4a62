import { brand } from '#schemas/model/brand.ts'
import { model } from '#schemas/model/model.ts'

const kia = { manufacturer_name: 'Kia', manufacturer_slug: 'kia' }

/** A model with all that a model page can show. */
export const sampleModel = model.parse({
  ...kia,
  id: 31,
  name: 'Sportage',
  slug: 'sportage',
  status: 'new',
  short_description: 'A mid-size SUV with room for five, a boot for the whole camping kit and a seven-year warranty.',
  description: 'Petrol, diesel or hybrid, with two or four driven wheels.',
  from_price: 38_490_00,
  body: ['SUV'],
  variants: [
    { name: 'S', price: 38_490_00, facts: '2.0-litre petrol\n6-speed automatic' },
    { name: 'GT-Line', price: 54_490_00, facts: '1.6-litre turbo petrol\nAll-wheel drive' },
  ],
  colours: [
    { name: 'Clear White', code: '#f4f5f3' },
    { name: 'Gravity Blue', code: '#27405c' },
  ],
  accessories: [{ name: 'Tow bar kit', price: 1_480_00, description: 'Rated to 1,900 kg braked.' }],
})

export const sampleModels = [
  sampleModel,
  model.parse({
    ...kia,
    id: 32,
    name: 'Carnival',
    slug: 'carnival',
    short_description: 'Eight seats and three child seats across the second row.',
    from_price: 52_990_00,
    body: ['People Mover'],
  }),
  model.parse({
    ...kia,
    id: 33,
    name: 'Tasman',
    slug: 'tasman',
    status: 'coming_soon',
    arrival: 'Coming early 2026',
    body: ['Ute'],
  }),
]

export const sampleBrands = [
  brand.parse({ id: 41, name: 'Kia', slug: 'kia', kind: 'car', description: 'Seven years of warranty on each.' }),
  brand.parse({ id: 42, name: 'Triumph', slug: 'triumph', kind: 'motorcycle' }),
  brand.parse({ id: 43, name: 'Isuzu Trucks', slug: 'isuzu-trucks', kind: 'truck' }),
  brand.parse({ id: 44, name: 'Coastline Select', slug: 'coastline-select', kind: 'own' }),
]
