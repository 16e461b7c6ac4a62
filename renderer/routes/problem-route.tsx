import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import { problems } from '#schemas/problem.ts'
import { type PageProblem, ProblemPage } from './problem-page.tsx'
import { renderOwnPage } from './render-own-page.ts'

/** A site's own error page. It makes no API calls, so it works during outages. */
export function problemRoute(input: RenderInput, code: PageProblem): RenderOutput {
  const { site } = input
  const { status, title, detail } = problems[code]
  const rendered = renderOwnPage(input, {
    name: 'problem',
    title: `${title} | ${site.name}`,
    description: detail,
    content: <ProblemPage site={site} code={code} />,
  })
  // A vehicle may later be listed at this path.
  return { status, ...rendered, tags: code === 'vehicle-not-found' ? ['stock'] : [] }
}
