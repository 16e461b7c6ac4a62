import type { Api } from '../api/endpoints.ts'
import type { Site } from '../tenant/site.ts'
import type { OwnPageInput } from './own-page-input.ts'
import type { PageDocument } from './page.ts'

/** What the platform hands the renderer for one request. `page` null renders the site's own page for `status`. */
export interface RenderInput {
  site: Site
  page: PageDocument | null
  /** Values of the pattern's `:names`. */
  params: Record<string, string>
  /** Path and canonicalised query, as in `/search/used-cars?page=2`. */
  url: string
  status: 200 | 404 | 500
  preview: boolean
  /** Who looks on; left out where nobody knows, which is as signed out. */
  audience?: 'signed-in' | undefined
  /** One that no marketer arranged; `page` is null then. */
  own?: OwnPageInput | undefined
  now: Date
  requestId: string
  api: Api
  /** Called for what went wrong inside a block; the page goes on without it. */
  report: (failure: { blockType: string; blockId: string; error: unknown }) => void
}

export interface RenderOutput {
  status: number
  html: string
  /** `sha256-…` sources of this page's inline style and speculation rules, for the Content-Security-Policy. */
  styleHashes: string[]
  scriptHashes: string[]
  /** Google’s tag may be loaded by it, and is by anyone who agrees where the site asks first. */
  isTagged: boolean
  /** Cache tags of the data that was read (`stock`, `vehicle:12`, …), without the tenant. */
  tags: string[]
  /** Seconds until a block's visibility date changes the page, if any. */
  expiresIn: number | null
  noindex: boolean
  /** Shoppers who are signed in see another page. */
  hasAudiences?: boolean
}

export type Render = (input: RenderInput) => Promise<RenderOutput>
