import { afterAll, afterEach, expect, test } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'
import { termsNotAgreed } from '#schemas/prize/prize-draw.ts'

const browser = openBrowser()
const { fillInBlock } = await import('../_kit/samples/fill-in-block.tsx')
const { sampleAnswers, sampleApi } = await import('../_kit/samples/sample-api.ts')
const { spinToWin } = await import('./block.ts')
const { default: component } = await import('./component.tsx')
const { default: data } = await import('./data.ts')
const { typical } = await import('./fixtures.ts')

let close = async () => {}
afterEach(() => close())
afterEach(() => (document.cookie = 'signed-in=; max-age=0'))
afterAll(() => browser.close())

const account = { id: 1, name: 'Sam', last_name: 'Lee', phone: '+61412345678', email: null, postcode: '' }

async function open(isKnown = false) {
  if (isKnown) document.cookie = 'signed-in=1'
  const api = sampleApi({ session: { shopper: isKnown ? account : null } })
  const form = await fillInBlock({
    modules: { block: spinToWin, component, data },
    props: typical,
    runtime: { api },
  })
  close = form.close
  return form
}

test('a spin needs a name, a number, an address and the agreement, each said in the order of the form', async () => {
  const form = await open()
  await form.submit()
  expect(form.errors()).toEqual([
    'Please enter your first name.',
    'Please enter your mobile number.',
    'Please enter your email address.',
    termsNotAgreed,
  ])
  expect(form.inputs('prizeSpin')).toEqual([])
})

test('the wheel is spun once, however often the form is sent', async () => {
  const form = await open()
  const who = { name: 'Alex', phone: '0412 345 678', email: 'alex@example.com' }
  await form.type(who)
  await form.press(form.control('agrees'))
  await form.submit()
  await form.submit()
  const { draw } = sampleAnswers.prizeDraw
  expect(form.inputs('prizeSpin')).toEqual([
    expect.objectContaining({ who, agrees: true, draw: draw?.id, leave_empty: '' }),
  ])
})

test('a signed-in shopper only agrees', async () => {
  const form = await open(true)
  expect(form.host.querySelector('[name=email]')).toBeNull()
  await form.press(form.control('agrees'))
  await form.submit()
  expect(form.inputs('prizeSpin')).toEqual([expect.objectContaining({ who: null, agrees: true })])
})
