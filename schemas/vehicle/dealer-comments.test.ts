import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readComments } from './dealer-comments.ts'

test('comments of 400 characters stand whole (vehicles §9, Cut lengths and scroll marks)', () => {
  expect(readComments('x'.repeat(400)).excerpt).toBeNull()
})

test('longer comments are cut, at a word', () => {
  const excerpt = readComments('word '.repeat(100)).excerpt
  expect(excerpt).toMatch(/word…$/)
  expect(excerpt?.length).toBeLessThanOrEqual(401)
})

test('an excerpt that ends with a sentence has no full stop beside its ellipsis', () => {
  const ending = (mark: string) => readComments(`${'word '.repeat(79)}end${mark} ${'word '.repeat(20)}`).excerpt
  expect(ending('.')).toMatch(/word end…$/)
  expect(ending('!')).toMatch(/word end! …$/)
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

test('bullets of every kind become one list', () => {
  expect(readComments('It has:\n• Tow bar\n- Roof racks\n✅Sunroof\nCome by.').passages).toEqual([
    { kind: 'paragraph', text: 'It has:' },
    { kind: 'list', items: ['Tow bar', 'Roof racks', 'Sunroof'] },
    { kind: 'paragraph', text: 'Come by.' },
  ])
})

test('a price below zero is no bullet', () => {
  expect(readComments('-5 degrees outside').passages).toEqual([{ kind: 'paragraph', text: '-5 degrees outside' }])
})

test('an excerpt never ends in half of a character', () => {
  expect(readComments('🚗'.repeat(500)).excerpt).toBe(`${'🚗'.repeat(400)}…`)
})
