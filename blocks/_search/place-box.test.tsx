import { afterAll, expect, test, vi } from 'vitest'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'
import { aRuntime } from '#blocks/_kit/samples/render-block.tsx'

const browser = openBrowser()
const { act } = await import('react')
const { createRoot, hydrateRoot } = await import('react-dom/client')
const { renderToString } = await import('react-dom/server')
const { RuntimeProvider } = await import('#blocks/_kit/runtime.tsx')
const { PlaceBox } = await import('./place-box.tsx')

afterAll(() => browser.close())

test('a town that is typed before hydration stays', async () => {
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <RuntimeProvider value={aRuntime()}>
        <PlaceBox place="" onPlace={() => undefined} />
      </RuntimeProvider>
    </QueryClientProvider>
  )
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(element)
  const box = host.querySelector('input')
  if (box) box.value = 'wollong'
  const root = await act(async () => hydrateRoot(host, element))
  expect(box?.value).toBe('wollong')
  await act(async () => root.unmount())
})

test('suggestions are asked for once typing has rested for 300 ms (vehicles §9, Just-arrived window and debounce; §7, Places autocomplete)', async () => {
  vi.useFakeTimers()
  const asked: unknown[] = []
  const runtime = aRuntime({ api: { call: (_, input) => (asked.push(input), Promise.resolve([] as never)) } })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RuntimeProvider value={runtime}>
          <PlaceBox place="" onPlace={() => undefined} />
        </RuntimeProvider>
      </QueryClientProvider>,
    ),
  )
  const box = host.querySelector('input')
  const type = (text: string) =>
    act(async () => {
      // React ignores values set on the element itself.
      if (box) Reflect.set(Object.getPrototypeOf(box), 'value', text, box)
      box?.dispatchEvent(new browser.window.Event('input', { bubbles: true }))
    })
  const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
  for (const text of ['no', 'noo', 'noos']) {
    await type(text)
    await wait(299)
  }
  expect(asked).toEqual([])
  await wait(1)
  expect(asked).toEqual([{ query: 'noos' }])
  await act(async () => root.unmount())
  vi.useRealTimers()
})
