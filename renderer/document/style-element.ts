import { criticalCss, emotionNames } from '#blocks/_ui/style/extract-critical.ts'
import type { Theme } from '#schemas/tenant/theme.ts'
import { pageCss } from '../theme/page-css.ts'
import { attributes } from './html.ts'
import type { InlineElement } from './inline-element.ts'
import { sourceHash } from './source-hash.ts'

interface PageLook {
  theme: Theme
  preview: boolean
  /** Classes on the page, from `renderWithStyles`. */
  classes: readonly string[]
}

const maxElements = 300
const known = new Map<string, InlineElement>()

/** The one style element of a page. Pages of one theme and the same classes share it: writing and hashing 20 kB takes as long as five cards. */
export function styleElement(look: PageLook): InlineElement {
  const key = `${look.preview} ${look.classes.join(' ')} ${JSON.stringify(look.theme)}`
  const element = known.get(key) ?? writeElement(look)
  if (known.size >= maxElements) known.clear()
  known.set(key, element)
  return element
}

function writeElement({ theme, preview, classes }: PageLook): InlineElement {
  const css = pageCss(theme, { preview }) + criticalCss(classes)
  return {
    html: `<style${attributes({ 'data-emotion': emotionNames(classes) })}>${css}</style>`,
    hash: sourceHash(css),
  }
}
