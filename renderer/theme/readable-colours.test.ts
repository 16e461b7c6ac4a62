import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '#schemas/lib/contrast.ts'
import { type Theme, theme } from '#schemas/tenant/theme.ts'
import { mixed } from './mixed.ts'
import { readableTokens } from './readable-colours.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
/** A background with sufficient contrast: middle greys leave no room for shades. */
const ground = hex.filter((colour) => Math.max(contrast(colour, '#000000'), contrast(colour, '#ffffff')) >= 9)
const themes = fc
  .record({ primary: hex, accent: hex, ink: hex, surface: ground })
  .map((colours): Theme => theme.parse(colours))

const coloursOf = (value: Theme) => {
  const { colors = {} } = readableTokens(value)
  return (name: keyof typeof colors) => colors[name] ?? ''
}

test('text can be read on every ground of any theme', () => {
  fc.assert(
    fc.property(themes, (value) => {
      const colour = coloursOf(value)
      const { surface } = value
      const plain = [surface, mixed(colour('ink'), surface, 0.04), mixed(colour('primary'), surface, 0.08)]
      for (const name of ['ink', 'muted', 'link', 'positive', 'warning', 'danger'] as const) {
        for (const under of plain)
          expect(contrast(colour(name), under), `${name} on ${under}`).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrast(colour('positive'), mixed(colour('positive'), surface, 0.1))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colour('warning'), mixed(colour('warning'), surface, 0.11))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colour('danger'), mixed(colour('danger'), surface, 0.08))).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 300 },
  )
})

test('text can be read on a button of any colour', () => {
  fc.assert(
    fc.property(themes, (value) => {
      const colour = coloursOf(value)
      expect(contrast(colour('onPrimary'), colour('primary'))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colour('onAccent'), colour('accent'))).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 300 },
  )
})

test('colours that can be read are left as the tenant chose them', () => {
  const colour = coloursOf(theme.parse({}))
  expect(colour('ink')).toBe('#16202c')
  expect(colour('link')).toBe('#0b5cad')
  expect(colour('positive')).toBe('#146c43')
})
