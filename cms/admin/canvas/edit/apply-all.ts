import type { BlockNode } from '#schemas/page/block-node.ts'
import { type AppliedChange, applyOperation } from '#schemas/page/operations/apply-operation.ts'
import type { RefusedChange } from '#schemas/page/operations/change-tree.ts'
import type { Operation } from '#schemas/page/operations/operation.ts'
import type { PageRules } from '#schemas/page/operations/page-rules.ts'

interface ApplyInput {
  operations: readonly Operation[]
  rules: PageRules
}

/** Applies operations within the rules of the page, one after the other. The first refusal is the result. */
export function applyAll(layout: BlockNode[], { operations, rules }: ApplyInput): AppliedChange | RefusedChange {
  let now = layout
  let inverse: Operation[] = []
  const advice: string[] = []
  for (const operation of operations) {
    const changed = applyOperation(now, operation, rules)
    if ('refusal' in changed) return changed
    now = changed.layout
    inverse = [...changed.inverse, ...inverse]
    advice.push(...changed.advice)
  }
  return { layout: now, inverse, advice }
}
