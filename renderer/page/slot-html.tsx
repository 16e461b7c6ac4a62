/**
 * The blocks of a slot, as HTML that is ready: on the server just rendered, in the browser what the server sent. An island so takes up its own
 * markup and leaves its slots' blocks to wake, or not, by themselves.
 */
export function SlotHtml({ id, html }: { id: string; html: string }) {
  return <div data-slot={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
