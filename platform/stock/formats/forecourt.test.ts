import { expect, test } from 'vitest'
import { forecourt } from './forecourt.ts'

function readCells(cells: Record<string, string>) {
  const heading = Object.keys(cells)
  const context = { thisYear: 2026, timeZone: 'Australia/Brisbane', heading, fields: forecourt.fields(heading) }
  const reading = forecourt.read((column) => cells[column] ?? '', context)
  return reading.kind === 'vehicle' ? reading.values : reading
}

test('an export is read back as it was: repeated entries, empty lines and marks of a web page stay', () => {
  const values = readCells({
    stocknum: 'A1',
    price: '29990.00',
    features: 'Sunroof|Sunroof|Seats, heated',
    dealercomments: 'One\n\n\n<b>two</b>',
    variant: '{"cylinders":4}',
  })
  expect(values).toMatchObject({
    price: 2_999_000,
    features: ['Sunroof', 'Sunroof', 'Seats, heated'],
    dealercomments: 'One\n\n\n<b>two</b>',
    variant: { cylinders: 4 },
  })
})

test('a closed word is read as in every other format, without what no database holds', () => {
  expect(readCells({ stocknum: 'A1', status: ' In\u0000 Stock' })).toMatchObject({ status: 'in_stock' })
})
