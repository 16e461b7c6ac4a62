import { expect, test } from 'vitest'
import { filteredFeatures } from './filtered-features.ts'

test.each([
  ['Wireless Apple CarPlay and Android Auto', ['Apple CarPlay', 'Android Auto']],
  ['Rear View Camera with guidelines', ['Reverse camera']],
  ['Panoramic sunroof', ['Sunroof']],
  ['Leather-accented seat trim, heated front seats', ['Leather seats', 'Heated seats']],
  ['Genuine towbar, 3,000 kg', ['Tow bar']],
  ['Smart cruise control with stop and go', ['Adaptive cruise control']],
  ['Cup holders', []],
])('%j is found by %j (vehicles §3, Search state)', (feature, found) => {
  expect(filteredFeatures([feature])).toEqual(found)
})

test('each feature is named once, however often the list says it', () => {
  expect(filteredFeatures(['Bluetooth audio', 'Bluetooth phone'])).toEqual(['Bluetooth'])
})
