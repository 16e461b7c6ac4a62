import { expect, test } from 'vitest'
import { describeValue } from './describe-value.ts'

const buttons = {
  type: 'select' as const,
  options: [
    { value: 'enquire', label: 'Enquiry' },
    { value: 'test-drive', label: 'Book a Test Drive' },
  ],
}

test('an inherited choice is shown by its label', () =>
  expect(describeValue(buttons, 'test-drive')).toBe('Book a Test Drive'))
test('several inherited choices are shown by their labels', () =>
  expect(describeValue(buttons, ['enquire', 'test-drive'])).toBe('Enquiry, Book a Test Drive'))
test('inherited text is shown unchanged', () =>
  expect(describeValue({ type: 'text' }, ['Kia', 'Mazda'])).toBe('Kia, Mazda'))
test('where there is nothing to inherit, that is said', () => expect(describeValue(buttons, [])).toBe('nothing'))
