import type { PageFacts } from '#schemas/analytics/page-facts.ts'
import { scriptJson } from './html.ts'

/** What events say of the page that they happen on, for `blocks/_analytics/read-facts.ts`. */
export const factsElement = (facts: PageFacts): string =>
  `<script type="application/json" id="forecourt-page">${scriptJson(facts)}</script>`
