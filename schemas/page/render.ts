import type { Api } from '../api/endpoints.ts'
import type { Site } from '../tenant/site.ts'
import type { OwnPageInput } from './own-page-input.ts'
import type { PageDocument } from './page.ts'

/** The platform's input to the renderer for one request. Without `page` it renders the site's own page for `status`. */
export interface RenderInput {
  site: Site
  page: PageDocument | null
  /** Values of the pattern's `:names`. */
  params: Record<string, string>
  /** Path and canonicalised query, as in `/search/used-cars?page=2`. */
  url: string
  status: 200 | 404 | 500
  preview: boolean
  /** Set for the canvas, to the admin's origin: hidden blocks and empty slots then have a place. */
  canvas?: { admin: string } | undefined
  /** The audience; omitted if unknown, which is treated as signed out. */
  audience?: 'signed-in' | undefined
  /** A page without a document; `page` is then null. */
  own?: OwnPageInput | undefined
  now: Date
  requestId: string
  api: Api
  /** Called for errors inside a block; the page is rendered without it. */
  report: (failure: { blockType: string; blockId: string; error: unknown }) => void
}

export interface RenderOutput {
  status: number
  html: string
  /** `sha256-…` sources of this page's inline styles and speculation rules, for the CSP. */
  styleHashes: string[]
  scriptHashes: string[]
  /** Whether the page may load Google’s tag, after consent if the site asks for it. */
  isTagged: boolean
  /** Origin of the chat that the page loads with a press; null without one. */
  chatOrigin: string | null
  /** Origin of the site's map pictures; null without any. */
  mapOrigin: string | null
  /** Origin of the tiles of the locator's map; null without one, or from the site itself. */
  tileOrigin: string | null
  /** Cache tags of the loaded data (`stock`, `vehicle:12`, …), without the tenant. */
  tags: string[]
  /** Seconds until a block's visibility date changes the page, if any. */
  expiresIn: number | null
  noindex: boolean
  /** Signed-in shoppers see another page. */
  hasAudiences?: boolean
}

export type Render = (input: RenderInput) => Promise<RenderOutput>
