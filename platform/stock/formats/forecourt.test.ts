import { expect, test } from 'vitest'
import { feedVehicle } from '#schemas/stock/feed-vehicle.ts'
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

test('the manufacturer’s data, titles and the spin’s code are read from a feed (vehicles §3, Car fields, Media fields, Other car fields)', () => {
  const factory = {
    standardEquipment: ['Sunroof'],
    manufacturer_body: 'SUV',
    model_variants: [{ dap_min_price: 3_999_000, dap_max_price: 4_599_000 }],
  }
  const values = readCells({
    stocknum: 'A1',
    carsales_title: '2023 Kia Sportage GT-Line Auto AWD',
    bodyconfiguration: '5D Wagon',
    viewer: '{"spin_code":"kia-7"}',
    factory: JSON.stringify(factory),
    finance_lenders: '{"angle":{"paymentWeek":11800,"financeProvider":"Angle Finance"}}',
  })
  expect(feedVehicle.parse({ stocknum: 'A1', ...values })).toMatchObject({
    carsales_title: '2023 Kia Sportage GT-Line Auto AWD',
    bodyconfiguration: '5D Wagon',
    viewer: { spin_code: 'kia-7' },
    factory,
    finance_lenders: { angle: { paymentWeek: 118_00, financeProvider: 'Angle Finance' } },
  })
})

test('a closed word is read as in every other format, without what no database holds', () => {
  expect(readCells({ stocknum: 'A1', status: ' In\u0000 Stock' })).toMatchObject({ status: 'in_stock' })
})
