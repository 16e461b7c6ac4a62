import { expect, test } from 'vitest'
import { z } from 'zod'
import { DataFileError } from './data-file-error.ts'
import { parseJsonFile } from './json-file.ts'

const schema = z.strictObject({
  name: z.string(),
  slides: z.array(z.strictObject({ name: z.string(), seconds: z.int('must be a whole number') })).default([]),
})

const read = (text: string) => parseJsonFile('seed/example.json', { text, schema })

function problemsIn(text: string): string[] {
  try {
    read(text)
  } catch (error) {
    if (error instanceof DataFileError) return error.message.split('\n')
    throw error
  }
  return []
}

test('a file that fits its schema gives its value', () => {
  expect(read('{ "name": "Kauri", "slides": [{ "name": "a", "seconds": 7 }] }').value).toEqual({
    name: 'Kauri',
    slides: [{ name: 'a', seconds: 7 }],
  })
})

test('a wrong value is named by file, line, column and path', () => {
  const text =
    '{\n  "name": "Kauri",\n  "slides": [\n    { "name": "a", "seconds": 7 },\n    { "name": "b", "seconds": 7.5 }\n  ]\n}'
  expect(problemsIn(text)).toEqual(['seed/example.json:5:20 slides[1].seconds: must be a whole number.'])
})

test('a missing value is placed where its object begins', () => {
  expect(problemsIn('{ "name": "Kauri",\n  "slides": [{ "seconds": 7 }] }')).toEqual([
    'seed/example.json:2:14 slides[0].name: Invalid input: expected string, received undefined.',
  ])
})

test('a field that the schema does not have is an error, not a silence', () => {
  expect(problemsIn('{ "name": "Kauri",\n  "slide": [] }')).toEqual([
    'seed/example.json:2:3 slide: There is no such field.',
  ])
})

test('every problem of a file is reported at once', () => {
  expect(problemsIn('{ "name": 1,\n  "slides": [{ "name": 2, "seconds": 7 }] }')).toHaveLength(2)
})

test('a name that occurs twice in one object is an error', () => {
  expect(problemsIn('{ "name": "Kauri",\n  "name": "Kauri Motors" }')).toEqual([
    'seed/example.json:2:3 name: This name occurs twice in its object.',
  ])
})

test.each([
  ['{ "name": "Kauri",\n}', 'seed/example.json:2:1 This is not valid JSON: Unexpected token RBrace found.'],
  ['', 'seed/example.json:1:1 This is not valid JSON: Unexpected end of input found.'],
])('%j says where it stops being JSON', (text, problem) => {
  expect(problemsIn(text)).toEqual([problem])
})
