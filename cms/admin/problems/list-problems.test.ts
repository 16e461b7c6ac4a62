import { expect, test } from 'vitest'
import { listProblems } from './list-problems.ts'

const label = (slug: string) => ({ hero: 'Hero', columns: 'Columns' })[slug] ?? slug
const wrong = (errorMessage: string) => ({ valid: false, errorMessage, value: '' })

test('a wrong field is named with its block and place, at any depth', () =>
  expect(
    listProblems(
      {
        title: wrong('This field is required.'),
        layout: {
          valid: false,
          value: 2,
          rows: [
            { id: 'a', blockType: 'hero' },
            { id: 'b', blockType: 'columns' },
          ],
        },
        'layout.0.heading': wrong('This field is required.'),
        'layout.1.first': { value: 1, rows: [{ id: 'c', blockType: 'hero' }] },
        'layout.1.first.0.startsAt': wrong('Choose a date.'),
      },
      label,
    ),
  ).toEqual([
    { path: 'layout.0.heading', message: 'Hero (block 1) › Heading: This field is required.' },
    { path: 'layout.1.first.0.startsAt', message: 'Hero (block 1) › Starts at: Choose a date.' },
    { path: 'title', message: 'Title: This field is required.' },
  ]))

test('what the server says of a block is told as it is', () =>
  expect(
    listProblems(
      {
        layout: { value: 1, rows: [{ id: 'a', blockType: 'hero' }] },
        'layout.0.heading': wrong('Hero (block 1): Heading is missing.'),
      },
      label,
    ),
  ).toEqual([{ path: 'layout.0.heading', message: 'Hero (block 1): Heading is missing.' }]))

test('block 10 comes after block 9', () =>
  expect(
    listProblems({ 'layout.9.a': wrong('Ten.'), 'layout.8.a': wrong('Nine.') }, label).map(({ path }) => path),
  ).toEqual(['layout.8.a', 'layout.9.a']))
