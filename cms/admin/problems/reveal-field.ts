/** Milliseconds in which the form usually draws what was opened. Payload draws fields once they come into view. */
const timeout = 3_000
/** Milliseconds after which a field is given up that a slow browser or server has not drawn, or that does not keep the focus. */
const longest = 60_000
/** How often a field that is not found is looked for: it may have none of its own, and each time opens the tabs again. */
const tries = 3

/**
 * Scrolls to a field of the form, opens the tab, the rows and the groups around it, and focuses it. What cannot be found leaves the focus at
 * the last part that was. Until the person does something, the field stays in view. Rows that a form state still under way closes are opened
 * again, and a field that loses the focus, as while the form is being saved, gets it back.
 */
export async function revealField(path: string): Promise<void> {
  const steps = path.split('.')
  const signal = untilUse()
  const follow = new ResizeObserver(() =>
    shown(findField(steps))?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  signal.addEventListener('abort', () => follow.disconnect())
  for (let missed = 0; missed < tries && !signal.aborted;) {
    // oxlint-disable-next-line no-await-in-loop -- Again only after what was open has closed.
    if (!(await reveal(steps, signal))) missed += 1
    follow.observe(document.body)
    const isLost = () => (!signal.aborted && isReached(steps) ? null : document.body)
    // oxlint-disable-next-line no-await-in-loop -- As above.
    if (!(await waitFor(isLost))) break
  }
  follow.disconnect()
}

/** Whether the field was found. */
async function reveal(steps: string[], signal: AbortSignal): Promise<boolean> {
  await openTab(steps)
  const press = createPress()
  const opened: string[] = []
  /** Looks once the rows around are open: a form state still under way may close them again. */
  const within =
    <T extends Element>(find: () => T | null) =>
    () => {
      if (!signal.aborted) for (const id of opened) press(findToggle(document.getElementById(id)))
      return find()
    }
  let last: HTMLElement | null = null
  let release = () => {}
  for (const [index, step] of steps.entries()) {
    if (!/^\d+$/.test(step) || index === 0) continue
    const id = `${steps.slice(0, index).join('-')}-row-${step}`
    // oxlint-disable-next-line no-await-in-loop -- A row within a row is drawn once the outer one is open.
    const row: HTMLElement | null = await waitForDrawn(
      last,
      within(() => shown(document.getElementById(id))),
    )
    if (!row) break
    release()
    release = keepInView(row, signal)
    opened.push(id)
    last = row
  }
  const drawn = await waitForDrawn(
    last,
    within(() => findField(steps) ?? openGroups(last, press)),
  )
  release()
  for (let around = drawn?.parentElement ?? null; around; around = around.parentElement)
    if (around.classList.contains('collapsible--collapsed')) press(findToggle(around))
  const field = await waitFor(within(() => shown(findField(steps))))
  const target = field ?? last
  if (!target) return false
  await comeToRest(target)
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const focused = await waitFor(() => (signal.aborted ? target : findFocusable(target)))
  if (!signal.aborted) focused?.focus({ preventScroll: true })
  return field !== null
}

/** Whether the field is shown and has the focus, or takes none. */
function isReached(steps: string[]): boolean {
  const field = shown(findField(steps))
  return field !== null && (field.contains(document.activeElement) || findFocusable(field) === null)
}

/** Milliseconds after which a row that is still empty is drawn again. */
const emptyAfter = 500

/**
 * Waits for what is drawn in a row. Payload draws a row when its observer reports it in view, and reads the first report alone: one from
 * before the row was opened leaves it empty until it leaves the view and comes back.
 */
async function waitForDrawn<T extends Element>(row: HTMLElement | null, find: () => T | null): Promise<T | null> {
  const drawn = await waitFor(find, emptyAfter)
  if (drawn) return drawn
  for (const fields of row?.querySelectorAll<HTMLElement>('.blocks-field__fields:empty') ?? []) {
    fields.style.display = 'none'
    // oxlint-disable-next-line no-await-in-loop -- One row after another.
    await waitFrames(2)
    fields.style.display = ''
  }
  return waitFor(find)
}

async function waitFrames(count: number): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- One frame after another.
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
}

/** The rows above are drawn as they come near the view, and their heights push this row away before its own fields are drawn. */
function keepInView(row: HTMLElement, signal: AbortSignal): () => void {
  const ended = new AbortController()
  let top = Number.NaN
  const look = () => {
    if (signal.aborted || ended.signal.aborted || !row.isConnected) return
    if (row.getBoundingClientRect().top !== top) row.scrollIntoView({ block: 'start', behavior: 'instant' })
    top = row.getBoundingClientRect().top
    requestAnimationFrame(look)
  }
  look()
  return () => ended.abort()
}

/** Aborted when the person does something, or after the longest time. */
function untilUse(): AbortSignal {
  const used = new AbortController()
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const)
    window.addEventListener(input, () => used.abort(), { signal: used.signal, capture: true, passive: true })
  setTimeout(() => used.abort(), longest)
  return used.signal
}

const findField = (steps: string[]): HTMLElement | null => document.getElementById(`field-${steps.join('__')}`)

/** What is in a closed row, or in one that is only beginning to open, takes no focus. */
const shown = (element: HTMLElement | null): HTMLElement | null =>
  element?.checkVisibility() && !element.closest('.collapsible--collapsed') ? element : null

/** Waits until the rows above have opened: until then the field moves down the page. */
async function comeToRest(element: HTMLElement): Promise<void> {
  const end = performance.now() + timeout
  let still = 0
  for (let top = Number.NaN; still < 6 && performance.now() < end;) {
    // oxlint-disable-next-line no-await-in-loop -- One frame after another.
    await new Promise(requestAnimationFrame)
    const now = element.getBoundingClientRect().top + window.scrollY
    still = now === top ? still + 1 : 0
    top = now
  }
}

/** The tabs of a form are drawn one at a time. */
async function openTab([first = '']: string[]): Promise<void> {
  const isDrawn = () => document.getElementById(`field-${first}`) ?? document.querySelector(`[id^="field-${first}__"]`)
  for (const tab of document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')) {
    if (isDrawn()) return
    tab.click()
    // oxlint-disable-next-line no-await-in-loop -- One tab after another.
    await waitFor(isDrawn, 300)
  }
}

const closed = '.collapsible__toggle--collapsed'

const findToggle = (collapsible: Element | null): HTMLElement | null =>
  collapsible?.querySelector<HTMLElement>('.collapsible__toggle') ?? null

type Press = (toggle: HTMLElement | null) => void

/** Presses closed toggles, each once until it was drawn open: a second press of one that still looks closed would close it. */
function createPress(): Press {
  const pressed = new WeakSet<Element>()
  return (toggle) => {
    if (!toggle) return
    if (!toggle.matches(closed)) pressed.delete(toggle)
    else if (!pressed.has(toggle)) {
      pressed.add(toggle)
      toggle.click()
    }
  }
}

/** Groups within a row, such as the settings of a block, draw their fields once they are open. Rows keep as they are. */
function openGroups(row: HTMLElement | null, press: Press): null {
  for (const toggle of row?.querySelectorAll<HTMLElement>('.collapsible-field .collapsible__toggle') ?? [])
    press(toggle)
  return null
}

/** A form that is being saved is disabled. */
const focusable =
  ':is(input:not([type=hidden]), textarea, select, button):enabled, [contenteditable=true], [tabindex="0"]'

const findFocusable = (element: HTMLElement): HTMLElement | null =>
  element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable)

/** The first element that `find` gives, now or once the form changes. */
function waitFor<T extends Element>(find: () => T | null, within = timeout): Promise<T | null> {
  const found = find()
  if (found) return Promise.resolve(found)
  return new Promise((resolve) => {
    const end = (element: T | null) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(element)
    }
    const observer = new MutationObserver(() => {
      const drawn = find()
      if (drawn) end(drawn)
    })
    observer.observe(document.body, { attributes: true, childList: true, subtree: true })
    const timer = setTimeout(() => end(null), within)
  })
}
