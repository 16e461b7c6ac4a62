import { expect, test } from 'vitest'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleButtons } from './block.ts'
import component from './component.tsx'
import { longest, typical } from './fixtures.ts'

const modules = { block: vehicleButtons, component }
const site = aSite()

test('the buttons stand in the order of the specification’s sidebar (vehicles §2, Sidebar; locations §2, Vehicle sidebar)', async () => {
  const all = { ...site, flags: { ...site.flags, reserve: true, valuation: true } }
  const html = await renderBlock(
    modules,
    longest,
    aRuntime({ site: all, page: aPage({ vehicle: aVehicle({ images: [] }) }) }),
  )
  expect(readTexts(parseHtml(html), 'a, button')).toEqual([
    'Reserve Car Now for $200',
    'Ask our friendly team about this one now',
    expect.stringMatching(/^Call Now /),
    'Book a Test Drive',
    'Get Finance',
    'Trade-In Valuation',
    'Request Photos',
  ])
})

test('enquiring and driving open their forms, and are links without script', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readAttributes(page, 'a[data-act="enquiry"]', 'href')).toEqual(['/contact?car_id=12'])
  expect(readAttributes(page, 'a[data-act="test-drive"]', 'href')).toEqual(['/book-test-drive?car_id=12'])
})

test('a vehicle that is gone leaves nothing of them (vehicles §4)', async () => {
  const page = aPage({ vehicle: aVehicle({ status: 'sold' }) })
  expect(await renderBlock(modules, typical, aRuntime({ page }))).toBe('')
})

test('with a chat the shopper sends an Instant Message, otherwise Enquires Now (vehicles §2, Enquire or Instant Message; locations §2, Instant Message)', async () => {
  const config = siteConfig.parse({ chat: { script: 'https://chat.example.com/widget.js', token: 'dealer-7' } })
  const withChat = (chat: boolean) => aRuntime({ site: { ...site, config, flags: { ...site.flags, chat } } })
  const on = parseHtml(await renderBlock(modules, { buttons: ['enquire'] }, withChat(true)))
  expect(readTexts(on, 'a')).toEqual(['Instant Message'])
  expect(readAttributes(on, 'a[data-tool="chat"][data-token="dealer-7"]', 'href')).toEqual(['/contact?car_id=12'])
  expect(on.querySelector('script')).toBeNull()
  const off = parseHtml(await renderBlock(modules, { buttons: ['enquire'] }, withChat(false)))
  expect(readTexts(off, 'a[data-act="enquiry"]')).toEqual(['Enquire Now'])
})
