import type { PageFacts } from '#schemas/analytics/page-facts.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { type PageScript, pageScripts } from '#blocks/_kit/page-scripts.ts'
import type { Assets, Script } from '../assets.ts'
import { announcementMemory } from '../frame/announcement-memory.ts'
import { signedInMark } from '../frame/signed-in-mark.ts'
import type { PageState } from '../page/page-state.ts'
import { factsElement } from './facts-element.ts'
import { earlyClicks } from './capture-early-clicks.ts'
import { attributes } from './html.ts'
import type { InlineElement } from './inline-element.ts'
import { sourceHash } from './source-hash.ts'
import { speculationRules } from './speculation-rules.ts'
import { stateElement } from './state-element.ts'
import { visitRecorder } from './visit-recorder.ts'

interface DocumentInput {
  site: Site
  /** Inner HTML of the head, without style and scripts. */
  head: string
  preloads: string[]
  style: InlineElement
  body: string
  /** Null where nothing on the page hydrates: then there is no script. */
  state: PageState | null
  /** Page data of analytics events; null if the page is not measured. */
  facts: PageFacts | null
  /** What its plain markup needs. */
  scripts: ReadonlySet<PageScript>
  assets: Assets
  preview: boolean
  /** In the canvas its own script hydrates the islands. */
  canvas?: RenderInput['canvas']
}

export interface HtmlDocument {
  html: string
  styleHashes: string[]
  scriptHashes: string[]
}

export function renderDocument(input: DocumentInput): HtmlDocument {
  const { site, style, state, assets, preview, canvas } = input
  const preamble = assets.preamble === '' ? null : inlineModule(assets.preamble)
  const recorder = visitRecorder(site, input.facts)
  const html = [
    `<!doctype html><html${attributes({ lang: site.locale, 'data-site': site.slug })}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    input.head,
    ...new Set(input.preloads),
    style.html,
    preamble?.html,
    recorder?.html,
    ...pageScripts.map((name) => (input.scripts.has(name) ? script(assets.ofMarkup[name]) : '')),
    state ? earlyClicks.html : '',
    canvas ? canvasScript(assets.canvas, canvas) : state ? islandScript(assets, state) : '',
    '</head><body>',
    input.body,
    input.facts ? factsElement(input.facts) : '',
    state ? stateElement(state) : '',
    preview ? '' : speculationRules.html,
    '</body></html>',
  ].join('')
  const inline = [
    announcementMemory(site),
    signedInMark(site),
    recorder,
    state ? earlyClicks : null,
    preview ? null : speculationRules,
    preamble,
  ]
  return {
    html,
    styleHashes: [style.hash, ...(state || dialogScripts.some((name) => input.scripts.has(name)) ? [emptyStyle] : [])],
    scriptHashes: inline.flatMap((element) => element?.hash ?? []),
  }
}

/** Islands and dialogs insert rules by CSSOM into an element that Emotion adds, and which stays without a text. */
const emptyStyle = sourceHash('')

/** Scripts that open dialogs. */
const dialogScripts = ['form-links', 'vehicle-tools'] as const satisfies PageScript[]

const inlineModule = (text: string): InlineElement => ({
  html: `<script type="module">${text}</script>`,
  hash: sourceHash(text),
})

const islandScripts = new Map<string, string>()

/** What hydrates at once is fetched at once, instead of file after file. Pages with the same such blocks have the same script. */
function islandScript({ islands, islandFiles }: Assets, state: PageState): string {
  const atOnce = state.islands.filter(({ hydrate }) => hydrate === 'load').map(({ block }) => block)
  const key = atOnce.join(' ')
  const known = islandScripts.get(key)
  if (known !== undefined) return known
  const files = new Set([...islands.preloads, ...atOnce.flatMap(islandFiles)])
  files.delete(islands.src)
  const html = script({ src: islands.src, preloads: [...files] })
  islandScripts.set(key, html)
  return html
}

const canvasScript = ({ src }: Script, { admin }: NonNullable<RenderInput['canvas']>): string =>
  `<script${attributes({ type: 'module', src, 'data-admin': admin })}></script>`

/** After the pictures that are seen at once: the page reads without them, and what is pressed before they come is not lost. */
const script = ({ src, preloads }: Script): string =>
  [
    ...preloads.map((href) => `<link${attributes({ rel: 'modulepreload', href, fetchpriority: 'low' })}>`),
    `<script${attributes({ type: 'module', src, fetchpriority: 'low' })}></script>`,
  ].join('')
