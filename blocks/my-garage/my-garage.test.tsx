import { renderToString } from 'react-dom/server'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sampleGarage } from '../_kit/samples/sample-garage.ts'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { RuntimeProvider } from '../_kit/runtime.tsx'
import { myGarage } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'
import { GarageView } from './garage-view.tsx'

const browse = { kind: 'url', label: 'Browse', page: null, url: '/search/used-cars', newTab: false } as const
const shown = (changes: Partial<typeof sampleGarage> = {}) =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <RuntimeProvider value={aRuntime()}>
        <GarageView garage={{ ...sampleGarage, ...changes }} browse={browse} />
      </RuntimeProvider>
    </QueryClientProvider>,
  )

test('the page has nothing in it that is somebody’s own: it is the same for everybody', async () => {
  const html = await renderBlock({ block: myGarage, component }, typical)
  expect(html).not.toMatch(/Nguyen|412|alex@/)
})

test('a saved vehicle shows by how much its price dropped, a sold one that it is sold', () => {
  expect(shown()).toMatch(/\$1,000 less[\s\S]*>Sold</)
})

test('a sold vehicle has no alert to switch', () => {
  expect(shown().match(/Tell me when the price drops/g)).toHaveLength(1)
})

test('anyone who signed in by email is asked to add a mobile number', () => {
  expect(shown({ shopper: { ...sampleGarage.shopper, phone: null } })).toContain('Add your mobile number')
  expect(shown()).not.toContain('Add your mobile number')
})
