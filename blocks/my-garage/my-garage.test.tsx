import { renderToString } from 'react-dom/server'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
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

test('the shared page contains no personal data', async () => {
  const html = await renderBlock({ block: myGarage, component }, typical)
  expect(html).not.toMatch(/Nguyen|412|alex@/)
})

test('a saved vehicle shows by how much its price dropped, a sold one that it is sold', () => {
  const says = (slug: string) => readTexts(parseHtml(shown()), `a[href="/cars/${slug}"] + div > span`)
  expect(says('2021-kia-cerato-a0')).toEqual(['$23,990', '$1,000 less'])
  expect(says('2019-hyundai-i30-a5')).toEqual(['Sold'])
})

test('a sold vehicle has no alert to switch', () => {
  expect(parseHtml(shown()).body.textContent.match(/Tell me when the price drops/g)).toHaveLength(1)
})

test('a shopper who signed in by email is asked to add a mobile number', () => {
  expect(shown({ shopper: { ...sampleGarage.shopper, phone: null } })).toContain('Add your mobile number')
  expect(shown()).not.toContain('Add your mobile number')
})
