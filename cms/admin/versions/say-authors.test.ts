import { expect, test } from 'vitest'
import type { Author } from '../../versions/author.ts'
import { sayAuthors } from './say-authors.ts'

const erin: Author = { kind: 'person', id: 1, name: 'Erin Walsh' }
const mia: Author = { kind: 'person', id: 2, name: 'Mia Chen' }

test.each<[string, Author[]]>([
  ['Erin Walsh and Mia Chen', [erin, mia]],
  ['Schedule, set by Erin Walsh', [{ ...erin, kind: 'schedule' }]],
  ['Stock feed', [{ kind: 'import', id: null, name: null }]],
  ['Forecourt', [{ kind: 'system', id: null, name: null }]],
  ['Not recorded', []],
])('%s', (words, authors) => expect(sayAuthors(authors)).toBe(words))
