import { expect, test } from 'vitest'
import { alsoCalled, listSynonyms } from './search-synonyms.ts'

const facts = {
  simple_body: 'Ute',
  simple_drive: '4WD',
  simple_transmission: 'automatic',
  simple_fuel: null,
  make: 'Volkswagen',
  model: 'Amarok',
  car_type: 'used',
  item_type: 'car',
  state: 'NSW',
  seats: 5,
}

test('a vehicle is called by every other name of its facts, whatever their case', () => {
  expect(alsoCalled(facts)).toEqual(
    expect.arrayContaining(['pickup', '4x4', 'auto', 'vw', 'secondhand', 'newsouthwales', '5seater']),
  )
})

test('every other name is one word, so that no part of it finds anything', () => {
  for (const word of alsoCalled(facts)) expect(word).toMatch(/^[\da-z]+$/)
})

test('a name belongs to its field: no maker is a gearbox', () => {
  expect(listSynonyms('simple_transmission', 'Automatic')).toEqual(['auto'])
  expect(listSynonyms('make', 'Automatic')).toEqual([])
})
