import type { Site } from '#schemas/tenant/site.ts'
import { classPrefix } from '#blocks/_ui/style/sheet.ts'
import type { Assets, Script } from '../assets.ts'
import { type PageState, stateElementId } from '../page/page-state.ts'
import { attributes, scriptJson } from './html.ts'
import { sourceHash } from './source-hash.ts'
import { speculationRules } from './speculation-rules.ts'

interface DocumentInput {
  site: Site
  /** Inner HTML of the head, without style and scripts. */
  head: string
  preloads: string[]
  css: string
  /** Emotion's names of the rules in `css` that came from boxes. */
  styleIds: string[]
  body: string
  /** Null where nothing on the page wakes: then there is no script. */
  state: PageState | null
  assets: Assets
  preview: boolean
}

export interface HtmlDocument {
  html: string
  styleHashes: string[]
  scriptHashes: string[]
}

export function renderDocument(input: DocumentInput): HtmlDocument {
  const { site, css, styleIds, state, assets } = input
  const rules = input.preview ? [] : [speculationRules]
  const html = [
    `<!doctype html><html${attributes({ lang: site.locale })}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    input.head,
    ...new Set(input.preloads),
    `<style${attributes({ 'data-emotion': [classPrefix, ...styleIds].join(' ') })}>${css}</style>`,
    assets.preamble ? `<script type="module">${assets.preamble}</script>` : '',
    hasAnnouncement(site) ? script(assets.announcement, { blocking: 'render' }) : '',
    state ? script(withWaking(assets, state)) : '',
    '</head><body>',
    input.body,
    state ? `<script type="application/json" id="${stateElementId}">${scriptJson(state)}</script>` : '',
    ...rules.map((text) => `<script type="speculationrules">${text}</script>`),
    '</body></html>',
  ].join('')
  return {
    html,
    styleHashes: [sourceHash(css)],
    scriptHashes: [...rules, ...(assets.preamble ? [assets.preamble] : [])].map(sourceHash),
  }
}

/** The bar is gone before the page is first shown, where it was dismissed on an earlier one. */
const hasAnnouncement = (site: Site): boolean => site.config.announcement.text.trim() !== ''

/** What wakes at once is fetched at once, instead of file after file. */
function withWaking({ islands }: Assets, state: PageState): Script {
  const atOnce = state.islands.filter(({ wakes }) => wakes === 'load')
  const files = new Set([...islands.preloads, ...atOnce.flatMap(({ files }) => files)])
  files.delete(islands.src)
  return { src: islands.src, preloads: [...files] }
}

const script = ({ src, preloads }: Script, more: Record<string, string> = {}): string =>
  [
    ...preloads.map((href) => `<link${attributes({ rel: 'modulepreload', href })}>`),
    `<script${attributes({ type: 'module', src, ...more })}></script>`,
  ].join('')
