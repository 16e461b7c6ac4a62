import { Button } from '#blocks/_ui/button.tsx'
import { HeadingRoot } from '#blocks/_ui/heading-level.tsx'
import { LinkButton } from '#blocks/_ui/link-button.tsx'
import { Section } from '#blocks/_ui/section.tsx'
import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import type { UnsubscribePage } from '#schemas/page/unsubscribing.ts'
import type { AlertKind } from '#schemas/shopper/alert-kind.ts'
import { renderOwnPage } from './render-own-page.ts'
import * as texts from '../texts.ts'

const words = {
  watch: {
    question: texts.stopMessagesAboutPriceThisVehicle,
    done: texts.weWillNoLongerSendYouMessages,
  },
  price: {
    question: texts.stopMessagesAboutPriceThisVehicleThis,
    done: texts.weWillNoLongerSendYouMessages,
  },
  search: {
    question: texts.stopMessagesAboutNewVehiclesInThis,
    done: texts.weWillNoLongerSendYouMessages2,
  },
} as const satisfies Record<AlertKind, { question: string; done: string }>

/** The page of a message's unsubscribe link: asks, and confirms. The URL is the authorisation, so the page sends no referrer. */
export function unsubscribeRoute(input: RenderInput, { kind, isDone, action }: UnsubscribePage): RenderOutput {
  const heading = isDone ? texts.unsubscribed : texts.unsubscribe
  const rendered = renderOwnPage(input, {
    name: 'unsubscribe',
    title: `${heading} | ${input.site.name}`,
    isMeasured: false,
    content: (
      <HeadingRoot level={1}>
        <Section heading={heading} intro={words[kind][isDone ? 'done' : 'question']} width="narrow">
          {isDone ? (
            <LinkButton href="/" variant="secondary">
              {texts.backToTheHomePage}
            </LinkButton>
          ) : (
            <form method="post" action={action}>
              <Button type="submit" size="lg">
                {texts.unsubscribe}
              </Button>
            </form>
          )}
        </Section>
      </HeadingRoot>
    ),
  })
  return { status: 200, ...rendered, tags: [] }
}
