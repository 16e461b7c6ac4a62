import type { ClientField } from 'payload'
import { useEffect, useRef } from 'react'
import type { CanvasEvent } from '#schemas/page/canvas-messages.ts'
import { isAllowedRichText } from '#schemas/page/is-allowed-rich-text.ts'
import { useCanvas } from '../canvas-context.ts'
import { findClientField } from '../form/find-client-field.ts'
import { useClientBlocks } from '../form/use-client-blocks.ts'
import { findBlock } from '../tree/find-block.ts'
import * as texts from '../texts.ts'

type EditedEvent = Extract<CanvasEvent, { type: 'canvas:edited' }>

/** Milliseconds without typing after which the panel's editor of a rich text shows the value. */
const pause = 400

/**
 * Takes text that was edited on the page into the form, where it is an edit like any other. The frame is on the site's own host, so what it
 * sends is checked against the field.
 */
export function useEdited(): (event: EditedEvent) => void {
  const { form, isReadOnly, say } = useCanvas()
  const clientBlocks = useClientBlocks()
  const known = useRef(new Map<string, unknown[]>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return ({ id, field, value, isFinal }) => {
    const found = findBlock(form.read(), id)
    if (isReadOnly || !found) return
    const path = [found.path, ...field].join('.')
    const clientField = findClientField(clientBlocks[found.node.blockType]?.fields ?? [], field)
    const seen = rememberValue(known.current, { key: `${id} ${field.join('.')}`, value: form.readField(path) })
    if (!clientField || !isValueOf(clientField, { value, seen })) return say(texts.textNotTaken, true)
    clearTimeout(timer.current)
    form.setField(path, { value, isFinal })
    if (clientField.type !== 'richText' || isFinal) return
    timer.current = setTimeout(() => {
      // A block that moved meanwhile has its value at another path.
      if (form.readField(path) === value) form.setField(path, { value, isFinal: true })
    }, pause)
  }
}

interface KeyedValue {
  key: string
  value: unknown
}

/** The values that a field had on this canvas: what is cut from a text may be pasted into it again. */
function rememberValue(known: Map<string, unknown[]>, { key, value }: KeyedValue): readonly unknown[] {
  const values = known.get(key) ?? []
  if (values.length === 0 || values.at(-1) !== value) values.push(value)
  // The first has what was there before anything was cut; the latest has what others added.
  if (values.length > 20) values.splice(1, values.length - 20)
  known.set(key, values)
  return values
}

function isValueOf({ type }: ClientField, { value, seen }: { value: unknown; seen: readonly unknown[] }): boolean {
  if (type === 'richText') return isAllowedRichText(value, { known: seen })
  return (type === 'text' || type === 'textarea') && typeof value === 'string'
}
