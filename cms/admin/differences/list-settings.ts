import type { FlattenedField, SanitizedConfig } from 'payload'

export interface Setting {
  /** `config.finance.interestRate` */
  path: string
  label: string
  /** `Configuration › Finance` */
  group: string
  field: FlattenedField
}

/** What a site inherits from its template: look, features and configuration, in the order of the form. */
export function listSettings(config: SanitizedConfig): Setting[] {
  const fields = config.collections.find(({ slug }) => slug === 'tenants')?.flattenedFields ?? []
  return fields
    .filter(({ name }) => ['theme', 'flags', 'config'].includes(name))
    .flatMap((field) => listBelow(field, []))
}

function listBelow(field: FlattenedField, above: readonly FlattenedField[]): Setting[] {
  const around = [...above, field]
  if (field.type === 'tab' || field.type === 'group')
    return field.flattenedFields.flatMap((each) => listBelow(each, around))
  return [
    {
      path: around.map(({ name }) => name).join('.'),
      label: readLabel(field),
      group: above.map(readLabel).join(' › '),
      field,
    },
  ]
}

const readLabel = (field: FlattenedField): string =>
  'label' in field && typeof field.label === 'string' ? field.label : humanise(field.name)

const humanise = (name: string): string => {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
