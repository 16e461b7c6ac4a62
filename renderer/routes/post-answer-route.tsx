import type { PostAnswer } from '#schemas/page/post-answer.ts'
import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import type { ProblemCode } from '#schemas/problem.ts'
import { PostAnswerPage } from './post-answer-page.tsx'
import { titleOf } from './post-again.tsx'
import { renderOwnPage } from './render-own-page.ts'

/** Sent again, it would be refused again. */
const final: ReadonlySet<ProblemCode> = new Set([
  'already-spun',
  'prize-draw-over',
  'vehicle-not-reservable',
  'vehicle-not-found',
])

/** What became of a form of the wheel or of a payment, for who has no script. */
export async function postAnswerRoute(input: RenderInput, answer: PostAnswer): Promise<RenderOutput> {
  const { site } = input
  const isRefused = answer.kind === 'refused'
  const isMended = isRefused && !final.has(answer.problem.code)
  const heading = !isRefused ? 'Spin to win' : isMended ? titleOf(answer) : answer.problem.title
  const terms = isMended && answer.form === 'spin' ? await termsOf(input) : ''
  const rendered = renderOwnPage(input, {
    name: 'post-answer',
    title: `${isRefused ? `Error: ${heading}` : heading} | ${site.name}`,
    content: <PostAnswerPage answer={answer} heading={heading} isMended={isMended} site={site} terms={terms} />,
  })
  return { status: isRefused ? answer.problem.status : 200, ...rendered, tags: [] }
}

/** Without them nobody is asked to agree; the platform asks again. */
async function termsOf({ api }: RenderInput): Promise<string> {
  try {
    return (await api.call('prizeDraw', {})).draw?.terms ?? ''
  } catch {
    return ''
  }
}
