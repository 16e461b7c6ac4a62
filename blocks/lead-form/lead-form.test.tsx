import { expect, test } from 'vitest'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { askedFor } from './asked-for.ts'
import { leadForm } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: leadForm, component, data }

test('without script the form is posted, and the browser checks what is required', async () => {
  const html = await renderBlock(modules, typical)
  expect(html).toMatch(/<form[^>]* action="\/send" method="post"/)
  expect(html).not.toMatch(/<form[^>]*novalidate/i)
  expect(html).toMatch(/<input[^>]*type="email"[^>]*required/)
  expect(html).toContain('pattern="[0-9]{4}"')
  expect(html).toMatch(/<input(?=[^>]*name="opt_in")[^>]*checked/)
})

test('the field that nobody sees is not for those who listen or tab either', async () => {
  expect(await renderBlock(modules, typical)).toMatch(
    /aria-hidden="true"[^>]*>Website<input tabindex="-1" autoComplete="off" name="website"/i,
  )
})

test.each([
  ['enquiry', '?car_id=12', { kind: 'enquiry', car_id: 12 }],
  ['enquiry', '?car_id=12&ask=photos', { kind: 'request-photos', car_id: 12 }],
  ['test-drive', '?car_id=12&ask=photos', { kind: 'test-drive', car_id: 12 }],
  ['enquiry', '?ask=photos', { kind: 'enquiry' }],
  ['enquiry', '?car_id=-1', { kind: 'enquiry' }],
  ['enquiry', '?car_id=99999999999', { kind: 'enquiry' }],
  ['finance', '?car_id=kia', { kind: 'finance' }],
] as const)('the form “%s” at %s', (kind, search, asked) => {
  expect(askedFor(kind, search)).toEqual(asked)
})
