import type { Field as PayloadField } from 'payload'
import { listNamedFields, type Shape } from '../field-meta.ts'
import { linkKinds } from '#schemas/page/link.ts'
import type { BlockDefinition } from '../define-block.ts'

/** Schema options without a control in the admin's form; `slides.image` is a field, `layout=wide` a choice. */
export function missingControls(block: BlockDefinition, compiled: PayloadField[]): string[] {
  const controls = new Set(listControls(compiled, ''))
  const requiredControls = [...wantedOf(block.props, ''), ...wantedOf(block.settings, 'settings.')]
  return requiredControls.filter((name) => !controls.has(name))
}

function wantedOf(shape: Shape, prefix: string): string[] {
  return listNamedFields(shape).flatMap(({ name, meta }) => {
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

function listControls(fields: PayloadField[], prefix: string): string[] {
  return fields.flatMap((field) => {
    const path = 'name' in field && field.name ? `${prefix}${field.name}` : null
    if (field.type === 'group' || field.type === 'array' || field.type === 'row' || field.type === 'collapsible') {
      return listControls(field.fields, path === null ? prefix : `${path}.`)
    }
    if (path === null) return []
    if (field.type !== 'select') return [path]
    return [path, ...field.options.map((option) => `${path}=${typeof option === 'string' ? option : option.value}`)]
  })
}
