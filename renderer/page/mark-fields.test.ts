import { VERCEL_STEGA_REGEX, vercelStegaClean } from '@vercel/stega'
import { expect, test } from 'vitest'
import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { sampleApi } from '#blocks/_kit/samples/sample-api.ts'
import { aVehicle } from '#blocks/_kit/samples/a-vehicle.ts'
import { loadFixtures } from '#blocks/_kit/contract/load-folder.ts'
import { readProps } from '#blocks/_kit/props.ts'
import { blocks } from '#blocks/index.ts'
import { richText } from '#blocks/rich-text/block.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { parseHtml } from '#tests/support/parse-html.ts'
import { render, renderCanvas } from '../entry-server.tsx'
import { markFields } from './mark-fields.ts'

const fixtures = blocks.flatMap(({ slug }) => (['typical', 'longest'] as const).map((name) => ({ slug, name })))

test.each(fixtures)('the $name $slug looks the same with marked fields', async ({ slug, name }) => {
  const { [name]: data, vehicle } = await loadFixtures(slug)
  const layout: BlockNode[] = [{ ...data, id: 'block-1', blockType: slug }]
  const input = {
    site: aSite(),
    page: {
      id: 7,
      title: 'Page',
      path: '/cars/:slug',
      layout,
      seo: { title: '', description: '', image: null, noindex: false },
      updatedAt: '2026-11-01T00:00:00.000Z',
    },
    params: { slug: aVehicle(vehicle).slug },
    url: `/cars/${aVehicle(vehicle).slug}`,
    status: 200,
    preview: true,
    canvas: { admin: '' },
    now: new Date('2026-11-21T00:00:00.000Z'),
    requestId: 'test',
    api: sampleApi(vehicle ? { vehicle: aVehicle(vehicle) } : {}),
    report: ({ error }: { error: unknown }) => {
      throw error
    },
  } as const
  const page = parseHtml((await render(input)).html)
  const shown = page.querySelector('[data-block-id=block-1]')
  for (const slot of shown?.querySelectorAll('[data-slot-name]') ?? []) slot.innerHTML = ''
  const answer = JSON.parse(JSON.stringify(await renderCanvas({ ...input, changed: null, titledBy: null })))
  const marked = parseHtml(`<main>${vercelStegaClean(String(answer.html['block-1']))}</main>`)
  expect(marked.querySelector('main')?.innerHTML).toBe(shown?.outerHTML)
})

test('a rich text is marked at its beginning and at its end', () => {
  const content = {
    root: {
      children: [
        { type: 'paragraph', children: [text('Why'), text('us')] },
        { type: 'paragraph', children: [text('Ask')] },
      ],
    },
  }
  const { props, fields } = markFields(
    richText,
    readProps(richText, { id: 'block-1', blockType: 'rich-text', content }),
  )
  expect(fields).toEqual([{ path: ['content'], kind: 'richText', max: null, url: null }])
  const marked = JSON.stringify(props['content'])
  expect(marked.match(VERCEL_STEGA_REGEX)).toHaveLength(2)
  expect(marked.replaceAll(VERCEL_STEGA_REGEX, '~')).toMatch(/"~Why".*"us".*"Ask~"/)
})

const text = (words: string) => ({ type: 'text', text: words })
