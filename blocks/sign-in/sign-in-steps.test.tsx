import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { problem } from '#schemas/problem.ts'

const browser = openBrowser()
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')
const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
const { sampleApi } = await import('../_kit/samples/sample-api.ts')
const { aPage, aRuntime } = await import('../_kit/samples/render-block.tsx')
const { RuntimeProvider } = await import('../_kit/runtime.tsx')
const { createNode, readProps } = await import('../_kit/props.ts')
const { default: SignIn } = await import('./component.tsx')
const { signIn } = await import('./block.ts')

let unmount = () => {}
afterEach(() => act(async () => unmount()))
afterEach(() => vi.useRealTimers())
afterAll(() => browser.close())

/** The sign-in page and its API calls, of which those in `refused` fail. */
async function open(refused: Record<string, unknown> = {}) {
  const calls: string[] = []
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  unmount = () => {
    root.unmount()
    host.remove()
  }
  const runtime = aRuntime({
    page: aPage({ path: '/sign-in', search: 'type=checkout' }),
    api: {
      call: (name, input) => {
        calls.push(name)
        return name in refused ? Promise.reject(refused[name]) : sampleApi().call(name, input)
      },
    },
  })
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RuntimeProvider value={runtime}>
          <SignIn {...readProps(signIn, createNode(signIn, 'sign-in', {}))} />
        </RuntimeProvider>
      </QueryClientProvider>,
    ),
  )
  return { calls }
}

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!found) throw new Error(`There is no field ${name}.`)
  return found
}
const type = (name: string, value: string) =>
  act(async () => {
    // React ignores values set on the element itself.
    Reflect.set(Object.getPrototypeOf(field(name)), 'value', value, field(name))
    field(name).dispatchEvent(new browser.window.Event('input', { bubbles: true }))
  })
const submit = () =>
  act(async () => {
    document
      .querySelector('form')
      ?.dispatchEvent(new browser.window.Event('submit', { bubbles: true, cancelable: true }))
    await turn()
  })
const button = (words: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
  if (!found) throw new Error(`There is no button “${words}”.`)
  return found
}
const press = (words: string) =>
  act(async () => {
    button(words).focus()
    button(words).click()
    await turn()
  })
const alert = () => document.querySelector('[role=alert]')?.textContent ?? null

async function toCode(to = '0412 345 678', refused: Record<string, unknown> = {}) {
  const opened = await open(refused)
  field('to').value = to
  await submit()
  return opened
}

test('the focus moves to the code after sending, and back to the number for another address', async () => {
  await toCode()
  expect(document.activeElement).toBe(field('code'))
  await press('Use another number')
  expect([document.activeElement, field('to').value]).toEqual([field('to'), '0412 345 678'])
})

test('a code is tried with its last digit; a wrong one is said, and stays to be fixed', async () => {
  const { calls } = await toCode('al@example.com', { signIn: new ApiFailure(problem('code-wrong')) })
  await type('code', '12345')
  expect(calls).toEqual(['sessionCode'])
  await type('code', '123 456')
  await act(() => turn())
  expect(calls).toEqual(['sessionCode', 'signIn'])
  expect([alert(), field('code').value]).toEqual([expect.stringContaining('This code is incorrect'), '123 456'])
})

test.each([
  [new ApiFailure(problem('too-many-requests')), 'Too many requests'],
  [
    new ApiFailure(problem('input-invalid', { fields: [{ path: 'to', message: 'Enter a mobile number.' }] })),
    'Enter a mobile number.',
  ],
  [new TypeError('Failed to fetch'), 'We could not reach the server'],
])('what keeps a code from being sent is said, and what was typed is kept: %s', async (failure, words) => {
  await toCode('0412', { sessionCode: failure })
  expect([alert(), field('to').value]).toEqual([expect.stringContaining(words), '0412'])
})

test('another code can be asked for after half a minute, and the keyboard is on its field then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { calls } = await toCode()
  expect(button('New code in 30 s').disabled).toBe(true)
  await type('code', '123')
  for (let second = 0; second < 31; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000))
  await press('Send a new code')
  expect(calls).toEqual(['sessionCode', 'sessionCode'])
  expect([document.activeElement, field('code').value]).toEqual([field('code'), ''])
})

test('an empty number is said beside its field before anything is sent', async () => {
  const { calls } = await open()
  await submit()
  expect([calls, document.activeElement, field('to').getAttribute('aria-invalid')]).toEqual([[], field('to'), 'true'])
  expect(alert()).toContain('Enter your')
})

test('an empty code is said beside its field before anything is sent', async () => {
  const { calls } = await toCode()
  await submit()
  expect([calls, field('code').getAttribute('aria-invalid')]).toEqual([['sessionCode'], 'true'])
})

test('why another code was not sent is said until a code is tried', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const refused: Record<string, unknown> = {}
  await toCode('0412 345 678', refused)
  for (let second = 0; second < 31; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000))
  Object.assign(refused, { sessionCode: new ApiFailure(problem('too-many-requests')) })
  await press('Send a new code')
  expect(alert()).toContain('Too many requests')
})
