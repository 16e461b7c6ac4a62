import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import { problems } from '#schemas/problem.ts'
import { renderPart } from '../page/render-part.ts'
import { contextOf } from './page-context.ts'
import { ProblemPage } from './problem-page.tsx'
import { renderSite } from './render-site.tsx'

export type PageProblem = 'page-not-found' | 'vehicle-not-found' | 'unexpected'

/** A site's own page for what went wrong. It asks the platform nothing, so it stands when all else is down. */
export function problemRoute(input: RenderInput, code: PageProblem): RenderOutput {
  const { site, preview, report, api } = input
  const { status, title, detail } = problems[code]
  const { html, ...rendered } = renderSite({
    site,
    preview,
    report,
    runtime: { site, page: contextOf(input, { vehicle: null, stock: null }), api },
    head: {
      title: `${title} | ${site.name}`,
      description: detail,
      canonical: null,
      robots: 'noindex',
      prev: null,
      next: null,
      image: null,
      imageSize: null,
      imageAlt: '',
      kind: 'website',
      linkedData: null,
    },
    main: () => ({ ...renderPart(<ProblemPage site={site} code={code} />, 'problem'), title: null, state: null }),
  })
  // A vehicle may yet be listed under this address.
  const tags = code === 'vehicle-not-found' ? ['stock'] : []
  return { status, html, ...rendered, tags, expiresIn: null }
}
