import { z } from 'zod'
import { type FlagName, flagNames, flagRegistry } from '../../tenant/flags.ts'
import type { BlockNode } from '../block-node.ts'
import { listNodes } from '../walk.ts'
import { findBlockRules, type PageRules } from './page-rules.ts'
import * as texts from './texts.ts'

/** Why blocks, and those within them, do not show on this site by its features: a sentence for each reason. */
export const listFeatureAdvice = (nodes: readonly BlockNode[], rules: PageRules): string[] => [
  ...new Set(listNodes([...nodes]).flatMap(({ node }) => findFeatureAdvice(node, rules) ?? [])),
]

const either = new Intl.ListFormat('en-AU', { type: 'disjunction' })

function findFeatureAdvice(node: BlockNode, rules: PageRules): string | null {
  const block = findBlockRules(rules, node.blockType)
  const isOff = (name: FlagName) => rules.featuresOff?.includes(name) ?? false
  const needed = [block?.features ?? [], readVisibility(node)]
  const missing = needed.find((features) => features.length > 0 && features.every(isOff))
  if (!missing) return null
  const features = either.format(missing.map((name) => texts.featureName({ name: flagRegistry[name].label })))
  return texts.labelIsNotShownWithoutFeature({ label: block?.label ?? node.blockType, features })
}

const visibility = z.looseObject({
  settings: z.looseObject({ visibility: z.looseObject({ flag: z.enum(flagNames) }) }),
})

/** The feature with which alone a block is shown, by its own settings. */
function readVisibility(node: BlockNode): FlagName[] {
  const { data } = visibility.safeParse(node)
  return data ? [data.settings.visibility.flag] : []
}
