import { Button } from '#blocks/_ui/button.tsx'
import { HeadingRoot } from '#blocks/_ui/heading-level.tsx'
import { LinkButton } from '#blocks/_ui/link-button.tsx'
import { Section } from '#blocks/_ui/section.tsx'
import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import type { Unsubscribing } from '#schemas/page/unsubscribing.ts'
import type { AlertKind } from '#schemas/shopper/alert-kind.ts'
import { renderOwnPage } from './render-own-page.ts'

const words = {
  watch: {
    asked: 'Stop messages about the price of this vehicle? It stays on your watchlist.',
    done: 'We will not tell you of the price of this vehicle again.',
  },
  price: {
    asked: 'Stop messages about the price of this vehicle?',
    done: 'We will not tell you of the price of this vehicle again.',
  },
  search: {
    asked: 'Stop messages about new vehicles in this search? The search stays in your garage.',
    done: 'We will not tell you of new vehicles in this search again.',
  },
} as const satisfies Record<AlertKind, { asked: string; done: string }>

/** The page of a message's link: it asks, and says what came of it. Anyone who has its address can end the alert, so the page passes it on to nobody. */
export function unsubscribeRoute(input: RenderInput, { kind, isDone, action }: Unsubscribing): RenderOutput {
  const heading = isDone ? 'Unsubscribed' : 'Unsubscribe'
  const rendered = renderOwnPage(input, {
    name: 'unsubscribe',
    title: `${heading} | ${input.site.name}`,
    isMeasured: false,
    content: (
      <HeadingRoot level={1}>
        <Section heading={heading} intro={words[kind][isDone ? 'done' : 'asked']} width="narrow">
          {isDone ? (
            <LinkButton href="/" variant="secondary">
              Back to the home page
            </LinkButton>
          ) : (
            <form method="post" action={action}>
              <Button type="submit" size="lg">
                Unsubscribe
              </Button>
            </form>
          )}
        </Section>
      </HeadingRoot>
    ),
  })
  return { status: 200, ...rendered, tags: [] }
}
