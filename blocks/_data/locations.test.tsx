import { afterAll, expect, test, vi } from 'vitest'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { openBrowser } from '../_kit/contract/open-browser.ts'

const browser = openBrowser()
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')
const { aPage, aRuntime } = await import('../_kit/samples/render-block.tsx')
const { createNode, readProps } = await import('../_kit/props.ts')
const { RuntimeProvider } = await import('../_kit/runtime.tsx')
const { locationGrid } = await import('../location-grid/block.ts')
const { default: LocationGrid } = await import('../location-grid/component.tsx')

afterAll(() => browser.close())

test('a list of locations that cannot be fetched is logged, and stays empty (vehicles §8, Location list failure)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const failure = new TypeError('Failed to fetch')
  const runtime = aRuntime({ page: aPage(), api: { call: () => Promise.reject(failure) } })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const props = readProps(locationGrid, createNode(locationGrid, 'block-1', {}))
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <RuntimeProvider value={runtime}>
          <LocationGrid {...props} />
        </RuntimeProvider>
      </QueryClientProvider>,
    ),
  )
  expect(warn.mock.calls).toEqual([['Failed to fetch locations', failure]])
  expect(host.querySelectorAll('article, li')).toHaveLength(0)
  await act(async () => root.unmount())
  warn.mockRestore()
})
