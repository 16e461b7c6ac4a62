import type { Site } from '#schemas/tenant/site.ts'
import type { InlineElement } from '../document/inline-element.ts'
import { sourceHash } from '../document/source-hash.ts'

/**
 * Hides an announcement that was dismissed before, and remembers when it is; a new text shows again. It stands behind the bar, so that the bar is gone before it
 * is first seen and the page waits for no file. Where the browser stores nothing, it shows on every page.
 */
const source = `{const b=document.querySelector("input[data-dismisses]"),k="fc-dismissed";if(b)try{const t=b.dataset.dismisses;b.checked=localStorage.getItem(k)===t;b.onchange=()=>{try{localStorage.setItem(k,t)}catch{}}}catch{}}`

const element: InlineElement = { html: `<script>${source}</script>`, hash: sourceHash(source) }

/** Null where the site announces nothing. */
export const announcementMemory = ({ config }: Site): InlineElement | null =>
  config.announcement.text.trim() === '' ? null : element
