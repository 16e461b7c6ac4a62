import { flagNames, flagRegistry } from '#schemas/tenant/flags.ts'
import type { OutputOf } from './field-meta.ts'
import { f } from './fields/f.ts'

const [firstFlag, ...otherFlags] = flagNames
if (!firstFlag) throw new Error('schemas/tenant/flags.ts names no feature flag.')

export const audiences = ['everyone', 'signed-in', 'signed-out'] as const
export const viewports = ['all', 'mobile', 'desktop'] as const

/** The settings that every block has, before its own. */
export const baseSettings = {
  visibility: f.group({
    flag: f.choice([firstFlag, ...otherFlags], {
      label: 'Only with the feature',
      labels: Object.fromEntries(flagNames.map((name) => [name, flagRegistry[name].label])),
      help: 'The block is shown only while this feature is switched on for the site.',
    }),
    audience: f.choice(audiences, { label: 'Shown to', default: 'everyone' }),
    from: f.date({ label: 'Show from' }),
    until: f.date({ label: 'Show until' }),
    viewport: f.choice(viewports, {
      label: 'Screens',
      default: 'all',
      labels: { all: 'All screens', mobile: 'Phones only', desktop: 'Larger screens only' },
    }),
  }),
  anchor: f.text({
    label: 'Anchor',
    help: 'The name a link may end with, as in /finance#finance-form.',
    max: 60,
    placeholder: 'finance-form',
    pattern: {
      regex: /^[a-z][a-z0-9-]*$/,
      reason: 'must begin with a letter and hold nothing but lower-case letters and digits and hyphens',
    },
  }),
}

export type BaseSettings = typeof baseSettings
export type Visibility = OutputOf<BaseSettings>['visibility']
