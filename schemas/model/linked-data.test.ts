import { expect, test } from 'vitest'
import { modelLinkedData } from './linked-data.ts'
import { model } from './model.ts'

const dealer = { origin: 'https://bay.example', currency: 'AUD' as const }
const sportage = { id: 1, name: 'Sportage', slug: 'sportage', manufacturer_name: 'Kia', body: ['SUV'] }

test('a model is a new car with what it costs from', () => {
  const data = modelLinkedData(
    model.parse({
      ...sportage,
      from_price: 38_490_00,
      variants: [
        { name: 'S', price: 38_490_00 },
        { name: 'GT-Line', price: 52_000_00 },
        { name: 'Later', price: null },
      ],
    }),
    dealer,
  )
  expect(data).toMatchObject({
    '@type': 'Car',
    name: 'Kia Sportage',
    url: 'https://bay.example/models/sportage',
    bodyType: 'SUV',
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '38490.00',
      highPrice: '52000.00',
      offerCount: 2,
      priceCurrency: 'AUD',
    },
  })
})

test('a model without a price has no offer', () => {
  expect(modelLinkedData(model.parse(sportage), dealer)).not.toHaveProperty('offers')
})
