import type { Field as PayloadField } from 'payload'
import { fieldsOf, type Shape } from '../field-meta.ts'
import { linkKinds } from '#schemas/page/link.ts'
import type { BlockDefinition } from '../define-block.ts'

/** Options of a block's schema that its form in the admin has no control for; `slides.image` is a field, `layout=wide` a choice. */
export function missingControls(block: BlockDefinition, compiled: PayloadField[]): string[] {
  const controls = new Set(controlsOf(compiled, ''))
  const wanted = [...wantedOf(block.props, ''), ...wantedOf(block.settings, 'settings.')]
  return wanted.filter((name) => !controls.has(name))
}

function wantedOf(shape: Shape, prefix: string): string[] {
  return fieldsOf(shape).flatMap(({ name, meta }) => {
    const path = `${prefix}${name}`
    switch (meta.kind) {
      case 'group':
      case 'list':
        return wantedOf(meta.fields, `${path}.`)
      case 'choice':
      case 'colour':
        return [path, ...meta.options.map((option) => `${path}=${option}`)]
      case 'link':
        return [
          ...['label', 'page', 'url', 'newTab'].map((part) => `${path}.${part}`),
          ...linkKinds.map((kind) => `${path}.kind=${kind}`),
        ]
      default:
        return [path]
    }
  })
}

function controlsOf(fields: PayloadField[], prefix: string): string[] {
  return fields.flatMap((field) => {
    const path = 'name' in field && field.name ? `${prefix}${field.name}` : null
    if (field.type === 'group' || field.type === 'array' || field.type === 'row' || field.type === 'collapsible') {
      return controlsOf(field.fields, path === null ? prefix : `${path}.`)
    }
    if (path === null) return []
    if (field.type !== 'select') return [path]
    return [path, ...field.options.map((option) => `${path}=${typeof option === 'string' ? option : option.value}`)]
  })
}
