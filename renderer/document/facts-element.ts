import type { PageFacts } from '#schemas/analytics/page-facts.ts'
import { scriptJson } from './html.ts'

/** Page data for events, read by `blocks/_analytics/read-facts.ts`. */
export const factsElement = (facts: PageFacts): string =>
  `<script type="application/json" id="forecourt-page">${scriptJson(facts)}</script>`
