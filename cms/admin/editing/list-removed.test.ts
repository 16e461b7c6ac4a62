import { expect, test } from 'vitest'
import { listRemoved } from './list-removed.ts'

test('fields of rows beyond the last one of their list are listed, also in lists within lists', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }))
  const state = {
    title: { value: 'Home' },
    layout: { rows: rows(2) },
    'layout.0.heading': { value: 'Welcome' },
    'layout.1.buttons': { rows: rows(1) },
    'layout.1.buttons.0.label': { value: 'Call' },
    'layout.1.buttons.1.label': { value: 'Book' },
    'layout.3.settings.visibility.from': {},
    'layout.3.buttons.0.label': {},
    'numbers.7.value': {},
  }
  expect(listRemoved(state)).toEqual([
    'layout.1.buttons.1.label',
    'layout.3.settings.visibility.from',
    'layout.3.buttons.0.label',
  ])
})
