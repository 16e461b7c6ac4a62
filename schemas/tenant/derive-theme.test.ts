import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '../lib/contrast.ts'
import { deriveTheme } from './derive-theme.ts'
import { theme } from './theme.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('a theme derived from any brand colour is valid and readable', () =>
  fc.assert(
    fc.property(hex, (brand) => {
      const derived = deriveTheme(brand)
      expect(theme.parse(derived)).toMatchObject(derived)
      expect(contrast(derived.ink, derived.surface)).toBeGreaterThanOrEqual(7)
      expect(contrast(derived.accent, derived.surface)).toBeGreaterThanOrEqual(4.5)
    }),
  ))

test('the brand colour itself is kept', () => expect(deriveTheme('#0B5CAD').primary).toBe('#0b5cad'))

test('a blue brand gets a warm accent', () => {
  const [red = 0, , blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(deriveTheme('#0b5cad').accent.slice(at, at + 2), 16),
  )
  expect(red).toBeGreaterThan(blue * 2)
})
