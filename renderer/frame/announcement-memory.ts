import type { Site } from '#schemas/tenant/site.ts'
import type { InlineElement } from '../document/inline-element.ts'
import { sourceHash } from '../document/source-hash.ts'

/**
 * Hides a dismissed announcement, and stores dismissals; a new text is shown again. It follows the bar inline, so that the bar is hidden
 * before the first paint. Without storage it is shown on every page.
 */
const source = `{const b=document.querySelector("input[data-dismisses]"),k="fc-dismissed";if(b)try{const t=b.dataset.dismisses;b.checked=localStorage.getItem(k)===t;b.onchange=()=>{try{localStorage.setItem(k,t)}catch{}}}catch{}}`

const element: InlineElement = { html: `<script>${source}</script>`, hash: sourceHash(source) }

/** Null without an announcement. */
export const announcementMemory = ({ config }: Site): InlineElement | null =>
  config.announcement.text.trim() === '' ? null : element
