import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Site } from '#schemas/tenant/site.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aRuntime } from '../_kit/samples/render-block.tsx'
import { RuntimeProvider } from '../_kit/runtime.tsx'
import { DialogButton } from './dialog-button.tsx'
import { PhoneButton } from './phone-button.tsx'

const site = aSite()
const withFlags = (flags: Partial<Site['flags']>): Site => ({ ...site, flags: { ...site.flags, ...flags } })
const withPhones = (phones: Partial<Site['config']['phones']>): Site => ({
  ...site,
  config: { ...site.config, phones: { ...site.config.phones, ...phones } },
})
const html = (children: React.ReactNode, on: Site = site) =>
  renderToStaticMarkup(
    <RuntimeProvider value={{ ...aRuntime({ site: on }), renderSlot: () => null }}>{children}</RuntimeProvider>,
  )

test.each([
  ['enquiry', '/contact?car_id=12'],
  ['test-drive', '/book-test-drive?car_id=12'],
  ['request-photos', '/contact?car_id=12&ask=photos'],
] as const)('without script “%s” is a link to the page that has the form (vehicles §2)', (kind, href) => {
  const link = html(
    <DialogButton kind={kind} vehicle={aVehicle({ id: 12 })}>
      Ask
    </DialogButton>,
  )
  const selector = `a[data-act="${kind}"][data-car="12"][aria-haspopup="dialog"]`
  expect(readAttributes(parseHtml(link), selector, 'href')).toEqual([href])
})

test('finance carries its query fields and ends with #finance-form (vehicles §2, Finance routes)', () => {
  const link = html(
    <DialogButton kind="finance" vehicle={aVehicle({ id: 12 })}>
      Get Finance
    </DialogButton>,
  )
  expect(readAttributes(parseHtml(link), 'a', 'href')).toEqual([
    expect.stringMatching(/^\/finance\?.*car_id=12.*#finance-form$/),
  ])
})

test('where finance is behind sign-in the link leads there, and no dialog opens (locations §6)', () => {
  const gated = html(
    <DialogButton kind="finance" vehicle={aVehicle({ id: 12 })}>
      Get Finance
    </DialogButton>,
    withFlags({ gateFinance: true }),
  )
  expect(readAttributes(parseHtml(gated), 'a:not([data-act])', 'href')).toEqual([expect.stringMatching(/^\/sign-in\?/)])
})

test('a number is masked after its fifth character, and dials without script (vehicles §2, Call button; §4, Phone reveal)', () => {
  const button = parseHtml(html(<PhoneButton vehicle={aVehicle({})} />, withPhones({ override: '02 9999 1234' })))
  expect(readTexts(button, 'a [data-masked]')).toEqual(['02 99•• ••••'])
  expect(readAttributes(button, 'a', 'href')).toEqual(['tel:0299991234'])
})

test('a site that does not mask shows the number at once (vehicles §4, Phone reveal)', () => {
  const phones = withPhones({ override: '02 9999 1234', masked: false })
  const button = parseHtml(html(<PhoneButton vehicle={aVehicle({})} />, phones))
  expect(readTexts(button, 'a span span')).toEqual(['02 9999 1234'])
  expect(button.querySelector('[data-masked]')).toBeNull()
})

test('without any number there is no button (vehicles §4, Phone selection; locations §8, Missing phone and picture)', () => {
  const silent = withPhones({ override: '', new: '', used: '' })
  expect(html(<PhoneButton vehicle={aVehicle({ location_phone: null })} />, silent)).toBe('')
})
