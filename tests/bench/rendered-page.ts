import { renderToString } from 'react-dom/server'
import { JSDOM } from 'jsdom'
import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { aSearchDocument } from '#blocks/_kit/samples/a-vehicle.ts'
import { sampleAnswers, sampleApi } from '#blocks/_kit/samples/sample-api.ts'
import { createNode } from '#blocks/_kit/props.ts'
import { stockSearch } from '#blocks/stock-search/block.ts'
import type { Render, RenderInput } from '#schemas/page/render.ts'
import { type Finding, median } from './finding.ts'
import { plainReact } from './plain-react.ts'

const rendersARound = 20
const rounds = 41

/** Processor time of rendering the search page with its 21 cards anew, against React rendering the same elements. */
export async function renderedPage(): Promise<Finding> {
  const { render } = (await import(new URL('../../dist/renderer/server/entry-server.js', import.meta.url).href)) as {
    render: Render
  }
  const input = aSearchPage()
  const { html } = await render(input)
  const build = plainReact(html)
  requireSameMarkup(html, renderToString(build()))
  const ours: number[] = []
  const plain: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await processorTime(() => render(input)))
    plain.push(await processorTime(() => renderToString(build())))
  }
  return {
    name: 'rendered page',
    of: 'processor time: the search page with 21 cards rendered anew, against plain React of the same markup',
    target: { ratio: 1.3, is: 'at most' },
    ratio: median(ours.map((time, round) => time / (plain[round] ?? NaN))),
    details: {
      renderMs: median(ours) / rendersARound,
      plainReactMs: median(plain) / rendersARound,
      bytes: html.length,
    },
  }
}

function aSearchPage(): RenderInput {
  const now = new Date('2026-11-21T00:00:00.000Z')
  const hits = Array.from({ length: 21 }, (_, index) =>
    aSearchDocument({
      id: 100 + index,
      slug: `2021-kia-cerato-a${index}`,
      stocknum: `A${index}`,
      price: 20_000_00 + index * 1_000_00,
      km: 10_000 + index,
    }),
  )
  return {
    site: aSite(),
    page: {
      id: 1,
      title: 'Used cars',
      path: '/search/:type',
      layout: [createNode(stockSearch, 'search', {})],
      seo: { title: '', description: '', image: null, noindex: false },
      updatedAt: now.toISOString(),
    },
    params: { type: 'used-cars' },
    url: '/search/used-cars',
    status: 200,
    preview: false,
    now,
    requestId: 'bench',
    api: sampleApi({ search: { ...sampleAnswers.search, hits } }),
    report: ({ error }) => {
      throw error
    },
  }
}

async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  for (let turn = 0; turn < rendersARound; turn += 1) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** A comparison of different pages would say nothing. */
function requireSameMarkup(ours: string, plain: string): void {
  const [a, b] = [ours, plain].map((html) => outline(new JSDOM(html).window.document.body))
  const at = a?.findIndex((line, index) => line !== b?.[index])
  if (at === undefined || at >= 0)
    throw new Error(`Plain React renders other markup: ${a?.[at ?? 0]} / ${b?.[at ?? 0]}`)
}

/** Elements of the page in order, with their attributes. */
const outline = (body: HTMLElement): string[] =>
  [...body.querySelectorAll('*')].map((element) =>
    [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).toSorted()].join(' '),
  )
