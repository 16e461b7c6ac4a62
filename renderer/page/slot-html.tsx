/**
 * The blocks of a slot, as HTML that is ready: on the server just rendered, in the browser what the server sent. An island so takes up its own
 * markup and leaves its slots' blocks to hydrate, or not, by themselves.
 */
export function SlotHtml({ id, html }: { id: string; html: string }) {
  return <div data-slot={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

/** Stands where a slot's blocks will, while their parent is being rendered: React would copy a page of cards to no purpose. */
export const slotMark = (id: string): string => `<!--slot ${id}-->`

/** A parent's markup with the blocks of its slots in place; tells which slots it has not left out. */
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
