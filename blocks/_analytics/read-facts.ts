import type { PageFacts } from '#schemas/analytics/page-facts.ts'

/** Our own renderer wrote it into this very document, so it is taken as it is. Null on a page that is not measured. */
export function readFacts(): PageFacts | null {
  const text = document.getElementById('forecourt-page')?.textContent
  return text ? (JSON.parse(text) as PageFacts) : null
}
