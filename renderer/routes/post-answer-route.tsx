import { SpinOutcome } from '#blocks/spin-to-win/spin-outcome.tsx'
import { Box } from '#blocks/_ui/box.tsx'
import { HeadingRoot } from '#blocks/_ui/heading-level.tsx'
import { LinkButton } from '#blocks/_ui/link-button.tsx'
import { Section } from '#blocks/_ui/section.tsx'
import { SectionBeside } from '#blocks/_ui/section-beside.tsx'
import type { PostAnswer } from '#schemas/page/post-answer.ts'
import type { PrizeDraw } from '#schemas/prize/prize-draw.ts'
import type { ProblemCode } from '#schemas/problem.ts'
import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import { PostAgain, titleOf } from './post-again.tsx'
import { renderOwnPage } from './render-own-page.ts'

/** Sent again, it would be refused again. */
const final: ReadonlySet<ProblemCode> = new Set([
  'already-spun',
  'prize-draw-over',
  'vehicle-not-reservable',
  'vehicle-not-found',
])

/** What became of a form of the wheel or of a payment, for who has no script: what came up, or what is wrong with what was typed still in it. */
export async function postAnswerRoute(input: RenderInput, answer: PostAnswer): Promise<RenderOutput> {
  const { site } = input
  const isMended = answer.kind === 'refused' && !final.has(answer.problem.code)
  const heading = isMended ? titleOf(answer) : answer.kind === 'spun' ? 'Spin to win' : answer.problem.title
  const draw = isMended && answer.form === 'spin' ? await drawOf(input) : null
  const rendered = renderOwnPage(input, {
    name: 'post-answer',
    title: `${answer.kind === 'refused' ? `Error: ${heading}` : heading} | ${site.name}`,
    content: (
      <HeadingRoot level={1}>
        {isMended ? (
          <SectionBeside heading={heading}>
            <PostAgain answer={answer} site={site} terms={draw?.terms ?? ''} />
          </SectionBeside>
        ) : (
          <Section heading={heading} intro={answer.kind === 'refused' ? answer.problem.detail : ''} width="narrow">
            {answer.kind === 'spun' ? <SpinOutcome ref={null} result={answer.result} /> : null}
            <Box mt={5}>
              <LinkButton href={answer.back} variant="secondary">
                Back to the page
              </LinkButton>
            </Box>
          </Section>
        )}
      </HeadingRoot>
    ),
  })
  return { status: answer.kind === 'refused' ? answer.problem.status : 200, ...rendered, tags: [] }
}

/** Its terms are on the page; without them the box to agree stands alone. */
async function drawOf({ api }: RenderInput): Promise<PrizeDraw | null> {
  try {
    return (await api.call('prizeDraw', {})).draw
  } catch {
    return null
  }
}
