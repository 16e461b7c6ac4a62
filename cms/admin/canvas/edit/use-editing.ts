import { toast, useFormModified } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { BlockNode } from '#schemas/page/block-node.ts'
import {
  emptyHistory,
  type History,
  recordStep,
  redo,
  type HistoryResult,
  undo,
} from '#schemas/page/operations/history.ts'
import type { Operation } from '#schemas/page/operations/operation.ts'
import type { PageRules } from '#schemas/page/operations/page-rules.ts'
import { onMerge } from '../../editing/merging.ts'
import { readDocument } from '../form/document-node.ts'
import { applyAll } from './apply-all.ts'
import { listTyped } from './list-typed.ts'
import { listOthersChanges, type OthersChange, touchesOthers } from './others-changes.ts'
import { keepContent } from './keep-content.ts'
import { readRowChange } from './read-row-change.ts'
import type { FormLayout } from './use-form-layout.ts'
import * as texts from '../texts.ts'

export interface EditHistory {
  /** Applies operations as one step of the history; null if one is refused, which is said. */
  run: (operations: readonly Operation[], name: string) => BlockNode[] | null
  /** Why the page would refuse them; null if it takes them. */
  findRefusal: (operations: readonly Operation[]) => string | null
  undo: () => void
  redo: () => void
  undoName: string | null
  redoName: string | null
}

interface EditingInput {
  form: FormLayout
  rules: PageRules
  isReadOnly: boolean
  say: (words: string, isProblem?: boolean) => void
  /** Name of a typed step, such as “Heading”. */
  nameField: (id: string, field: string) => string
}

/**
 * Operations on the page and their history, for its form and its canvas. What is typed, and what the form's own buttons do to its rows, is
 * observed and becomes an operation too; what other people change does not.
 */
export function useEditing({ form, rules, isReadOnly, say, nameField }: EditingInput): EditHistory {
  const newest = useRef<History>(emptyHistory)
  const [history, setHistory] = useState(emptyHistory)
  const [names] = useState(() => new WeakMap<readonly Operation[], string>())
  const others = useRef<(OthersChange & { at: number })[]>([])
  const seen = useRef({ fields: form.fields, layout: form.layout })
  const cause = useRef<'user' | 'us' | 'others'>('user')
  const isModified = useFormModified()

  const { readTree, readFields } = form
  // Compared here, since the form may be rendered with their changes only later.
  useEffect(
    () =>
      onMerge({
        begins: (state) => {
          cause.current = 'others'
          const at = Date.now()
          const changes = listOthersChanges(readTree(readFields()), readTree(state))
          others.current.push(...changes.map((change) => ({ ...change, at })))
        },
        ends: () => {
          cause.current = 'user'
        },
      }),
    [readTree, readFields],
  )

  const change = (next: History) => {
    newest.current = next
    setHistory(next)
  }
  const record = (
    operations: readonly Operation[],
    { inverse, name }: { inverse: readonly Operation[]; name: string },
  ) => {
    names.set(inverse, name)
    change(recordStep(newest.current, { operations, inverse, at: Date.now() }))
  }

  /** Another version of the document took the place of this one: steps on this one do not fit it. */
  const forget = () => {
    if (newest.current !== emptyHistory) change(emptyHistory)
  }

  /** Corrects rows before they are painted. */
  const put = (layout: BlockNode[]) => {
    seen.current = { ...seen.current, layout }
    form.put(layout)
  }

  useLayoutEffect(() => {
    const before = seen.current
    const { fields, layout } = form
    if (before.fields === fields) return
    seen.current = { fields, layout }
    if (cause.current !== 'user') return
    const rows = readRowChange(before, { fields, layout, isModified, rules })
    if (rows === 'other version') return forget()
    if (rows && 'refusal' in rows) {
      say(rows.refusal, true)
      return put(before.layout)
    }
    if (rows) {
      record(rows.operations, rows)
      advise(rows.advice)
      return JSON.stringify(rows.layout) === JSON.stringify(layout) ? undefined : put(rows.layout)
    }
    const typed = listTyped(
      { fields: before.fields, tree: [...before.layout, readDocument(before.fields)] },
      { fields, tree: [...layout, readDocument(fields)] },
    )
    for (const { id, field, operation, inverse } of typed)
      record([operation], { inverse: [inverse], name: nameField(id, field) })
  })

  const write = (layout: readonly BlockNode[]) => {
    cause.current = 'us'
    form.write(layout)
    cause.current = 'user'
  }

  const step = (
    take: (history: History, layout: BlockNode[]) => HistoryResult | null,
    words: (name: string) => string,
  ) => {
    const isUndo = take === undo
    const { past, future } = newest.current
    const next = isUndo ? past.at(-1) : future[0]
    if (!next || isReadOnly) return
    const name = names.get(next.inverse) ?? texts.aChange
    const later = others.current.filter(({ at }) => at > next.at)
    const layout = readTree(readFields())
    if (touchesOthers(isUndo ? next.inverse : next.operations, { changes: later, layout })) {
      change(dropStep(newest.current, isUndo))
      say(texts.othersChangedNameSince({ name }), true)
      return
    }
    const result = take(isUndo ? keepContent(newest.current, layout) : newest.current, layout)
    if (!result) return
    change(result.history)
    if (result.refusal === null) write(result.layout)
    say(result.refusal ?? words(name), result.refusal !== null)
  }

  const nameOf = (operations: readonly Operation[] | undefined) =>
    operations ? (names.get(operations) ?? texts.aChange) : null

  return {
    run: (operations, name) => {
      if (isReadOnly) return null
      const result = applyAll(form.read(), { operations, rules })
      if ('refusal' in result) {
        say(result.refusal, true)
        return null
      }
      write(result.layout)
      advise(result.advice)
      record(operations, { inverse: result.inverse, name })
      return result.layout
    },
    findRefusal: (operations) => {
      const result = applyAll(form.read(), { operations, rules })
      return 'refusal' in result ? result.refusal : null
    },
    undo: () => afterTyping(() => step(undo, (name) => texts.undone({ name }))),
    redo: () => afterTyping(() => step(redo, (name) => texts.redone({ name }))),
    undoName: nameOf(history.past.at(-1)?.inverse),
    redoName: nameOf(history.future[0]?.inverse),
  }
}

function advise(advice: readonly string[]): void {
  for (const sentence of advice) toast.info(sentence)
}

/** Payload's rich text editor reports what was typed when the browser is idle, within half a second. */
function afterTyping(act: () => void): void {
  if (!(document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable)) act()
  else requestIdleCallback(() => setTimeout(act, 0), { timeout: 600 })
}

const dropStep = ({ past, future }: History, isUndo: boolean): History =>
  isUndo ? { past: past.slice(0, -1), future } : { past, future: future.slice(1) }
