import { SpinOutcome } from '#blocks/_checkout/spin-outcome.tsx'
import { Box } from '#blocks/_ui/box.tsx'
import { HeadingRoot } from '#blocks/_ui/heading-level.tsx'
import { LinkButton } from '#blocks/_ui/link-button.tsx'
import { Section } from '#blocks/_ui/section.tsx'
import { SectionBeside } from '#blocks/_ui/section-beside.tsx'
import type { PostAnswer } from '#schemas/page/post-answer.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { PostAgain } from './post-again.tsx'
import * as texts from '../texts.ts'

interface PostAnswerPageProps {
  answer: PostAnswer
  heading: string
  /** It is worth sending once more. */
  isMended: boolean
  site: Site
  /** Of the wheel. */
  terms: string
}

/** The result of a posted form: the form again if its errors can be fixed, otherwise a message and a link back. */
export function PostAnswerPage({ answer, heading, isMended, site, terms }: PostAnswerPageProps) {
  return (
    <HeadingRoot level={1}>
      {answer.kind === 'refused' && isMended ? (
        <SectionBeside heading={heading} intro={texts.itHasNotBeenSent}>
          <PostAgain answer={answer} site={site} terms={terms} />
        </SectionBeside>
      ) : (
        <Section heading={heading} intro={answer.kind === 'refused' ? answer.problem.detail : ''} width="narrow">
          {answer.kind === 'spun' ? <SpinOutcome ref={null} result={answer.result} /> : null}
          <Box mt={5}>
            <LinkButton href={answer.back} variant="secondary">
              {answer.back === '/' ? texts.backToTheHomePage : texts.backToThePage}
            </LinkButton>
          </Box>
        </Section>
      )}
    </HeadingRoot>
  )
}
