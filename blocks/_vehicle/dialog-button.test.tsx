import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Site } from '#schemas/tenant/site.ts'
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
  ['enquiry', 'href="/contact?car_id=12"'],
  ['test-drive', 'href="/book-test-drive?car_id=12"'],
  ['request-photos', 'href="/contact?car_id=12&amp;ask=photos"'],
] as const)('without script “%s” is a link to the page that has the form (vehicles §2)', (kind, href) => {
  const link = html(
    <DialogButton kind={kind} vehicle={aVehicle({ id: 12 })}>
      Ask
    </DialogButton>,
  )
  expect(link).toContain(href)
  expect(link).toContain(`data-act="${kind}" data-car="12" aria-haspopup="dialog"`)
})

test('finance carries its query fields and ends with #finance-form (vehicles §2)', () => {
  const link = html(
    <DialogButton kind="finance" vehicle={aVehicle({ id: 12 })}>
      Get Finance
    </DialogButton>,
  )
  expect(link).toMatch(/href="\/finance\?[^"]*car_id=12[^"]*#finance-form"/)
})

test('where finance is behind sign-in the link leads there, and no dialog opens (locations §6)', () => {
  const gated = html(
    <DialogButton kind="finance" vehicle={aVehicle({ id: 12 })}>
      Get Finance
    </DialogButton>,
    withFlags({ gateFinance: true }),
  )
  expect(gated).toContain('href="/sign-in?')
  expect(gated).not.toContain('data-act')
})

test('a number is masked after its fifth character, and dials without script (vehicles §4, Phone reveal)', () => {
  const button = html(<PhoneButton vehicle={aVehicle({})} />, withPhones({ override: '02 9999 1234' }))
  expect(button).toContain('>02 99•• ••••<')
  expect(button).toContain('href="tel:0299991234"')
})

test('a site that does not mask shows the number at once', () => {
  const button = html(<PhoneButton vehicle={aVehicle({})} />, withPhones({ override: '02 9999 1234', masked: false }))
  expect(button).toContain('>02 9999 1234<')
  expect(button).not.toContain('data-masked')
})

test('without any number there is no button (vehicles §4)', () => {
  const silent = withPhones({ override: '', new: '', used: '' })
  expect(html(<PhoneButton vehicle={aVehicle({ location_phone: null })} />, silent)).toBe('')
})
