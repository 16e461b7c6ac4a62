import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { RuntimeProvider, type Runtime } from '#blocks/_kit/runtime.tsx'
import { HeadingRoot } from '#blocks/_ui/heading-level.tsx'
import { SlotHtml } from '../page/slot-html.tsx'
import type { IslandState, PageState } from '../page/page-state.ts'
import { lazyApi, loadApiForFields } from './lazy-api.ts'
import { replayClicks } from './replay-clicks.ts'
import { openQueryClient } from './query-client.ts'
import { replayInput } from './replay-input.ts'

const client = openQueryClient()
let hasAnswers = false

interface HydrateInput {
  element: HTMLElement
  Component: ComponentType<Record<string, unknown>>
  island: IslandState
  state: PageState
  /** Called when React has to render the island again instead of taking it up. */
  onRecoverableError?: (error: unknown) => void
}

/** Answers of the server, before the islands that need them hydrate. */
export function takeAnswers({ queries }: Pick<PageState, 'queries'>): void {
  for (const [key, answer] of queries) client.setQueryData(key, answer)
}

/** Takes up one island: the same tree that `renderer/page/render-blocks.tsx` rendered, with the answers that the server had. */
export function hydrateIsland({ element, Component, island, state, onRecoverableError }: HydrateInput): Root {
  if (!hasAnswers) takeAnswers(state)
  hasAnswers = true
  const runtime: Runtime = { site: state.site, page: state.page, api: lazyApi, renderSlot: getSlots(element) }
  // React answers every press from here on, for one that comes too early too.
  element.toggleAttribute('data-hydrated', true)
  loadApiForFields(element)
  return hydrateRoot(
    element,
    <QueryClientProvider client={client}>
      <RuntimeProvider value={runtime}>
        <HeadingRoot level={island.headingLevel}>
          <Hydrated element={element}>
            <Component {...island.props} />
          </Hydrated>
        </HeadingRoot>
      </RuntimeProvider>
    </QueryClientProvider>,
    {
      identifierPrefix: `${island.id}-`,
      onUncaughtError: reportError,
      ...(onRecoverableError ? { onRecoverableError } : {}),
    },
  )
}

/** Runs when React has just taken the island up. An ordinary effect comes later, when React has already heard newer events. */
function Hydrated({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => {
    replayInput(element)
      .then(() => replayClicks(element))
      .catch(reportError)
  }, [element])
  return children
}

function getSlots(element: HTMLElement): Runtime['renderSlot'] {
  const htmlById = new Map(
    [...element.querySelectorAll<HTMLElement>('[data-slot]')].map((slot) => [slot.dataset['slot'], slot.innerHTML]),
  )
  return ([first]) => (first ? <SlotHtml id={first.id} html={htmlById.get(first.id) ?? ''} /> : null)
}
