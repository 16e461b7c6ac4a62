import type { BrowserContext } from 'playwright/test'

/** What a person did so far, in all pages and frames of a browser. */
export interface Steps {
  steps: number
  moves: number
}

const binding = 'forecourtTellStep'

/**
 * Counts what a person does with mouse and keys in all pages that are opened from now on, since a time in milliseconds of `readClock`. Pages tell
 * what was done a little later, so it counts when it was done.
 */
export async function countSteps(context: BrowserContext): Promise<(since: number) => Steps> {
  const told: { kind: keyof Steps; count: number; at: number }[] = []
  await context.exposeBinding(binding, (_, kind: keyof Steps, count: number, at: number) => {
    told.push({ kind, count, at })
  })
  await context.addInitScript(listen, binding)
  return (since) => {
    const sum = (wanted: keyof Steps) =>
      told.reduce((all, { kind, count, at }) => (kind === wanted && at >= since ? all + count : all), 0)
    return { steps: sum('steps'), moves: sum('moves') }
  }
}

/** The clock that this process and the browser share. */
export const readClock = (): number => performance.timeOrigin + performance.now()

/**
 * Runs in each frame. What is typed into one element in one go is one step. A test that fills a field focuses it by script at that moment: a
 * person would click it first, which counts too.
 */
function listen(name: string): void {
  const tell: unknown = Reflect.get(window, name)
  if (typeof tell !== 'function') return
  /** Milliseconds between what belongs together. */
  const atOnce = 50
  let typedInto: EventTarget | null = null
  let acted = -Infinity
  let focusedByScript = -Infinity
  const step = (kind: string, count = 1) => {
    typedInto = null
    tell(kind, count, performance.timeOrigin + performance.now())
  }
  const type = (target: EventTarget | null, isFilled: boolean) => {
    // Letters that search a tree move its focus from row to row.
    const isText = target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'))
    const place = isText ? target : window
    if (typedInto !== place) step('steps', isFilled && performance.now() - focusedByScript < atOnce ? 2 : 1)
    typedInto = place
  }
  const isMove = (key: string) => key === 'Tab' || key.startsWith('Arrow') || key === 'Home' || key === 'End'
  const isModifier = (key: string) => ['Shift', 'Control', 'Alt', 'Meta'].includes(key)
  const noteFocus = () => {
    if (performance.now() - acted > atOnce) focusedByScript = performance.now()
  }
  window.addEventListener('focusin', noteFocus, { capture: true })
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(event, () => (acted = performance.now()), { capture: true })
  for (const event of ['pointerdown', 'drop']) window.addEventListener(event, () => step('steps'), { capture: true })
  window.addEventListener(
    'keydown',
    ({ key, altKey, ctrlKey, metaKey, target }) => {
      if (isModifier(key)) return
      const isShortcut = altKey || ctrlKey || metaKey
      if (key.length === 1 && !isShortcut) type(target, false)
      else step(isMove(key) && !isShortcut ? 'moves' : 'steps')
    },
    { capture: true },
  )
  window.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) step('steps', 2)
      else if (!(target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type))) type(target, true)
    },
    { capture: true },
  )
}
