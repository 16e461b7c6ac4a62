import type { FieldPath } from '../field-path.ts'

const controls = 'input:not([type=hidden], [type=file]), textarea, select, button, [contenteditable=true]'
/** Milliseconds: the server may still draw the field. */
const timeoutMs = 3_000

interface FocusInput {
  within: HTMLElement
  /** Path of the block in the form. */
  block: string
  field: FieldPath
  signal: AbortSignal
}

/** Shows a field of the panel and gives it the focus, as soon as it is drawn. Rows and groups around it are opened. */
export function focusField({ within, block, field, signal }: FocusInput): void {
  const until = performance.now() + timeoutMs
  const look = (now: number) => {
    if (signal.aborted || now > until) return
    openAround(within, { block, field })
    const found = findField(within, [block, ...field].join('.'))
    const control = found?.matches(controls) ? found : found?.querySelector<HTMLElement>(controls)
    if (!control) {
      requestAnimationFrame(look)
      return
    }
    control.scrollIntoView({ block: 'center' })
    control.focus({ preventScroll: true })
  }
  requestAnimationFrame(look)
}

function findField(within: HTMLElement, path: string): HTMLElement | null {
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    within.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ??
    within.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`)
  )
}

function openAround(within: HTMLElement, { block, field }: Pick<FocusInput, 'block' | 'field'>): void {
  field.forEach((step, at) => {
    if (typeof step !== 'number') return
    const list = [block, ...field.slice(0, at)].join('-').replaceAll('.', '-')
    const row = within.querySelector(`#${CSS.escape(`${list}-row-${step}`)}`)
    const toggle = row?.querySelector<HTMLElement>('.collapsible__toggle--collapsed')
    toggle?.click()
  })
}
