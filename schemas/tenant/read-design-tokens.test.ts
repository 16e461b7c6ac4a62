import { expect, test } from 'vitest'
import { readDesignTokens } from './read-design-tokens.ts'

const read = (file: object) => readDesignTokens(JSON.stringify(file))
const colour = (value: unknown) => ({ $type: 'color', $value: value })

test('colours are found by their names in any group', () =>
  expect(
    read({ color: { brand: colour('#0B5CAD'), text: { default: colour('#112233') }, spacing: { $value: '4px' } } }),
  ).toEqual({ colours: { primary: '#0b5cad', ink: '#112233' } }))
test('an alias is followed', () =>
  expect(read({ blue: { 500: colour('#0b5cad') }, primary: colour('{blue.500}') })).toEqual({
    colours: { primary: '#0b5cad' },
  }))
test('a colour may be given by its components', () =>
  expect(read({ primary: colour({ colorSpace: 'srgb', components: [1, 0.5, 0] }) })).toEqual({
    colours: { primary: '#ff8000' },
  }))
test('an alias of itself ends', () => expect(read({ primary: colour('{primary}') })).toHaveProperty('problem'))
test.each(['{', '[]', '"#112233"', '{"size":{"$value":"4px"}}'])('%s is refused in words', (text) =>
  expect(readDesignTokens(text)).toHaveProperty('problem'),
)
