import { expect, test } from 'vitest'
import { leadTitle } from './lead-title.ts'

const alex = { name: 'Alex', last_name: 'Nguyen', email: 'a@example.com', phone: '', category: 'Service', vehicle: '' }

test('a lead about a vehicle is called by both', () =>
  expect(leadTitle({ ...alex, vehicle: '2021 Kia Sportage' })).toBe('Alex Nguyen · 2021 Kia Sportage'))
test('one about none by its category', () => expect(leadTitle(alex)).toBe('Alex Nguyen · Service'))
test('a suspected lead says so first', () =>
  expect(leadTitle({ ...alex, isSuspected: true })).toBe('Possible spam: Alex Nguyen · Service'))
test('a lead without a name is titled by its address', () =>
  expect(leadTitle({ ...alex, name: '', last_name: '' })).toBe('a@example.com · Service'))
