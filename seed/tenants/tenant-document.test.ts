import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseJsonFile } from '../data-files/json-file.ts'
import { tenantDocument } from './tenant-document.ts'

const kauri = readFileSync(join(import.meta.dirname, 'kauri', 'tenant.json'), 'utf8')

function problemsIn(text: string): string[] {
  try {
    parseJsonFile('seed/tenant.json', { text, schema: tenantDocument })
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

test('the file of a demo company is read', () => {
  expect(problemsIn(kauri)).toEqual([])
})

test.each([
  ['a colour that is none', /"primary": "#\w+"/, '"primary": "green"', 'theme.primary: Use a colour like #0a5bd3.'],
  ['a token that the theme does not have', '"primary":', '"prime":', 'theme.prime: There is no such field.'],
  ['a flag that does not exist', '"flags": {', '"flags": { "wheel": true,', 'flags.wheel: There is no such field.'],
  [
    'a lender that does not exist',
    /"provider": "[\w-]+"/,
    '"provider": "bank"',
    'config.finance.provider: Invalid option',
  ],
  [
    'a setting that does not exist',
    '"finance": {',
    '"finance": { "rate": 8,',
    'config.finance.rate: There is no such field.',
  ],
  [
    'postcodes that are none',
    '"postcodes": "0600-2699"',
    '"postcodes": "Auckland"',
    'deliveryZones[0].postcodes: must be',
  ],
  ['hours that have no name', '"hours": "sales"', '"hours": "always"', 'locations[1].hours: Invalid option'],
  ['a picture that cannot be drawn', '"scene": "coast-road"', '"scene": "moon"', 'pictures[0].scene: Invalid option'],
])('%s is refused by line, column and path', (_, value, wrong, problem) => {
  const text = kauri.replace(value, wrong)
  expect(text).not.toBe(kauri)
  expect(problemsIn(text)).toEqual([expect.stringMatching(/^seed\/tenant\.json:\d+:\d+ /)])
  expect(problemsIn(text)[0]).toContain(problem)
})
