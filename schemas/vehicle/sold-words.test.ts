import { expect, test } from 'vitest'
import { soldWords } from './sold-words.ts'

test('a vehicle that is gone is regretted by its own kind, and a similar one offered (vehicles §2, SOLD panel)', () => {
  expect(soldWords({ item_type: 'caravan' })).toEqual({
    gone: 'Unfortunately this caravan recently sold.',
    comfort: "But don't worry, we can help you find a similar caravan!",
    button: 'Find Me Something Similar',
  })
})
