import { type BaseSettings, baseSettings } from './settings.ts'
import { findMeta, type InputOf, type Shape } from './field-meta.ts'
import { findIssues } from './find-issues.ts'
import { isShown } from './read-value.ts'

/** Values that a block starts with, offered in the library as an entry of its own. Fields that it does not name have their defaults. */
export interface PresetInput<Props extends Shape, Settings extends Shape> {
  /** Kebab-case. A fixture of this name, if there is one, fills in its picture. */
  name: string
  label: string
  description: string
  /** In addition to those of the block. */
  keywords?: readonly string[]
  props?: InputOf<Props>
  settings?: InputOf<BaseSettings & Settings>
}

export interface BlockPreset {
  name: string
  label: string
  description: string
  keywords: readonly string[]
  props: Readonly<Record<string, unknown>>
  settings: Readonly<Record<string, unknown>>
}

interface PresetsInput {
  props: Shape
  settings: Shape
  presets: readonly PresetInput<Shape, Shape>[]
}

/** Checks presets against the fields of their block. Throws a reason that names preset and field. */
export function readPresets({ props, settings, presets }: PresetsInput): BlockPreset[] {
  const names = presets.map(({ name }) => name)
  return presets.map((input, index) => {
    const preset = {
      ...input,
      keywords: input.keywords ?? [],
      props: input.props ?? {},
      settings: input.settings ?? {},
    }
    const refuse = (reason: string): Error => new Error(`preset "${preset.name}" ${reason}`)
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(preset.name))
      throw refuse('has a name that is not lower-case words and hyphens')
    if (names.indexOf(preset.name) !== index) throw refuse('is there twice')
    if (preset.label.trim() === '' || preset.description.trim() === '') throw refuse('has no label or no description')
    const reason =
      findReason(props, { values: preset.props, prefix: '' }) ??
      findReason({ ...baseSettings, ...settings }, { values: preset.settings, prefix: 'settings.' })
    if (reason !== null) throw refuse(reason)
    return preset
  })
}

interface Values {
  values: Record<string, unknown>
  prefix: string
}

function findReason(shape: Shape, { values, prefix }: Values): string | null {
  for (const name of Object.keys(values)) {
    const schema = shape[name]
    const meta = schema && findMeta(schema)
    const field = `field "${prefix}${name}"`
    if (!meta) return `sets ${field}, which the block does not have`
    if (meta.kind === 'slot') return `sets ${field}, which is a slot: a preset is one block`
    if (!isShown(shape, meta, values)) return `sets ${field}, which its other values hide`
  }
  const issue = findIssues(shape, values).find(({ path }) => String(path[0]) in values)
  return issue ? `sets field "${prefix}${issue.path.join('.')}" wrongly: ${issue.label} ${issue.reason}` : null
}
