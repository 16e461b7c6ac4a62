import { expect, test } from 'vitest'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { nameControls } from './name-controls.ts'

const form = `<div class="field-type"><label class="field-label">Answer due *</label>
  <div class="date-time-picker"><input /><button type="button" class="date-time-picker__clear-button"><svg></svg></button></div>
</div>`

test('the clear button and the input of a date field have names', () => {
  const page = parseHtml(form)
  nameControls(page.body)
  expect(readAttributes(page, 'button', 'aria-label')).toEqual(['Clear the date'])
  expect(readAttributes(page, 'input', 'aria-label')).toEqual(['Answer due'])
})

test('a button that is added by itself has its name at once', () => {
  const page = parseHtml(form)
  const button = page.querySelector('button')
  if (button) nameControls(button)
  expect(readAttributes(page, 'button', 'aria-label')).toEqual(['Clear the date'])
})

test('entries of a menu that are hidden are no tab stops', () => {
  const page = parseHtml('<button class="array-actions__copy">Copy Row</button><button>Remove</button>')
  nameControls(page.body)
  expect([...page.querySelectorAll('button')].map((button) => button.getAttribute('tabindex'))).toEqual(['-1', null])
})
