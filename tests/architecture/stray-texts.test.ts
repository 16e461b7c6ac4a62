import { expect, test } from 'vitest'
import { findStrayTexts, readTexts } from './stray-texts.ts'

test('texts that shoppers and staff read are in the catalogue of their room', () => {
  expect(findStrayTexts().map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([])
})

test.each([
  ['a text between tags', '<p>Book a test drive</p>', 'Book a test drive'],
  ['a label of a control', '<button aria-label="Close the menu" />', 'Close the menu'],
  ['one of two texts', '<p>{isOpen ? openText : "Closed today"}</p>', 'Closed today'],
  ['a text with a value', '<p>{`Page ${page} of many`}</p>', 'Page   of many'],
  ['a label of a field', 'const field = { name: "make", label: "Make" }', 'Make'],
  ['a sentence in a variable', 'const problem = "The file is empty."', 'The file is empty.'],
  ['a sentence that is passed on', 'refuse("Enter a code.")', 'Enter a code.'],
])('%s is found', (_, source, text) => {
  expect(readTexts(source).map((found) => found.text)).toEqual([text])
})

test.each([
  'log.info("Outbox listener connected")',
  'throw new Error("The pool is closed.")',
  'const rows = pool.query("Select the rows")',
  'import x from "Some where"',
  '<p className="Two words">{texts.greeting}</p>',
  'switch (kind) { case "Two words": break }',
])('what only a developer reads is not: %s', (source) => {
  expect(readTexts(source)).toEqual([])
})
