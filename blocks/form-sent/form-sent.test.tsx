import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { formSent } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

test('thanks stand there for everybody; the time of a drive is said to the one who booked it', async () => {
  const page = parseHtml(await renderBlock({ block: formSent, component }, typical))
  expect(readTexts(page, 'h2 + div')).toEqual(['We have received your message and will be in touch soon.'])
  expect(readTexts(page, 'p[data-act="thanks"][hidden]')).toEqual(['Your test drive is booked:'])
})
