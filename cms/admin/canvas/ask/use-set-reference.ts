import { useCanvas } from '../canvas-context.ts'
import type { FieldPath } from '../field-path.ts'
import { findBlock } from '../tree/find-block.ts'

/** Sets a field of a block to another document, as if it were chosen in the panel. */
export function useSetReference(): (field: { id: string; field: FieldPath }, document: number) => void {
  const { form, say } = useCanvas()
  return ({ id, field }, document) => {
    const found = findBlock(form.read(), id)
    if (!found) return
    form.setField([found.path, ...field].join('.'), { value: document, isFinal: true })
    say('')
  }
}
