const lists = '.blocks-field__rows, .array-field__draggable-rows'
const fields = '.blocks-field, .array-field'
const menu = '.array-actions__button'
const adding = '.blocks-field__drawer-toggler, .array-field__add-row'
/** Controls that change the rows of a list: an entry of a row's menu, a block to choose, "Add". */
const acts = '.array-actions__action, .blocks-drawer__block, .array-field__add-row'
const answers = 'input:not([type=hidden], [type=file]), textarea, select, [contenteditable=true]'

/** Milliseconds in which Payload may move the focus to the top of the page. */
const timeoutMs = 5_000
/** Milliseconds after which a new row's fields are given up: a slow server sends them, and a slow browser renders them one by one. */
const longestMs = 60_000
const settling = 300

/**
 * Keeps the focus on changed rows: on the first field of an added row, else on the menu of the changed row or of the row in its place.
 * Payload moves the focus to the top of the page.
 */
export function restoreRowFocus(root: Document, signal: AbortSignal): void {
  let opener: HTMLElement | null = null
  let following = new AbortController()
  // A menu opened by keyboard has the focus but no click event. A clicked menu gets no focus in some browsers.
  const meet = ({ target }: Event) => {
    if (target instanceof Element) opener = target.closest<HTMLElement>(`${menu}, ${adding}`) ?? opener
  }
  const act = (event: Event) => {
    meet(event)
    const action = event.target instanceof Element ? event.target.closest(acts) : null
    if (!opener || !action) return
    following = new AbortController()
    follow(opener, { by: getStep(action), signal: AbortSignal.any([signal, following.signal]) })
  }
  // Focus is not restored after the user moved elsewhere.
  const leave = () => following.abort()
  const listening = { capture: true, signal }
  root.addEventListener('focusin', meet, listening)
  root.addEventListener('click', act, listening)
  root.addEventListener('keydown', leave, listening)
  root.addEventListener('pointerdown', leave, listening)
}

/** Rows are rendered again as they move, so they are identified by position. */
function follow(opener: HTMLElement, { by, signal }: { by: number; signal: AbortSignal }): void {
  const field = opener.closest(fields)
  if (!field) return
  const before = listRows(field)
  const place = before.findIndex((row) => row.contains(opener))
  const began = performance.now()
  let first: HTMLElement | undefined
  let since = 0
  const look = (now: number) => {
    if (signal.aborted || isElsewhere(document.activeElement)) return
    const rows = listRows(field)
    const isAdded = rows.length > before.length
    if (now > began + (isAdded ? longestMs : timeoutMs)) return
    if (isAdded) {
      const added = place === -1 ? rows.at(-1) : rows[place + 1]
      if (added) openRow(added)
      const answer = added && firstAnswer(added)
      if (answer !== first) since = now
      first = answer
      if (answer && now - since > settling) return answer.focus()
    } else if (document.activeElement === document.body) {
      const row = place === -1 ? undefined : rows[Math.min(place + by, rows.length - 1)]
      const button = opener.isConnected ? opener : field.querySelector<HTMLElement>(adding)
      ;(row?.querySelector<HTMLElement>(menu) ?? button)?.focus()
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Whether the user moved the focus away from these buttons and from the closing block chooser. */
const isElsewhere = (focused: Element | null): boolean =>
  focused !== null &&
  focused !== document.body &&
  !focused.matches(`${menu}, ${adding}`) &&
  !focused.closest('dialog, .popup__content, .popup__hidden-content')

/** How many places an entry of the menu moves a row. "Move Down" is the one entry without a class of its own. */
function getStep(action: Element): number {
  if (action.matches('.array-actions__move-up')) return -1
  const marks = [...action.classList].filter((name) => name.startsWith('array-actions__'))
  return marks.length === 1 ? 1 : 0
}

const listRows = (field: Element): Element[] => [...(field.querySelector(lists)?.children ?? [])]

function openRow(row: Element): void {
  const toggle = row.querySelector<HTMLElement>('.collapsible__toggle')
  if (toggle?.matches('.collapsible__toggle--collapsed')) toggle.click()
}

const firstAnswer = (row: Element): HTMLElement | undefined =>
  [...row.querySelectorAll<HTMLElement>(answers)].find(
    (control) => control.closest('.collapsible__content') && control.checkVisibility() && !control.matches(':disabled'),
  )
