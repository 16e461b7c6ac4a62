import { blockBySlug, summaryOf } from '#blocks/index.ts'
import { isFields } from '#schemas/page/same-value.ts'
import * as texts from './texts.ts'

/** Formats a stored value for a comparison. */
export function valueText(value: unknown, path: readonly string[]): string {
  const last = path.at(-1) ?? ''
  if (last === '~order') return texts.theRowsInThisOrder
  if (value === undefined || value === null) return last.startsWith('#') ? texts.removed : texts.empty
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim() || texts.empty
  if (Array.isArray(value)) return value.map((each) => valueText(each, [])).join(', ') || texts.empty
  if (!isFields(value)) return texts.empty
  if ('root' in value) return richText(value['root']).trim() || texts.empty
  const blockType = value['blockType']
  if (typeof blockType === 'string')
    return [blockBySlug(blockType)?.label ?? blockType, summaryOf(blockType, value)].filter(Boolean).join(': ')
  return Object.entries(value)
    .filter(([key, each]) => key !== 'id' && each !== null && each !== '')
    .map(([key, each]) => `${key}: ${valueText(each, [])}`)
    .join('\n')
}

function richText(node: unknown): string {
  if (!isFields(node)) return ''
  if (typeof node['text'] === 'string') return node['text']
  const children = Array.isArray(node['children']) ? node['children'].map(richText) : []
  return children.join(node['type'] === 'root' ? '\n' : '')
}
