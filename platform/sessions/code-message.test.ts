import { expect, test } from 'vitest'
import { codeMessage } from './code-message.ts'

const coded = { code: '012345', tenant: { id: 4 }, site: { name: 'Coastline Kia' } }

test.each([
  { channel: 'sms', to: '+61412345678' },
  { channel: 'email', to: 'al@example.com' },
] as const)('a code goes to the address that asked for it, first in what a notification shows: $channel', (address) => {
  const { subject, text, ...sent } = codeMessage({ ...coded, address })
  expect(sent).toEqual({ tenantId: 4, ...address })
  expect([subject.startsWith('012345'), text.startsWith('012345')]).toEqual([true, true])
  expect([subject, text]).toEqual([expect.stringContaining('Coastline Kia'), expect.stringContaining('Coastline Kia')])
})

test('a message with a code says for how many minutes it works', () => {
  expect(codeMessage({ ...coded, address: { channel: 'sms', to: '+61412345678' } }).text).toContain('10 minutes')
})
