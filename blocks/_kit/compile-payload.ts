import type { Block, Field as PayloadField } from 'payload'
import { categoryLabels } from './category-labels.ts'
import { compileField, type CompileContext } from './compile-field.ts'
import type { BlockDefinition } from './define-block.ts'
import { listNamedFields, type Shape } from './field-meta.ts'
import { findPicture } from './find-picture.ts'
import * as texts from './texts.ts'

/** Path of the CMS component that shows a block's summary as its row label; its prop is the slug. */
export const blockLabelComponent = '/admin/block-label.tsx#BlockLabel'

/** Compiles a definition to a Payload block, for `config.blocks`; slots reference others by slug. */
export function compileBlock(block: BlockDefinition, context: CompileContext): Block {
  const { slug, label, category, description, keywords, needs, version } = block
  const picture = findPicture(slug)
  return {
    slug,
    interfaceName: `${pascalCase(slug)}Block`,
    labels: { singular: label, plural: label },
    admin: {
      group: categoryLabels[category],
      custom: { description, keywords, category, needs },
      ...(picture === null ? {} : { images: { thumbnail: { url: picture, alt: '' } } }),
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
  listNamedFields(shape).map((field) => compileField(shape, field, context))

const settingsField = (fields: PayloadField[]): PayloadField => ({
  type: 'collapsible',
  label: texts.settings,
  admin: { initCollapsed: true },
  fields: [{ name: 'settings', type: 'group', label: false, admin: { hideGutter: true }, fields }],
})

const pascalCase = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
