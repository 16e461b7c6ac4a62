import type { Runtime } from '#blocks/_kit/runtime.tsx'
import { renderWithStyles } from '#blocks/_ui/style/extract-critical.ts'
import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import { assets } from '../assets.ts'
import { renderDocument } from '../document/document.ts'
import { type Head, renderHead } from '../document/head.ts'
import { escapeHtml } from '../document/html.ts'
import { renderFrame } from '../frame/render-frame.tsx'
import type { PageState } from '../page/page-state.ts'
import { pageCss } from '../theme/page-css.ts'

interface MainContent {
  html: string
  preloads: string[]
  /** What the page is called where none of its blocks says so. */
  title: string
  state: PageState | null
}

type RenderSiteInput = Pick<RenderInput, 'site' | 'preview' | 'report'> & {
  runtime: Omit<Runtime, 'renderSlot'>
  head: Head
  /** Renders the page's own content, synchronously: its styles are collected in the same tick. */
  main: () => MainContent
}

type SiteHtml = Pick<RenderOutput, 'html' | 'styleHashes' | 'scriptHashes' | 'noindex'>

/** One whole document of a site: its own content within the frame that all of its pages share. */
export function renderSite({ site, preview, report, runtime, head, main }: RenderSiteInput): SiteHtml {
  let state: PageState | null = null
  const preloads: string[] = []
  const { html, css, ids } = renderWithStyles(() => {
    const content = main()
    const frame = renderFrame({ runtime, main: withMainHeading(content.html, content.title), report })
    state = content.state
    preloads.push(...frame.preloads, ...content.preloads)
    return frame.body
  })
  const document = renderDocument({
    site,
    head: renderHead(head, site),
    preloads,
    css: pageCss(site.theme, { preview }) + css,
    styleIds: ids,
    body: html,
    state,
    assets: assets(),
    preview,
  })
  return { ...document, noindex: head.noindex }
}

/** Every page has one first heading, if only for those who listen to it. */
const withMainHeading = (html: string, title: string): string =>
  html.includes('<h1') ? html : `<h1 data-unseen>${escapeHtml(title)}</h1>${html}`
