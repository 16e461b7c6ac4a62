import type { BlockNode } from '#schemas/page/block-node.ts'
import type { PageRules } from '#schemas/page/operations/page-rules.ts'
import { nameBlocks } from '../edit/place-words.ts'
import type { AddTarget } from '../edit/make-commands.ts'
import * as texts from '../texts.ts'

interface TargetInput {
  selected: readonly string[]
  rules: PageRules
  target: AddTarget
}

/** Where a pressed block of the library goes, for its reader. */
export function sayTarget(layout: BlockNode[], { selected, rules, target }: TargetInput): string {
  if (typeof target === 'object' && target.parent !== null) {
    const block = nameBlocks(layout, [target.parent], rules)
    return texts.addedIntoBlock({ block })
  }
  const last = selected.at(-1)
  if (last === undefined) return texts.addedAtTheEnd
  const name = nameBlocks(layout, [last], rules)
  return target === 'before' ? texts.addedBeforeName({ name }) : texts.addedAfterName({ name })
}
