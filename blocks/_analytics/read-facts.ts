import type { PageFacts } from '#schemas/analytics/page-facts.ts'

/** Our own renderer wrote it into this document, so it is not validated. Null on a page without analytics. */
export function readFacts(): PageFacts | null {
  const text = document.getElementById('forecourt-page')?.textContent
  return text ? (JSON.parse(text) as PageFacts) : null
}
