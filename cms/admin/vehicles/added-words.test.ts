import { expect, test } from 'vitest'
import { addedWords } from './added-words.ts'
import { whyWrongKind } from './media-kinds.ts'

test('where nothing was added, nothing is promised to count', () => {
  expect(addedWords({ added: 0, refused: ['report.pdf: this is not a video (MP4 or WebM).'] })).toBe(
    'Nothing was added. report.pdf: this is not a video (MP4 or WebM).',
  )
})

test('files that were added and files that were refused are listed separately', () => {
  expect(addedWords({ added: 3, refused: [] })).toBe('3 of 3 added. Save to apply.')
  expect(addedWords({ added: 1, refused: ['b.pdf: Invalid or corrupted PDF file.'] })).toBe(
    '1 of 2 added. Save to apply. Not added: b.pdf: Invalid or corrupted PDF file.',
  )
})

test('a report has no place among films, nor a film among pictures', () => {
  expect(whyWrongKind('application/pdf', 'film')).toBe('this is not a video (MP4 or WebM)')
  expect(whyWrongKind('video/webm', 'picture')).toBe('this is not a picture (JPEG, PNG, WebP or AVIF)')
  expect(whyWrongKind('video/webm', 'film')).toBeNull()
})
