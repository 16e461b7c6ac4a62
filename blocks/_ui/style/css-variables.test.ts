import { expect, test } from 'vitest'
import { theme } from '#schemas/tenant/theme.ts'
import { contrast } from '#schemas/lib/contrast.ts'
import { cssVariables } from './css-variables.ts'
import { themeTokens } from './theme-tokens.ts'
import { tokens } from './tokens.ts'

const themed = (choices: object) => themeTokens(theme.parse(choices))

test('every token has a value before any tenant chose one', () => {
  const css = cssVariables()
  for (const name of Object.keys(tokens.colors)) expect(css).toContain(`--fc-colors-${name}:`)
})

test('a tenant’s colour replaces the default', () => {
  expect(cssVariables(themed({ primary: '#7a1f2b' }))).toContain('--fc-colors-primary:#7a1f2b;')
})

test('a value that would end the style element cannot', () => {
  expect(cssVariables({ colors: { primary: 'red}</style><script>' } })).not.toContain('<')
})

test('words on a bright brand colour are dark', () => {
  expect(themed({ primary: '#f2b705' }).colors?.onPrimary).toBe('#0b0f14')
})

test('a brand colour a shade too bright for white words is darkened until they can be read', () => {
  const { primary, onPrimary } = themed({ primary: '#e0542e' }).colors ?? {}
  expect(onPrimary).toBe('#ffffff')
  expect(contrast(primary ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
})

test.each(['#f2b705', '#ffffff', '#000000', '#12459c'])('links in %s can be read on the page', (primary) => {
  for (const surface of ['#ffffff', '#101418']) {
    expect(contrast(themed({ primary, surface }).colors?.link ?? '', surface)).toBeGreaterThanOrEqual(4.5)
  }
})
