import type { ReactNode } from 'react'
import type { Runtime } from '#blocks/_kit/runtime.tsx'
import { ConsentBanner } from '#blocks/_ui/site/consent-banner.tsx'
import { SiteFooter } from '#blocks/_ui/site/site-footer.tsx'
import { SiteHeader } from '#blocks/_ui/site/site-header.tsx'
import type { RenderInput } from '#schemas/page/render.ts'
import { renderPart } from '../page/render-part.ts'
import { announcementMemory } from './announcement-memory.ts'
import { signedInMark } from './signed-in-mark.ts'
import { skipLinkHtml } from './skip-link.ts'

interface FrameInput extends Pick<RenderInput, 'report'> {
  runtime: Omit<Runtime, 'renderSlot'>
  /** Inner HTML of the main element. */
  main: string
}

/** The body that every page of a site has around its own content. A part that throws is left out and reported, as a block is. */
export function renderFrame({ runtime, main, report }: FrameInput): { body: string; preloads: string[] } {
  const part = (name: string, node: ReactNode) => {
    try {
      return renderPart(node, name)
    } catch (error) {
      report({ blockType: name, blockId: name, error })
      return { html: '', preloads: [] }
    }
  }
  const header = part('site-header', <SiteHeader site={runtime.site} path={runtime.page.path} />)
  const { flags, config } = runtime.site
  const consent = flags.askFirst ? part('consent-banner', <ConsentBanner question={config.analytics.question} />) : null
  const footer = part('site-footer', <SiteFooter site={runtime.site} year={getYear(runtime)} />)
  return {
    body: `${skipLinkHtml()}${consent?.html ?? ''}${signedInMark(runtime.site)?.html ?? ''}${header.html}${announcementMemory(runtime.site)?.html ?? ''}<main id="main" tabindex="-1">${main}</main>${footer.html}`,
    preloads: header.preloads,
  }
}

/** On the site's own clock, so that a footer does not turn the year with the server's. Only around New Year do clocks disagree, and asking one is slow. */
function getYear({ site: { timeZone }, page }: FrameInput['runtime']): number {
  const now = new Date(page.now)
  const isNewYear = /-(12-31|01-01)T/.test(page.now)
  return isNewYear ? Number(now.toLocaleString('en-AU', { year: 'numeric', timeZone })) : now.getUTCFullYear()
}
