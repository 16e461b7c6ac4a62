/** Payload draws the form's rows one by one, which moves this one. Frames are counted, since they take longer on a slow machine. */
const framesAtMost = 600
/** Frames in which the row must stay in its place. */
const steadyFrames = 20

/** Opens the row of a block in the form, and those around it, and scrolls to it until the user does. `path`: `layout.2.first.0`. */
export function showRow(path: string, signal: AbortSignal): void {
  const steps = path.split('.')
  // `layout.2.first.0` -> `layout-row-2` and `layout-2-first-row-0`, which Payload gives its rows as ids.
  const ids = steps.flatMap((step, at) => (/^\d+$/.test(step) ? [`${steps.slice(0, at).join('-')}-row-${step}`] : []))
  const closed = [...ids]
  const left = new AbortController()
  for (const name of ['wheel', 'pointerdown', 'keydown', 'touchstart'])
    document.addEventListener(name, () => left.abort(), { signal: left.signal })
  let frames = 0
  let steady = 0
  const look = () => {
    frames += 1
    const isOver = frames > framesAtMost || steady > steadyFrames
    if (AbortSignal.any([signal, left.signal]).aborted || isOver) return left.abort()
    openNext(closed)
    // The rows of a slot are drawn once the row around them is near the view.
    const row = findInnermost(ids)
    const before = row?.getBoundingClientRect().top
    row?.scrollIntoView({ block: 'start' })
    const isThere = row !== null && row.id === ids.at(-1) && row.getBoundingClientRect().top === before
    steady = isThere ? steady + 1 : 0
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const findInnermost = (ids: readonly string[]): HTMLElement | null =>
  ids.map((id) => document.getElementById(id)).findLast((row) => row !== null) ?? null

function openNext(ids: string[]): void {
  const [next] = ids
  const row = next === undefined ? null : document.getElementById(next)
  if (!row) return
  row.querySelector<HTMLElement>('.collapsible__toggle--collapsed')?.click()
  ids.shift()
}
