import type { Block, Field as PayloadField } from 'payload'
import { compileField, type CompileContext } from './compile-field.ts'
import type { BlockDefinition } from './define-block.ts'
import { fieldsOf, type Shape } from './field-meta.ts'
import { thumbnailUrl } from './thumbnail.ts'

/** Where the CMS keeps the component that shows a block's summary as its row's label; it gets the block's slug. */
export const blockLabelComponent = '/admin/block-label.tsx#BlockLabel'

/** A definition as a Payload block, for `config.blocks`; slots refer to the others by slug. */
export function compileBlock(block: BlockDefinition, context: CompileContext): Block {
  const { slug, label, category, description, keywords, thumbnail, needs, version } = block
  return {
    slug,
    interfaceName: `${pascalCase(slug)}Block`,
    labels: { singular: label, plural: label },
    admin: {
      group: categoryLabels[category],
      custom: { description, keywords, category, needs },
      images: { thumbnail: { url: thumbnailUrl(thumbnail), alt: description } },
      components: { Label: { path: blockLabelComponent, clientProps: { slug, label } } },
    },
    fields: [
      ...compileShape(block.props, context),
      settingsField(compileShape(block.settings, context)),
      { name: 'blockVersion', type: 'number', defaultValue: version, admin: { hidden: true } },
    ],
  }
}

const compileShape = (shape: Shape, context: CompileContext): PayloadField[] =>
  fieldsOf(shape).map((field) => compileField(shape, field, context))

const settingsField = (fields: PayloadField[]): PayloadField => ({
  type: 'collapsible',
  label: 'Settings',
  admin: { initCollapsed: true },
  fields: [{ name: 'settings', type: 'group', label: false, admin: { hideGutter: true }, fields }],
})

const categoryLabels: Record<BlockDefinition['category'], string> = {
  layout: 'Layout',
  content: 'Content',
  stock: 'Stock',
  vehicle: 'Vehicle page',
  finance: 'Finance',
  locations: 'Locations',
  trust: 'Trust',
}

const pascalCase = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
