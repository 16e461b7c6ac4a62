import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api, EndpointName } from '#schemas/api/endpoints.ts'
import { problem } from '#schemas/problem.ts'

const browser = openBrowser()
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')
const { notifyManager, QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
const { sampleApi } = await import('../_kit/samples/sample-api.ts')
const { sampleGarage } = await import('../_kit/samples/sample-garage.ts')
const { aRuntime } = await import('../_kit/samples/render-block.tsx')
const { RuntimeProvider } = await import('../_kit/runtime.tsx')
const { default: MyGarage } = await import('./component.tsx')
const { myGarage } = await import('./block.ts')
const { createNode, readProps } = await import('../_kit/props.ts')

// Answers reach the page without a timer: after a turn of the event loop nothing is on its way.
notifyManager.setScheduler(queueMicrotask)

let unmount = () => {}
afterEach(() => act(async () => unmount()))
afterAll(() => browser.close())

/** A shopper's garage in which the calls of `refused` fail, removing a car ends after `removal`, and the list is read again after `reading`. Gives the calls so far. */
async function open(
  refused: Partial<Record<EndpointName, unknown>> = {},
  removal = Promise.resolve(),
  reading = Promise.resolve(),
) {
  const called: EndpointName[] = []
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  unmount = () => {
    root.unmount()
    host.remove()
  }
  let answers = sampleApi()
  const api: Api = {
    call: async (name, input) => {
      called.push(name)
      if (name in refused) return Promise.reject(refused[name])
      if (name === 'removeCar') await removal
      if (name === 'garage' && called.includes('removeCar')) await reading
      if (name === 'removeCar') answers = sampleApi({ garage: { ...sampleGarage, watchlist: [] } })
      return answers.call(name, input)
    },
  }
  const runtime = aRuntime({ api })
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RuntimeProvider value={runtime}>
          <MyGarage {...readProps(myGarage, createNode(myGarage, 'garage', {}))} />
        </RuntimeProvider>
      </QueryClientProvider>,
    ),
  )
  await act(() => turn())
  return called
}

const button = (name: RegExp) => {
  const buttons = [...document.querySelectorAll<HTMLElement>('button')]
  const found = buttons.find((each) => name.test(each.getAttribute('aria-label') ?? each.textContent))
  if (!found) throw new Error(`There is no button ${name}.`)
  return found
}
const press = (element: HTMLElement) =>
  act(async () => {
    element.focus()
    element.click()
  })
const alert = () => document.querySelector('[role=alert]')?.textContent ?? null
const words = (id: string) => document.querySelector(`#${id}`)?.textContent ?? ''

test.each([
  ['removeCar', /^Remove 2021 Kia/, 'watchlist', '2021 Kia Cerato Sport'],
  ['removeSearch', /^Delete /, 'searches', 'Used Kia'],
  ['endPriceAlert', /^Unsubscribe/, 'alerts', 'Kia'],
] as const)('what %s could not do is taken back and said (vehicles §8)', async (call, name, part, thing) => {
  await open({ [call]: new TypeError('Failed to fetch') })
  const before = words(part)
  expect(before).toContain(thing)
  await press(button(name))
  await act(() => turn())
  expect([words(part), alert()]).toEqual([before, expect.stringContaining('nothing was changed')])
})

test('a press while another change is under way is done after it', async () => {
  const removal = Promise.withResolvers<void>()
  const called = await open({ signOut: new TypeError('Failed to fetch') }, removal.promise)
  await press(button(/^Remove 2021 Kia/))
  await press(button(/^Sign out$/))
  expect(called).not.toContain('signOut')
  await act(async () => removal.resolve())
  await act(() => turn())
  expect(called.filter((name) => name === 'signOut')).toHaveLength(1)
})

test('signing out waits until the list has been read again, which needs the session', async () => {
  const reading = Promise.withResolvers<void>()
  const called = await open({ signOut: new TypeError('Failed to fetch') }, Promise.resolve(), reading.promise)
  await press(button(/^Remove 2021 Kia/))
  await act(() => turn())
  await press(button(/^Sign out$/))
  await act(() => turn())
  expect(called.at(-1)).toBe('garage')
  await act(async () => reading.resolve())
  await act(() => turn())
  expect(called.at(-1)).toBe('signOut')
})

test('what the server says is said: it is busy', async () => {
  await open({ removeCar: new ApiFailure(problem('busy')) })
  await press(button(/^Remove 2021 Kia/))
  await act(() => turn())
  expect(alert()).toContain('We are very busy')
})

test('a switch of alerts goes back where it could not be switched', async () => {
  await open({ watchlistAlerts: new TypeError('Failed to fetch') })
  const box = () => document.querySelector<HTMLInputElement>('#watchlist input')
  expect(box()?.checked).toBe(true)
  await act(async () => box()?.click())
  await act(() => turn())
  expect([box()?.checked, alert()]).toEqual([true, expect.stringContaining('nothing was changed')])
})

test('a signed-out shopper is redirected to sign-in', async () => {
  const refused: Partial<Record<EndpointName, unknown>> = {}
  await open(refused)
  Object.assign(refused, {
    removeCar: new ApiFailure(problem('not-signed-in')),
    garage: new ApiFailure(problem('not-signed-in')),
  })
  await press(button(/^Remove 2021 Kia/))
  await act(() => turn())
  expect(document.body.textContent).toContain('You are signed out')
})

test('from the button of a row that is gone the keyboard goes to the heading of its list', async () => {
  await open()
  await press(button(/^Remove 2021 Kia/))
  expect(words('watchlist')).toContain('Nothing saved yet')
  expect(document.activeElement?.id).toBe('watchlist-title')
})

test('an account is deleted on a second press alone, and can be kept', async () => {
  await open()
  await press(button(/^Delete my account/))
  expect(document.body.textContent).toContain('This cannot be undone.')
  await press(button(/^Keep my account/))
  expect(document.activeElement?.textContent).toBe('Delete my account')
  expect(document.body.textContent).not.toContain('This cannot be undone.')
})

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`#details [name=${name}]`)
  if (!found) throw new Error(`There is no field ${name}.`)
  return found
}
const saveDetails = () =>
  act(async () => {
    const submitted = new browser.window.Event('submit', { bubbles: true, cancelable: true })
    document.querySelector('#details form')?.dispatchEvent(submitted)
    await turn()
  })
const refusal = problem('input-invalid', { fields: [{ path: 'last_name', message: 'Please use letters.' }] })

test('a postcode that is none is said beside its field, which gets the focus', async () => {
  await open()
  field('postcode').value = '42'
  await saveDetails()
  expect(field('postcode').getAttribute('aria-invalid')).toBe('true')
  expect([alert(), document.activeElement]).toEqual([expect.stringContaining('4-digit'), field('postcode')])
})

test.each([
  [new ApiFailure(refusal), 'Please use letters.'],
  [new ApiFailure(problem('busy')), 'We are very busy'],
  [new TypeError('Failed to fetch'), 'nothing was changed'],
])('details that were not saved say why, and stay as typed: %s', async (failure, reason) => {
  await open({ shopperDetails: failure })
  field('last_name').value = 'Lee-42'
  await saveDetails()
  expect([alert(), field('last_name').value]).toEqual([expect.stringContaining(reason), 'Lee-42'])
  expect(words('details')).not.toContain('Your details are saved.')
})

test('saved details say so, and can be saved again', async () => {
  await open()
  field('name').value = 'Kim'
  await saveDetails()
  expect(words('details')).toContain('Your details are saved.')
  await saveDetails()
  expect(words('details')).toContain('Your details are saved.')
})

test('a shopper with an expired session is redirected to sign-in when saving details', async () => {
  const refused: Partial<Record<EndpointName, unknown>> = {}
  await open(refused)
  const ended = new ApiFailure(problem('not-signed-in'))
  Object.assign(refused, { shopperDetails: ended, garage: ended })
  await saveDetails()
  await act(() => turn())
  expect(document.body.textContent).toContain('You are signed out')
})
