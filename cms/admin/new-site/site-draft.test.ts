import { expect, test } from 'vitest'
import { newSite } from '#schemas/tenant/new-site.ts'
import { emptyDraft, type SiteDraft, toRequest } from './site-draft.ts'

const filled = (changes: Partial<SiteDraft> = {}): SiteDraft => ({
  ...emptyDraft(3),
  name: 'Harbour Motors Pty Ltd',
  domains: 'www.harbour.example\nharbour.example',
  phone: '02 5550 0199',
  email: 'hello@harbour.example',
  location: { name: '', street: '12 Quay Street', city: 'Newcastle', state: 'NSW', postcode: '2300' },
  ...changes,
})

test('a filled form is what the endpoint takes', () =>
  expect(newSite.parse(toRequest(filled()))).toMatchObject({
    slug: 'harbour-motors-pty-ltd',
    hosts: ['www.harbour.example', 'harbour.example'],
    location: { name: 'Newcastle' },
  }))
test('the week begins with Monday in the form, and with Sunday in the CMS', () => {
  const { hours } = toRequest(filled()).location
  expect(hours[0]).toEqual({ weekday: 1, status: 'Open', open: '08:30', close: '17:30' })
  expect(hours[6]).toEqual({ weekday: 0, status: 'Closed' })
})
test('colours of a tokens file go before derived ones', () =>
  expect(toRequest(filled({ tokens: { primary: '#aa0000', ink: '#111111' } })).theme).toMatchObject({
    primary: '#aa0000',
    ink: '#111111',
    surface: '#ffffff',
  }))
test('an empty form is refused by field', () => {
  const result = newSite.safeParse(toRequest(emptyDraft(null)))
  const fields = result.error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(fields).toEqual(
    expect.arrayContaining(['name', 'slug', 'hosts', 'template', 'phone', 'email', 'location.street']),
  )
})
