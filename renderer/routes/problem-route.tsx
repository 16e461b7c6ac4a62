import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import { problems } from '#schemas/problem.ts'
import { type PageProblem, ProblemPage } from './problem-page.tsx'
import { renderOwnPage } from './render-own-page.ts'

/** A site's own page for what went wrong. It asks the platform nothing, so it stands when all else is down. */
export function problemRoute(input: RenderInput, code: PageProblem): RenderOutput {
  const { site } = input
  const { status, title, detail } = problems[code]
  const rendered = renderOwnPage(input, {
    name: 'problem',
    title: `${title} | ${site.name}`,
    description: detail,
    content: <ProblemPage site={site} code={code} />,
  })
  // A vehicle may yet be listed under this address.
  return { status, ...rendered, tags: code === 'vehicle-not-found' ? ['stock'] : [] }
}
