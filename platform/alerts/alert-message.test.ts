import { expect, test } from 'vitest'
import { alertMessage } from './alert-message.ts'

const alert = {
  tenantId: 4,
  siteName: 'Kia & Sons',
  email: 'al@example.com',
  phone: '+61412345678',
  subject: 'The Sportage is cheaper',
  lines: [
    { words: 'Kia Sportage <GT>: now $20,000', url: 'https://kia.example/cars/sportage' },
    { words: 'Kia Rio: now $9,000', url: 'https://kia.example/cars/rio' },
  ],
  unsubscribe: 'https://kia.example/unsubscribe?a=1&b=2',
}

test('an alert goes by e-mail where there is an address, with every vehicle and its page', () => {
  const message = alertMessage(alert)
  expect(message).toMatchObject({ tenantId: 4, channel: 'email', to: 'al@example.com' })
  for (const { words, url } of alert.lines) expect(message?.text).toContain(`${words}\n${url}`)
})

test('an alert can be ended from the message, and by one click in a mail program', () => {
  const message = alertMessage(alert)
  expect(message?.text).toContain(alert.unsubscribe)
  expect(message?.headers).toEqual({
    'List-Unsubscribe': `<${alert.unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('a vehicle’s name is text in the e-mail, never markup', () => {
  const html = alertMessage(alert)?.html
  expect(html).toContain('Kia Sportage &lt;GT&gt;')
  expect(html).toContain('Kia &amp; Sons')
  expect(html).not.toContain('<GT>')
})

test('without an e-mail address the first vehicle goes by SMS, with the way out', () => {
  const message = alertMessage({ ...alert, email: null })
  expect(message).toMatchObject({ channel: 'sms', to: '+61412345678' })
  expect(message?.text).toContain('https://kia.example/cars/sportage')
  expect(message?.text).toContain(alert.unsubscribe)
})

test('no message is sent without an address, or by SMS without text', () => {
  expect(alertMessage({ ...alert, email: null, phone: null })).toBeNull()
  expect(alertMessage({ ...alert, email: null, lines: [] })).toBeNull()
})
