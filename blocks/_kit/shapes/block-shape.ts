import type { BlockDefinition } from '../define-block.ts'
import { type FieldMeta, listNamedFields, type Shape } from '../field-meta.ts'
import { baseSettings } from '../settings.ts'

/** The properties of a field that decide whether a stored value is readable and publishable. No labels, help or defaults. */
export interface FieldShape {
  kind: FieldMeta['kind']
  many?: true
  required?: true
  options?: string[]
  min?: number
  max?: number
  int?: true
  time?: true
  pattern?: string
  /** Target of a reference. */
  to?: string
  /** Blocks of a slot: `any`, or slugs including parts. */
  allow?: string[]
  /** Maximum number of each block in a slot. */
  limits?: Record<string, number>
  /** `source=picked`: the field is read only while its sibling has this value. */
  showWhen?: string
}

/** The stored shape of a block version: every field by path (`slides[].image`), in alphabetical order. */
export interface BlockShape {
  slug: string
  version: number
  fields: Record<string, FieldShape>
}

/** Common settings belong to the kit and not to a block's shape. */
export function shapeOfBlock(block: BlockDefinition): BlockShape {
  const own = Object.fromEntries(Object.entries(block.settings).filter(([name]) => !(name in baseSettings)))
  const fields = [...listFields(block.props, ''), ...listFields(own, 'settings.')]
  return {
    slug: block.slug,
    version: block.version,
    fields: Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

const listFields = (shape: Shape, prefix: string): [string, FieldShape][] =>
  listNamedFields(shape).flatMap(({ name, meta }): [string, FieldShape][] => {
    const path = `${prefix}${name}`
    const own: [string, FieldShape] = [path, shapeOfField(meta)]
    if (meta.kind === 'list') return [own, ...listFields(meta.fields, `${path}[].`)]
    return meta.kind === 'group' ? [own, ...listFields(meta.fields, `${path}.`)] : [own]
  })

function shapeOfField(meta: FieldMeta): FieldShape {
  const { kind, required, showWhen } = meta
  return {
    kind,
    ...('many' in meta && meta.many ? { many: true } : {}),
    ...(required ? { required } : {}),
    ...('options' in meta ? { options: meta.options.toSorted() } : {}),
    ...('min' in meta && typeof meta.min === 'number' ? { min: meta.min } : {}),
    ...('max' in meta && typeof meta.max === 'number' ? { max: meta.max } : {}),
    ...('int' in meta && meta.int ? { int: true } : {}),
    ...('time' in meta && meta.time ? { time: true } : {}),
    ...('pattern' in meta && meta.pattern ? { pattern: meta.pattern.regex.source } : {}),
    ...('to' in meta ? { to: meta.to } : {}),
    ...(meta.kind === 'slot' ? slotShape(meta) : {}),
    ...(showWhen ? { showWhen: `${showWhen.field}=${[showWhen.is].flat().join('|')}` } : {}),
  }
}

const slotShape = (meta: Extract<FieldMeta, { kind: 'slot' }>): Pick<FieldShape, 'allow' | 'limits'> => ({
  allow: [...(meta.allow === 'any' ? ['any'] : meta.allow), ...meta.parts].toSorted(),
  ...(Object.keys(meta.limits).length > 0 ? { limits: meta.limits } : {}),
})
