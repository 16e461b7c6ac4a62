import { cssVariables } from '#blocks/_ui/style/css-variables.ts'
import { breakpoints } from '#blocks/_ui/style/tokens.ts'
import { globalCss } from '#blocks/_ui/style/global.ts'
import type { Theme } from '#schemas/tenant/theme.ts'
import { readableTokens } from './readable-colours.ts'

/** What the renderer's own wrappers need: they are no boxes, and screens are told apart here, since the HTML is the same for all. */
const wrappersCss = [
  '[data-unseen]{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  '[data-slot],[data-island]{display:contents}',
  `@media (min-width:${breakpoints.md}){[data-only=mobile]{display:none}}`,
  `@media not all and (min-width:${breakpoints.md}){[data-only=desktop]{display:none}}`,
  // The bars of a vehicle page: the site's own header scrolls away under one, and the compare tray stands above the other.
  'html[data-bar-top] body>header{position:static}',
  'html[data-bar-bottom]{--fc-foot-bar:4.75rem;scroll-padding-bottom:6rem}',
  'html[data-bar-bottom] body{padding-bottom:var(--fc-foot-bar)}',
  // On paper there is nothing to press.
  '@media print{[data-site] body>header,[data-site] body>footer{display:none}}',
].join('')

const noticeCss =
  '[data-notice]{margin:1rem auto;max-width:46rem;padding:.75rem 1rem;border:2px dashed var(--fc-colors-warning);color:var(--fc-colors-warning);background:var(--fc-colors-warningSoft)}'

const maxThemes = 500
const known = new Map<string, string>()

/** A page's style before any block: the tenant's tokens, the base every site shares, and what wrappers need. */
export function pageCss(theme: Theme, { preview }: { preview: boolean }): string {
  const key = JSON.stringify(theme)
  const base = known.get(key) ?? cssVariables(readableTokens(theme)) + globalCss + wrappersCss
  if (known.size >= maxThemes) known.clear()
  known.set(key, base)
  return preview ? base + noticeCss : base
}
