import { flagNames, flagRegistry } from '#schemas/tenant/flags.ts'
import type { OutputOf } from './field-meta.ts'
import { f } from './fields/f.ts'
import * as texts from './texts.ts'

const [firstFlag, ...otherFlags] = flagNames
if (!firstFlag) throw new Error('schemas/tenant/flags.ts names no feature flag.')

export const audiences = ['everyone', 'signed-in', 'signed-out'] as const
export const viewports = ['all', 'mobile', 'desktop'] as const

/** Settings of every block, before its own. */
export const baseSettings = {
  visibility: f.group({
    flag: f.choice([firstFlag, ...otherFlags], {
      label: texts.onlyWithTheFeature,
      labels: Object.fromEntries(flagNames.map((name) => [name, flagRegistry[name].label])),
      help: texts.onlyWithTheFeatureHelp,
    }),
    audience: f.choice(audiences, { label: texts.shownTo, default: 'everyone' }),
    from: f.date({ label: texts.showFrom, wholeDay: 'start' }),
    until: f.date({ label: texts.showUntil, wholeDay: 'end' }),
    viewport: f.choice(viewports, {
      label: texts.screens,
      default: 'all',
      labels: { all: texts.allScreens, mobile: texts.phonesOnly, desktop: texts.largerScreensOnly },
    }),
  }),
  anchor: f.text({
    label: texts.anchor,
    help: texts.anchorHelp,
    max: 60,
    placeholder: 'finance-form',
    pattern: {
      regex: /^[a-z][a-z0-9-]*$/,
      reason: texts.mustStartWithLetterContainOnlyLower,
    },
  }),
}

export type BaseSettings = typeof baseSettings
export type Visibility = OutputOf<BaseSettings>['visibility']
