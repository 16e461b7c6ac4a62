import { mapPictureOrigin } from '#schemas/location/map-picture.ts'
import { mapSourceOrigin } from '#schemas/location/map-source.ts'
import { findChat } from '#schemas/chat/chat-assistant.ts'
import type { PageFacts } from '#schemas/analytics/page-facts.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { type PageScript, noteScripts } from '#blocks/_kit/page-scripts.ts'
import type { Runtime } from '#blocks/_kit/runtime.tsx'
import { CompareTray } from '#blocks/_ui/saved-vehicles/compare-tray.tsx'
import { WatchToastPlace } from '#blocks/_ui/saved-vehicles/watch-toast-place.tsx'
import { renderWithStyles } from '#blocks/_ui/style/page-styles.ts'
import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import { assets } from '../assets.ts'
import { renderDocument } from '../document/document.ts'
import { type Head, renderHead } from '../document/head.ts'
import { escapeHtml } from '#schemas/lib/escape-html.ts'
import { styleElement } from '../document/style-element.ts'
import { renderFrame } from '../frame/render-frame.tsx'
import type { PageState } from '../page/page-state.ts'
import { renderPart } from '../page/render-part.ts'
import { PageGlobal } from '../theme/page-global.tsx'

interface MainContent {
  html: string
  preloads: string[]
  /** What the page is called, where nothing in it is its first heading; null where something is. */
  title: string | null
  state: PageState | null
}

type RenderSiteInput = Pick<RenderInput, 'site' | 'preview' | 'report' | 'canvas'> & {
  runtime: Omit<Runtime, 'renderSlot'>
  head: Head
  /** Page data of analytics events; null for pages that are not measured, such as previews. */
  facts: PageFacts | null
  /** Renders the page's own content, synchronously: its styles are collected in the same tick. */
  main: () => MainContent
}

type SiteHtml = Pick<
  RenderOutput,
  'html' | 'styleHashes' | 'scriptHashes' | 'isTagged' | 'chatOrigin' | 'mapOrigin' | 'tileOrigin' | 'noindex'
>

/** One whole document of a site: its own content within the frame that all of its pages share. */
export function renderSite({ site, preview, canvas, report, runtime, head, facts, main }: RenderSiteInput): SiteHtml {
  const { result, rules } = renderWithStyles(() => {
    renderPart(<PageGlobal theme={site.theme} preview={canvas ? 'canvas' : preview} />, 'page-global')
    const {
      result: { html, title, ...content },
      scripts,
    } = noteScripts(main)
    const tray = scripts.has('local-lists')
      ? renderPart(<CompareTray hasFavourites={site.hasFavourites} />, 'compare-tray').html
      : ''
    const says = scripts.has('watchlist')
      ? renderPart(<WatchToastPlace garagePath={site.config.garagePath} />, 'watch-toast').html
      : ''
    return {
      content,
      scripts,
      tray: tray + says,
      frame: renderFrame({ runtime, main: `${unseenHeading(title)}${html}`, report }),
    }
  })
  const { content, scripts, tray, frame } = result
  const { tagId } = site.config.analytics
  const document = renderDocument({
    site,
    head: renderHead(head, site),
    preloads: [...frame.preloads, ...content.preloads],
    style: styleElement(rules),
    body: `${frame.body}${tray}`,
    state: content.state,
    facts: preview || !facts ? null : { ...facts, ...(tagId ? { tag: tagId } : {}) },
    scripts: new Set([...scripts, ...scriptsOfEveryPage(site, preview)]),
    assets: assets(),
    preview,
    canvas,
  })
  const chat = preview ? null : findChat(site)
  return {
    ...document,
    isTagged: !preview && tagId !== '',
    chatOrigin: chat && new URL(chat.script).origin,
    mapOrigin: mapPictureOrigin(site),
    tileOrigin: mapSourceOrigin(site.config.maps.source),
    noindex: head.robots !== null,
  }
}

/** The header counts favourites if the site has them; views are measured except in previews. */
const scriptsOfEveryPage = ({ hasFavourites }: Site, preview: boolean): PageScript[] => [
  ...(hasFavourites ? (['local-lists'] as const) : []),
  ...(preview ? [] : (['measure'] as const)),
]

/** Every page has one first heading, if only for those who listen to it. */
const unseenHeading = (title: string | null): string =>
  title === null ? '' : `<h1 data-unseen>${escapeHtml(title)}</h1>`
