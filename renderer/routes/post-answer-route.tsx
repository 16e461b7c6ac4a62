import type { PostAnswer } from '#schemas/page/post-answer.ts'
import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import type { ProblemCode } from '#schemas/problem.ts'
import { PostAnswerPage } from './post-answer-page.tsx'
import { titleOf } from './post-again.tsx'
import { renderOwnPage } from './render-own-page.ts'
import * as texts from '../texts.ts'

/** Problems that a retry would repeat. */
const final: ReadonlySet<ProblemCode> = new Set([
  'already-spun',
  'prize-draw-over',
  'vehicle-not-reservable',
  'vehicle-not-found',
])

/** The result page of a wheel or payment form, for browsers without script. */
export async function postAnswerRoute(input: RenderInput, answer: PostAnswer): Promise<RenderOutput> {
  const { site } = input
  const isRefused = answer.kind === 'refused'
  const isMended = isRefused && !final.has(answer.problem.code)
  const heading = !isRefused ? texts.spinToWin : isMended ? titleOf(answer) : answer.problem.title
  const terms = isMended && answer.form === 'spin' ? await readTerms(input) : ''
  const rendered = renderOwnPage(input, {
    name: 'post-answer',
    title: `${isRefused ? texts.errorHeading({ heading }) : heading} | ${site.name}`,
    content: <PostAnswerPage answer={answer} heading={heading} isMended={isMended} site={site} terms={terms} />,
  })
  return { status: isRefused ? answer.problem.status : 200, ...rendered, tags: [] }
}

/** Without terms there is no checkbox; the platform validates again. */
async function readTerms({ api }: RenderInput): Promise<string> {
  try {
    return (await api.call('prizeDraw', {})).draw?.terms ?? ''
  } catch {
    return ''
  }
}
