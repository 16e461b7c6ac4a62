import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import { buildLeadForm } from '#schemas/lead/build-lead-form.ts'
import { formSettings } from '#schemas/lead/form-settings.ts'
import type { LeadForm } from '#schemas/lead/lead-form.ts'
import { problem } from '#schemas/problem.ts'

const browser = openBrowser()
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')
const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
const { sampleAnswers, sampleApi } = await import('../_kit/samples/sample-api.ts')
const { aSite } = await import('../_kit/samples/a-site.ts')
const { LeadFormView } = await import('./lead-form-view.tsx')

let unmount = () => {}
afterEach(() => act(async () => unmount()))
// Details stored by one test are not prefilled in the next.
afterEach(() => localStorage.clear())
afterAll(() => browser.close())

interface LeadFormOptions {
  form?: LeadForm
  isPreview?: boolean
}

async function open(api: Api = sampleApi(), opened: LeadFormOptions = {}): Promise<{ sent: unknown[] }> {
  const sent: unknown[] = []
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  unmount = () => {
    root.unmount()
    host.remove()
  }
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <LeadFormView form={sampleAnswers.leadForm} api={api} onSent={(answer) => sent.push(answer)} {...opened} />
      </QueryClientProvider>,
    ),
  )
  return { sent }
}

const fillIn = (without: readonly string[] = []) => {
  const answers = { name: 'Al', phone: '0412 345 678', email: 'al@example.com', postcode: '4215', message: 'Hello' }
  for (const [name, value] of Object.entries(answers)) {
    if (without.includes(name)) continue
    const control = document.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (!control) throw new Error(`There is no field ${name}.`)
    // React ignores values set on the element itself.
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
    control.dispatchEvent(new browser.window.Event('input', { bubbles: true }))
  }
}
const submit = () =>
  act(async () => {
    const event = new browser.window.Event('submit', { bubbles: true, cancelable: true })
    document.querySelector('form')?.dispatchEvent(event)
    await turn()
  })

test('a form that is not right says so above it, and the list of it gets the focus (locations §5, Error summary)', async () => {
  const { sent } = await open()
  await submit()
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
  expect(document.activeElement?.textContent).toContain('Please fix the following errors:Please enter your first name.')
  expect(sent).toEqual([])
})

test('a form that is right is sent once, however often it is submitted', async () => {
  const calls: unknown[] = []
  const { sent } = await open({
    call: async (name, input) => {
      calls.push(input)
      return sampleApi().call(name, input)
    },
  })
  fillIn()
  await submit()
  await submit()
  expect([calls.length, sent]).toEqual([1, [sampleAnswers.leads]])
})

test('a rejected field shows its error, a failure its message, and a retry has the same key (vehicles §8, Form submit failure; locations §8, Form submit failure)', async () => {
  const keys: unknown[] = []
  const failures = [
    new ApiFailure(problem('input-invalid', { fields: [{ path: 'email', message: 'Please use another address.' }] })),
    new ApiFailure(problem('busy')),
    new TypeError('Failed to fetch'),
  ]
  const { sent } = await open({
    call: async (name, input) => {
      if ('key' in input) keys.push(input.key)
      const failure = failures.shift()
      if (failure) throw failure
      return sampleApi().call(name, input)
    },
  })
  fillIn()
  await submit()
  expect(document.activeElement?.textContent).toContain('Please use another address.')
  await submit()
  expect(document.body.textContent).toContain('We are very busy right now.')
  await submit()
  expect(document.body.textContent).toContain(
    'An error occurred when submitting this form. What you typed is still here',
  )
  await submit()
  expect(sent).toHaveLength(1)
  expect([keys.length, new Set(keys).size]).toEqual([4, 1])
})

test.each([
  ['answer without a lead', { starts_at: null, time: '' }],
  ['failure without words', new ApiFailure(problem('unexpected'))],
])(
  'the %s is not taken for a lead (vehicles §8, Lead without an id; locations §8, Lead without an id)',
  async (_, answer) => {
    const { sent } = await open({
      call: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never)),
    })
    fillIn()
    await submit()
    expect(document.body.textContent).toContain('An unexpected error occured')
    expect(sent).toEqual([])
  },
)

test('a form corrected after a lost answer is sent as another lead', async () => {
  const inputs: { key: string; message: unknown }[] = []
  const failures = [new TypeError('Failed to fetch'), new ApiFailure(problem('key-reused'))]
  const { sent } = await open({
    call: async (name, input) => {
      if ('key' in input && 'values' in input) inputs.push({ key: input.key, message: input.values })
      const failure = failures.shift()
      if (failure) throw failure
      return sampleApi().call(name, input)
    },
  })
  fillIn()
  await submit()
  await submit()
  expect(sent).toHaveLength(1)
  const [first, corrected, again] = inputs.map(({ key }) => key)
  expect([corrected === first, again === first]).toEqual([true, false])
})

test('a sent form that is restored by Back can be sent again as another lead', async () => {
  const keys: unknown[] = []
  const { sent } = await open({
    call: async (name, input) => {
      if ('key' in input) keys.push(input.key)
      return sampleApi().call(name, input)
    },
  })
  fillIn()
  await submit()
  await act(async () => {
    const shown = new browser.window.Event('pageshow')
    Object.assign(shown, { persisted: true })
    window.dispatchEvent(shown)
  })
  await submit()
  expect([sent.length, new Set(keys).size]).toEqual([2, 2])
})

test('in a preview a form is tried, and nothing is sent', async () => {
  const calls: unknown[] = []
  const api: Api = { call: async (name, input) => (calls.push(name), sampleApi().call(name, input)) }
  const { sent } = await open(api, { isPreview: true })
  fillIn()
  await submit()
  expect(document.body.textContent).toContain('This is a preview')
  expect([calls, sent]).toEqual([[], []])
})

test('a step asks for its own answers alone, and the next is out of sight until they are right (vehicles §4, Multi-step form; locations §4, Multi-step form)', async () => {
  const form = buildLeadForm({ kind: 'service', vehicle: null, site: aSite(), locations: [] })
  await open(sampleApi(), { form })
  const rego = () => document.querySelector('[name=Rego]')?.closest('[hidden]')
  await submit()
  const alert = document.activeElement?.textContent ?? ''
  expect([alert.includes('mobile number'), alert.includes('rego'), rego() !== null]).toEqual([true, false, true])
  fillIn(['message'])
  await submit()
  expect(rego()).toBeNull()
  expect(document.activeElement?.textContent).toBe('Step 2 of 2: Your vehicle')
})

test('an amount has its $ and separators, and is picked by a button; kilometres end with kms (locations §5, Money input, Kilometre input)', async () => {
  const settings = formSettings.parse({
    fields: [
      { field: 'name' },
      { field: 'email' },
      { field: 'vehiclePriceBudget' },
      { field: 'own', label: 'Driven', answer: 'kilometres', name: 'km' },
    ],
  })
  const form = buildLeadForm({ kind: 'finance', vehicle: null, site: aSite(), locations: [], settings })
  const sent: unknown[] = []
  await open({ call: async (name, input) => (sent.push(input), sampleApi().call(name, input)) }, { form })
  const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)
  const typed = async (name: string, value: string) => {
    const input = control(name)
    if (!input) throw new Error(`There is no field ${name}.`)
    await act(async () => {
      Reflect.set(Object.getPrototypeOf(input), 'value', value, input)
      input.dispatchEvent(new browser.window.Event('input', { bubbles: true }))
      input.focus()
      input.blur()
    })
    return input.value
  }
  expect(await typed('vehiclePriceBudget', '30k')).toBe('30,000')
  expect(await typed('km', '85 000 kms')).toBe('85,000')
  expect(await typed('km', 'some')).toBe('some')
  expect(await typed('km', '61500')).toBe('61,500')
  const unit = (name: string) => control(name)?.parentElement?.querySelector('span')?.textContent
  expect([unit('vehiclePriceBudget'), unit('km')]).toEqual(['$', ' kms'])
  const picks = [...document.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')]
  const pressed = () => picks.filter((pick) => pick.getAttribute('aria-pressed') === 'true')
  expect(picks.map(({ textContent }) => textContent)).toEqual([
    '$5,000',
    '$10,000',
    '$20,000',
    '$30,000',
    '$50,000',
    '$70,000',
  ])
  expect(pressed().map(({ textContent }) => textContent)).toEqual(['$30,000'])
  await act(async () => picks[4]?.click())
  expect([control('vehiclePriceBudget')?.value, pressed().map(({ textContent }) => textContent)]).toEqual([
    '50,000',
    ['$50,000'],
  ])
  await typed('name', 'Al')
  await typed('email', 'al@example.com')
  await submit()
  const values = { name: 'Al', email: 'al@example.com', vehiclePriceBudget: '50000', km: '61500' }
  expect(sent).toEqual([expect.objectContaining({ values })])
})
