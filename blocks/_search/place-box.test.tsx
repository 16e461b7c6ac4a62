import { afterAll, expect, test } from 'vitest'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'
import { aRuntime } from '#blocks/_kit/samples/render-block.tsx'

const browser = openBrowser()
const { act } = await import('react')
const { hydrateRoot } = await import('react-dom/client')
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
