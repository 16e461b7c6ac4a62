import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import { problem } from '#schemas/problem.ts'

const browser = openBrowser()
const { act, useState } = await import('react')
const { createRoot, hydrateRoot } = await import('react-dom/client')
const { renderToString } = await import('react-dom/server')
const { Field } = await import('../_ui/field/field.tsx')
const { Input } = await import('../_ui/field/input.tsx')
const { ErrorSummary } = await import('./error-summary.tsx')
const { storeDetails } = await import('./stored-details.ts')
const { useApiForm } = await import('./use-api-form.ts')

let unmount = () => {}
afterEach(() => act(async () => unmount()))
afterEach(() => {
  localStorage.clear()
  document.cookie = 'signed-in=; max-age=0'
})
afterAll(() => browser.close())

const schema = z.object({
  name: z.string().min(1, 'Please enter your name.'),
  email: z.string().min(1, 'Please enter your email.'),
})
const names = ['name', 'email'] as const
const readDetails = (details: Readonly<Record<string, string>>) => ({ name: details['name'], email: details['email'] })
const silent: Api = { call: () => Promise.reject(new Error('Nothing is asked.')) }

const accept = async () => {}

interface TestFormProps {
  send?: (values: z.output<typeof schema>, key: string) => Promise<void>
  api?: Api
  leavesPage?: boolean
  withSummary?: boolean
}

function TestForm({ send = accept, api = silent, leavesPage = false, withSummary = false }: TestFormProps) {
  const prefill = useState(() => ({ api, read: readDetails }))[0]
  const { form, summary, wrong, failure, isHydrated, isBusy, submit, errorText, entry, focusField } = useApiForm({
    schema,
    names,
    send,
    leavesPage,
    prefill,
  })
  return (
    <form
      ref={form}
      method="post"
      action="/send"
      noValidate={isHydrated}
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
    >
      {withSummary && wrong.length > 0 ? <ErrorSummary ref={summary} errors={wrong} onPick={focusField} /> : null}
      {names.map((name) => (
        <Field key={name} label={name} required error={errorText(name)}>
          <Input {...entry.register(name)} />
        </Field>
      ))}
      <output>{failure}</output>
    </form>
  )
}

async function open(props: TestFormProps = {}): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  unmount = () => {
    root.unmount()
    host.remove()
  }
  await act(async () => {
    root.render(<TestForm {...props} />)
    await turn()
  })
}

const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!found) throw new Error(`There is no field ${name}.`)
  return found
}
const formElement = () => {
  const found = document.querySelector('form')
  if (!found) throw new Error('There is no form.')
  return found
}
const submitEvent = () => new browser.window.Event('submit', { bubbles: true, cancelable: true })
const submit = () =>
  act(async () => {
    formElement().dispatchEvent(submitEvent())
    await turn()
  })
/** Sets a value like user input: React ignores values set on the element itself. */
const type = (name: string, value: string) =>
  act(async () => {
    Reflect.set(Object.getPrototypeOf(control(name)), 'value', value, control(name))
    control(name).dispatchEvent(new browser.window.Event('input', { bubbles: true }))
  })
async function typeAll(): Promise<void> {
  await type('name', 'Al')
  await type('email', 'al@example.com')
}
/** The accessible description of a field. */
const description = (name: string) =>
  document.querySelector(`[id="${control(name).getAttribute('aria-describedby')}"]`)?.textContent

test('each wrong field says so beside it, and the first one gets the focus', async () => {
  await open()
  await submit()
  expect(names.map((name) => [control(name).getAttribute('aria-invalid'), description(name)])).toEqual([
    ['true', 'Please enter your name.'],
    ['true', 'Please enter your email.'],
  ])
  expect(document.activeElement).toBe(control('name'))
})

test('a list of the errors gets the focus where a form has one, each time, and leads to its fields', async () => {
  await open({ withSummary: true })
  await submit()
  control('email').focus()
  await submit()
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
  await act(async () => document.querySelectorAll('button').item(1).click())
  expect(document.activeElement).toBe(control('email'))
})

test('fields that the platform refuses are marked, and the same key tries again', async () => {
  const keys: string[] = []
  const refusal = problem('input-invalid', { fields: [{ path: 'who.email', message: 'Please use another address.' }] })
  await open({
    send: async (_values, key) => {
      keys.push(key)
      if (keys.length === 1) throw new ApiFailure(refusal)
    },
  })
  await typeAll()
  await submit()
  expect([description('email'), document.activeElement]).toEqual(['Please use another address.', control('email')])
  await submit()
  expect([keys.length, new Set(keys).size, description('email')]).toEqual([2, 1, undefined])
})

test('a refusal of fields that the form does not have is said in words, as is a platform out of reach', async () => {
  const failures = [
    new ApiFailure(problem('input-invalid', { fields: [{ path: 'slug', message: 'This car is unknown.' }] })),
    new TypeError('Failed to fetch'),
  ]
  await open({
    send: async () => {
      const failure = failures.shift()
      if (failure) throw failure
    },
  })
  const words = () => document.querySelector('output')?.textContent
  await typeAll()
  await submit()
  expect(words()).toContain('This car is unknown.')
  await submit()
  expect(words()).toContain('What you typed is still here')
  await submit()
  expect(words()).toBe('')
})

test.each(['key-reused', 'reservation-ended'] as const)(
  'after %s the form is sent again under another key',
  async (code) => {
    const keys: string[] = []
    await open({
      send: async (_values, key) => {
        keys.push(key)
        if (keys.length === 1) throw new ApiFailure(problem(code))
      },
    })
    await typeAll()
    await submit()
    expect([keys.length, new Set(keys).size]).toEqual([2, 2])
  },
)

test('two submits in one moment send the form once', async () => {
  let sent = 0
  await open({
    send: async () => {
      sent += 1
      await turn()
    },
  })
  await typeAll()
  await act(async () => {
    formElement().dispatchEvent(submitEvent())
    formElement().dispatchEvent(submitEvent())
    await turn()
    await turn()
  })
  expect(sent).toBe(1)
})

test('a form that leads to another page stays busy until Back brings it again, with its values', async () => {
  const keys: string[] = []
  await open({ leavesPage: true, send: async (_values, key) => void keys.push(key) })
  await typeAll()
  await submit()
  expect(formElement().getAttribute('aria-busy')).toBe('true')
  await act(async () => {
    const shown = new browser.window.Event('pageshow')
    Object.assign(shown, { persisted: true })
    window.dispatchEvent(shown)
  })
  expect([formElement().getAttribute('aria-busy'), control('email').value]).toEqual(['false', 'al@example.com'])
  await submit()
  expect(new Set(keys).size).toBe(2)
})

test('a form on one page can be sent again', async () => {
  let sent = 0
  await open({ send: async () => void (sent += 1) })
  await typeAll()
  await submit()
  await submit()
  expect(sent).toBe(2)
})

test('text typed before hydration is kept and sent, and until then the browser validates and posts the form', async () => {
  const sent: unknown[] = []
  const host = document.body.appendChild(document.createElement('div'))
  const element = <TestForm send={async (values) => void sent.push(values)} />
  host.innerHTML = renderToString(element)
  expect([formElement().noValidate, formElement().getAttribute('action')]).toEqual([false, '/send'])
  control('name').value = 'Al'
  control('email').value = 'al@example.com'
  await act(async () => {
    const root = hydrateRoot(host, element)
    unmount = () => {
      root.unmount()
      host.remove()
    }
    await turn()
  })
  expect([formElement().noValidate, control('name').value]).toEqual([true, 'Al'])
  await submit()
  expect(sent).toEqual([{ name: 'Al', email: 'al@example.com' }])
})

test('a value that a password manager sets without an event is sent', async () => {
  const sent: unknown[] = []
  await open({ send: async (values) => void sent.push(values) })
  await typeAll()
  control('email').value = 'other@example.com'
  await submit()
  expect(sent).toEqual([{ name: 'Al', email: 'other@example.com' }])
})

const account = { id: 1, name: 'Sam', last_name: 'Lee', phone: '+61412345678', email: null, postcode: '' }
const answering = (shopper: typeof account | null): Api => ({ call: async () => ({ shopper }) as never })
const values = () => names.map((name) => control(name).value)

test('a form begins with the details of the signed-in shopper, and with what the browser was told before for the rest', async () => {
  storeDetails({ name: 'Al', email: 'al@example.com', phone: '0400 000 000' })
  document.cookie = 'signed-in=1'
  await open({ api: answering(account) })
  expect(values()).toEqual(['Sam', 'al@example.com'])
})

test('text typed before the details arrive stays', async () => {
  document.cookie = 'signed-in=1'
  let answer = (_answer: { shopper: typeof account }): void => {}
  const slow: Api = { call: () => new Promise((resolve) => (answer = resolve as never)) }
  await open({ api: slow })
  await type('name', 'Kim')
  await act(async () => {
    answer({ shopper: account })
    await turn()
  })
  expect(values()).toEqual(['Kim', ''])
})

test('without a session nothing is asked, and an ended session changes nothing', async () => {
  storeDetails({ name: 'Al', email: 'al@example.com', phone: '0400 000 000' })
  await open()
  expect(values()).toEqual(['Al', 'al@example.com'])
  await act(async () => unmount())
  document.cookie = 'signed-in=1'
  await open({ api: answering(null) })
  expect(values()).toEqual(['Al', 'al@example.com'])
})
