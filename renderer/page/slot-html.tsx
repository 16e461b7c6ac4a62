/**
 * A slot's blocks as finished HTML: just rendered on the server, taken from the document in the browser. An island therefore hydrates its
 * own markup and leaves its slots' blocks alone.
 */
export function SlotHtml({ id, html }: { id: string; html: string }) {
  return <div data-slot={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

/** Placeholder of a slot while its parent is rendered: React would copy a page of cards otherwise. */
export const slotMark = (id: string): string => `<!--slot ${id}-->`

/** A parent's markup with its slots filled; returns the slots that it contains. */
export function withSlotHtml(
  markup: string,
  htmlBySlot: ReadonlyMap<string, string>,
): { html: string; placed: Set<string> } {
  const placed = new Set<string>()
  let html = ''
  let rest = markup
  for (const [id, slotHtml] of htmlBySlot) {
    const mark = slotMark(id)
    const at = rest.indexOf(mark)
    if (at < 0) continue
    placed.add(id)
    html += rest.slice(0, at) + slotHtml
    rest = rest.slice(at + mark.length)
  }
  return { html: html + rest, placed }
}
