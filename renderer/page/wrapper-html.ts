import type { BlockDefinition } from '#blocks/_kit/define-block.ts'
import { escapeHtml } from '#schemas/lib/escape-html.ts'
import { attributes } from '../document/html.ts'
import type { BlockProps, PreparedBlock } from './prepare-blocks.ts'
import * as texts from '../texts.ts'

interface WrappedBlock {
  id: string
  block: BlockDefinition
  props: BlockProps
}

/** A block's wrapper in the canvas: every block of the page's own tree has one, so that it can be selected, even if it shows nothing. */
export const canvasWrapperHtml = (
  { id, blockType, known, isOwn, hidden }: PreparedBlock,
  { html, label }: { html: string; label: string },
): string =>
  `<div${attributes({
    'data-island': known && !hidden && known.block.hydrate !== 'never' ? id : null,
    'data-only':
      known && known.props.settings.visibility.viewport !== 'all' ? known.props.settings.visibility.viewport : null,
    'data-block': blockType,
    'data-block-id': isOwn ? id : null,
    'data-empty': texts.blockShowsNothingYet({ block: label }),
  })}>${html}</div>`

/** A block's wrapper element, if needed: for hydration, for screen sizes, or for the preview. */
export function wrapperHtml({ id, block, props }: WrappedBlock, html: string, preview: boolean): string {
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

/** A preview's notice in place of a block, with the reason. */
export const noticeHtml = (label: string, reason: string): string =>
  `<div data-notice><strong>${escapeHtml(label)}</strong> is not shown. ${escapeHtml(reason)}</div>`
