import { expect, test } from 'vitest'
import { siteConfig } from '../tenant/site-config.ts'
import { buildLeadForm } from './build-lead-form.ts'
import { leadAnswers } from './lead-answers.ts'
import { leadValues } from './lead-values.ts'
import { lenientForm } from './lenient-form.ts'

const site = { config: siteConfig.parse({}) }
const service = buildLeadForm({ kind: 'service', vehicle: null, site, locations: [] })

test('additional answers are kept with their labels; empty ones are not (locations §3, Lead payload)', () => {
  const values = {
    name: 'Al',
    Rego: 'ABC123',
    service_vehicle: 'Kia Rio',
    service_km: '',
    additional_services: ['Loan car', 'Brake check'],
    opt_in: true,
  }
  expect(leadAnswers(service, values)).toEqual([
    { name: 'Rego', label: 'Rego', value: 'ABC123' },
    { name: 'service_vehicle', label: 'Make and model', value: 'Kia Rio' },
    { name: 'additional_services', label: 'Additional services', value: 'Loan car, Brake check' },
  ])
})

test('answers of a form that its page no longer has are kept, and unasked fields are not required', () => {
  const sent = { name: 'Al', phone: '0412 345 678', q_favourite_colour: 'Red', q_extras: ['Towbar'], q_urgent: true }
  const form = lenientForm(service, sent)
  const values = leadValues(form).parse(sent)
  expect(leadAnswers(form, values)).toEqual([
    { name: 'q_favourite_colour', label: 'favourite colour', value: 'Red' },
    { name: 'q_extras', label: 'extras', value: 'Towbar' },
    { name: 'q_urgent', label: 'urgent', value: 'Yes' },
  ])
})

test('its answers are validated as usual', () => {
  const sent = { name: '', email: 'nonsense' }
  const wrong = leadValues(lenientForm(service, sent))
    .safeParse(sent)
    .error?.issues.map(({ path }) => path[0])
  expect(wrong).toEqual(['name', 'email'])
})
