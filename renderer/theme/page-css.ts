import { cssVariables } from '#blocks/_ui/style/css-variables.ts'
import { breakpoints } from '#blocks/_ui/style/tokens.ts'
import { globalCss } from '#blocks/_ui/style/global.ts'
import type { Theme } from '#schemas/tenant/theme.ts'
import { readableTokens } from './readable-colours.ts'

/** Styles of the renderer's wrappers: they have no box, and visibility by screen size is CSS because the HTML is shared. */
const wrappersCss = [
  '[data-unseen]{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  '[data-slot],[data-island]{display:contents}',
  `@media (min-width:${breakpoints.md}){[data-only=mobile]{display:none}}`,
  `@media not all and (min-width:${breakpoints.md}){[data-only=desktop]{display:none}}`,
  // Bars of a vehicle page: the site's header scrolls away under the top one, and the compare tray is above the bottom one.
  'html[data-bar-top] body>header{position:static}',
  'html[data-bar-bottom]{--fc-foot-bar:4.75rem;scroll-padding-bottom:6rem}',
  'html[data-bar-bottom] body{padding-bottom:var(--fc-foot-bar)}',
  // On paper there is nothing to press.
  '@media print{[data-site] body>header,[data-site] body>footer{display:none}}',
].join('')

const noticeCss =
  '[data-notice]{margin:1rem auto;max-width:46rem;padding:.75rem 1rem;border:2px dashed var(--fc-colors-warning);color:var(--fc-colors-warning);background:var(--fc-colors-warningSoft)}'

/** Blocks and slots without content have a place in the canvas, by generated content, which no script and no hydration sees. */
const canvasCss = [
  '[data-block-id]:not(:has(*))::before,[data-slot-name]:not(:has(*))::before{display:block;margin:.5rem;padding:1.25rem 1rem;border:2px dashed var(--fc-colors-lineStrong);border-radius:var(--fc-radii-sm);color:var(--fc-colors-muted);text-align:center;font-size:var(--fc-fontSizes-sm)}',
  '[data-block-id]:not(:has(*))::before{content:attr(data-empty)}',
  '[data-slot-name]:not(:has(*))::before{content:attr(data-drop)}',
  '[data-block-id]:not(:has(*)){display:block}',
  '[data-empty-slots]{display:flex;gap:1rem;max-width:80rem;margin-inline:auto;padding:1rem}',
  '[data-empty-slots]>*{flex:1}',
].join('')

const maxThemes = 500
const known = new Map<string, string>()

/** A page's style before any block: the tenant's tokens, the base every site shares, and what wrappers need. */
export function pageCss(theme: Theme, { preview }: { preview: boolean | 'canvas' }): string {
  const key = JSON.stringify(theme)
  const base = known.get(key) ?? cssVariables(readableTokens(theme)) + globalCss + wrappersCss
  if (known.size >= maxThemes) known.clear()
  known.set(key, base)
  if (preview === 'canvas') return base + noticeCss + canvasCss
  return preview ? base + noticeCss : base
}
