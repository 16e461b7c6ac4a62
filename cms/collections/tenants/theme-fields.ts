import type { Field } from 'payload'
import { themeFonts, themeRadii } from '#schemas/tenant/theme.ts'
import { row } from '../../fields/row.ts'
import { inherited } from './inherited.ts'
import { readText } from '../../fields/read-text.ts'
import * as texts from './texts.ts'

const colour = (name: string, label: string) =>
  inherited({
    name,
    type: 'text',
    label,
    admin: { components: { Field: '/admin/fields/colour-field.tsx#ColourField' } },
    validate: (value: unknown) => !value || /^#[0-9a-fA-F]{6}$/.test(readText(value)) || texts.takeAColourLike0a5bd3,
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
  ...row(colour('primary', texts.mainColour), colour('accent', texts.accentColour)),
  ...row(colour('ink', texts.textColour), colour('surface', texts.pageColour)),
  ...row(choice('headingFont', texts.fontOfHeadings, themeFonts), choice('bodyFont', texts.fontOfText, themeFonts)),
  ...row(
    choice('radius', texts.corners, themeRadii),
    choice('density', texts.spacing, ['compact', 'regular', 'airy']),
    choice('headerStyle', texts.header, ['light', 'dark', 'brand']),
  ),
]
