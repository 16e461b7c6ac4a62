import type { BlockDefinition } from '#blocks/_kit/define-block.ts'
import { escapeHtml } from '#schemas/lib/escape-html.ts'
import { attributes } from '../document/html.ts'
import type { BlockProps } from './prepare-blocks.ts'

interface Wrapped {
  id: string
  block: BlockDefinition
  props: BlockProps
}

/** A block's element, where it needs one: to hydrate, to be for some screens only, or to be found by the preview. */
export function wrapperHtml({ id, block, props }: Wrapped, html: string, preview: boolean): string {
  const hydrate = block.hydrate !== 'never'
  const { viewport } = props.settings.visibility
  const own = attributes({
    'data-island': hydrate ? id : null,
    'data-only': viewport === 'all' ? null : viewport,
    'data-block': preview ? block.slug : null,
    'data-block-id': preview ? id : null,
  })
  return own === '' || (html === '' && !hydrate) ? html : `<div${own}>${html}</div>`
}

/** What stands in a preview where a block does not, and why. */
export const noticeHtml = (label: string, reason: string): string =>
  `<div data-notice><strong>${escapeHtml(label)}</strong> is not shown. ${escapeHtml(reason)}</div>`
