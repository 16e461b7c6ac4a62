import { expect, test } from 'vitest'
import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import { readStoredMessage, refusalReason, stateAfterRefusal } from './delivery-rules.ts'
import { messageRow } from './message-row.ts'

const sms: OutgoingMessage = {
  tenantId: 4,
  channel: 'sms',
  to: '+61412345678',
  subject: 'Code',
  text: '123456 is your code',
}
const email: OutgoingMessage = {
  tenantId: 4,
  channel: 'email',
  to: 'al@example.com',
  subject: 'Reserved',
  text: 'The Sportage',
  html: '<p>The Sportage</p>',
  headers: { 'Reply-To': 'sales@kia.example' },
  attachments: [{ filename: 'a.txt', contentType: 'text/plain', content: 'YQ==' }],
}

test.each([sms, email])('a message is read as it was stored: $channel', (message) => {
  const { tenant, ...columns } = messageRow(message)
  expect(readStoredMessage({ ...columns, tenantId: tenant })).toEqual(message)
})

test('a stored message belongs to its tenant, and missing values are stored as null', () => {
  expect(messageRow(sms)).toMatchObject({ tenant: 4, html: null, headers: null, attachments: null })
})

test('a stored message without an address is not sent', () => {
  expect(() => readStoredMessage({ ...sms, to: '' })).toThrow('Too small')
})

test('a refused message waits for another try, and after the last one it has failed', () => {
  expect([stateAfterRefusal(false), stateAfterRefusal(true)]).toEqual(['waiting', 'failed'])
})

test('staff read the provider’s reason, of a long one the first 500 characters', () => {
  expect(refusalReason(new Error('Mailbox full.'))).toBe('Mailbox full.')
  expect(refusalReason(new Error('x'.repeat(501)))).toHaveLength(500)
})

test('a provider that gives no reason still leaves one to read', () => {
  expect(refusalReason(undefined)).not.toBe('')
})
