import type { ReactNode } from 'react'
import { type Runtime, RuntimeProvider } from '#blocks/_kit/runtime.tsx'
import { HeadingRoot } from '#blocks/_ui/heading-level.tsx'
import { SiteFooter } from '#blocks/_ui/site/site-footer.tsx'
import { SiteHeader } from '#blocks/_ui/site/site-header.tsx'
import type { RenderInput } from '#schemas/page/render.ts'
import { renderPart } from '../page/render-part.ts'
import { SkipLink } from './skip-link.tsx'

interface FrameInput extends Pick<RenderInput, 'report'> {
  runtime: Omit<Runtime, 'renderSlot'>
  /** Inner HTML of the main element. */
  main: string
}

/** The body that every page of a site has around its own content. A part that throws is left out and reported, as a block is. */
export function renderFrame({ runtime, main, report }: FrameInput): { body: string; preloads: string[] } {
  const part = (name: string, node: ReactNode) => {
    try {
      const inContexts = (
        <RuntimeProvider value={{ ...runtime, renderSlot: () => null }}>
          <HeadingRoot level={2}>{node}</HeadingRoot>
        </RuntimeProvider>
      )
      return renderPart(inContexts, name)
    } catch (error) {
      report({ blockType: name, blockId: name, error })
      return { html: '', preloads: [] }
    }
  }
  const header = part('site-header', <SiteHeader site={runtime.site} path={runtime.page.path} />)
  const footer = part('site-footer', <SiteFooter site={runtime.site} year={yearOf(runtime)} />)
  return {
    body: [
      part('skip-link', <SkipLink />).html,
      header.html,
      `<main id="main" tabindex="-1">${main}</main>`,
      footer.html,
    ].join(''),
    preloads: header.preloads,
  }
}

const yearFormats = new Map<string, Intl.DateTimeFormat>()

/** On the site's own clock, so that a footer does not turn the year with the server's. */
function yearOf({ site: { timeZone }, page }: FrameInput['runtime']): number {
  const format = yearFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-AU', { year: 'numeric', timeZone })
  yearFormats.set(timeZone, format)
  return Number(format.format(new Date(page.now)))
}
