import { expect, test } from 'vitest'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { formSent } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

test('thanks stand there for everybody; the time of a drive is said to the one who booked it', async () => {
  const html = await renderBlock({ block: formSent, component }, typical)
  expect(html).toContain('We have received your message')
  expect(html).toMatch(/<p data-act="thanks" hidden=""/)
})
