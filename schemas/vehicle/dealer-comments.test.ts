import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readComments } from './dealer-comments.ts'

test('comments of 400 characters stand whole (vehicles §9)', () => {
  expect(readComments('x'.repeat(400)).excerpt).toBeNull()
})

test('longer comments are cut, at a word', () => {
  const excerpt = readComments('word '.repeat(100)).excerpt
  expect(excerpt).toMatch(/word…$/)
  expect(excerpt?.length).toBeLessThanOrEqual(401)
})

test('markup of a feed becomes paragraphs', () => {
  expect(readComments('One owner.<br/>Full <b>history</b>.<p>Call &amp; ask</p>').paragraphs).toEqual([
    'One owner.',
    'Full history.',
    'Call & ask',
  ])
})

test('no tag survives, whatever is sent', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(readComments(`${before}<script>alert(1)</script>${after}`).paragraphs.join(' ')).not.toMatch(/<script>/i)
    }),
  )
})
