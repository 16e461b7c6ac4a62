import type { Field } from 'payload'
import { themeFonts, themeRadii } from '#schemas/tenant/theme.ts'
import { row } from '../../fields/row.ts'
import { inherited } from './inherited.ts'
import { readText } from '../../fields/read-text.ts'

const colour = (name: string, label: string) =>
  inherited({
    name,
    type: 'text',
    label,
    admin: { components: { Field: '/admin/fields/colour-field.tsx#ColourField' } },
    validate: (value: unknown) => !value || /^#[0-9a-fA-F]{6}$/.test(readText(value)) || 'Use a colour like #0a5bd3.',
  })

const choice = (name: string, label: string, values: readonly string[]) =>
  inherited({
    name,
    type: 'select',
    label,
    options: values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
  })

/** `schemas/tenant/theme.ts`. */
export const themeFields: Field[] = [
  ...row(colour('primary', 'Main colour'), colour('accent', 'Accent colour')),
  ...row(colour('ink', 'Text colour'), colour('surface', 'Page colour')),
  ...row(choice('headingFont', 'Font of headings', themeFonts), choice('bodyFont', 'Font of text', themeFonts)),
  ...row(
    choice('radius', 'Corners', themeRadii),
    choice('density', 'Spacing', ['compact', 'regular', 'airy']),
    choice('headerStyle', 'Header', ['light', 'dark', 'brand']),
  ),
]
