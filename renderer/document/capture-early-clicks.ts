import type { InlineElement } from './inline-element.ts'
import { sourceHash } from './source-hash.ts'

/**
 * Notes which buttons are pressed in islands that are not hydrated yet, and what is marked `data-pressable`: to a shopper they look ready.
 * `client/replay-clicks.ts` presses them once more. It stands in the document itself, since the other scripts are still on their way then. What works
 * without an island is left alone: links, the browser's own popovers, and favourites.
 */
const source = `addEventListener("click",({target:t})=>{const b=t.closest?.("a,summary,button,[data-pressable]");if(b?.matches("button[type=button]:not([popovertarget],[data-keep]),[data-pressable]")&&b.closest("[data-island]")?.matches(":not([data-hydrated])"))(window.earlyPresses??=[]).push(b)})`

export const earlyClicks: InlineElement = {
  html: `<script>${source}</script>`,
  hash: sourceHash(source),
}
