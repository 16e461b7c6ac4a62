import * as texts from './texts.ts'

type Names = readonly [selector: string, nameOf: (control: Element) => string][]

const rowNames: Names = [
  ['.array-actions__button', (control) => texts.moreForRow({ row: getRow(control) })],
  ['.collapsible__toggle', (control) => texts.expandOrCollapseRow({ row: getRow(control) })],
  ['.collapsible__drag', (control) => texts.dragRow({ row: getRow(control) })],
]

/** Accessible names for Payload's icon-only controls. The first matching entry is used. */
const names: Names = [
  ...rowNames,
  ['.doc-controls__popup .popup-button', () => texts.moreForThisDocument],
  ['.btn--withPopup .popup-button', () => texts.moreOptions],
  ['.popup-button', () => texts.more],
  ['.clickable-arrow--left', () => texts.previousPage],
  ['.clickable-arrow--right', () => texts.nextPage],
  ['.date-time-picker__clear-button', () => texts.clearTheDate],
  ['.upload-relationship-details__edit', () => texts.editTheFile],
  ['.upload-relationship-details__remove, .file-details__remove', () => texts.removeTheFile],
  ['.nav__mobile-close', () => texts.closeTheMenu],
  ['.clear-indicator', (control) => texts.clearField({ field: getField(control) })],
  ['.react-select [role=combobox]', (control) => getField(control) || texts.choose],
  ['.date-time-picker input', (control) => control.getAttribute('title') ?? getField(control)],
  ['thead .checkbox-input input', () => texts.selectAllRows],
  [
    'tbody .checkbox-input input',
    (control) => texts.selectText({ text: getText(control.closest('tr')?.querySelector('td a, td button')) }),
  ],
]

/**
 * Arrows that are hidden from screen readers but focusable: the arrow keys open the options from the combobox beside them. Entries of a row's
 * menu that `canvas.css` hides: Payload's menu goes through its entries by their tab stops, and would stop at a hidden one.
 */
const unfocused = '.dropdown-indicator[aria-hidden], .array-actions__copy, .array-actions__paste'

const mark = 'data-fc-named'
const rowHeader = '.collapsible__toggle-wrap'
const unnamedInRows = rowNames.map(([selector]) => `${rowHeader} ${selector}:not([${mark}])`).join()

/** Names every unnamed control of an element, and the element itself. Controls named before are named again, since rows move and change. */
export function nameControls(root: Element): void {
  applyNames(root, names)
  for (const control of root.querySelectorAll(unfocused)) control.setAttribute('tabindex', '-1')
}

/** Names the controls in the header of the row that an element is in the header of. */
export function nameRow(label: Element): void {
  const header = label.closest(rowHeader)
  if (header) applyNames(header, rowNames)
}

/** Names the controls of rows without names. A label names its own row again when the row changes, so 1,000 named rows cost one query. */
export function nameNewRows(list: Element): void {
  for (const header of new Set([...list.querySelectorAll(unnamedInRows)].map((control) => control.closest(rowHeader))))
    if (header) applyNames(header, rowNames)
}

function applyNames(root: Element, entries: Names): void {
  const done = new Set<Element>()
  for (const [selector, nameOf] of entries)
    for (const control of listMatching(root, selector)) {
      if (done.has(control)) continue
      done.add(control)
      if (!control.hasAttribute(mark) && hasName(control)) continue
      giveName(control, nameOf(control).trim())
    }
}

const listMatching = (root: Element, selector: string): Element[] => [
  ...(root.matches(selector) ? [root] : []),
  ...root.querySelectorAll(selector),
]

/** Replaces Payload's own hidden text, because voice control needs the visible name. */
function giveName(control: Element, name: string): void {
  const words = [...control.querySelectorAll(':scope > span')].find((part) => getText(part) !== '')
  const before = words ? getText(words) : control.getAttribute('aria-label')
  if (before === name) return
  if (words) words.textContent = name
  else control.setAttribute('aria-label', name)
  control.setAttribute(mark, '')
}

const hasName = (control: Element): boolean => ownName(control) !== '' || Boolean(control.getAttribute('aria-label'))

/** Payload gives every row opener the same name, so screen readers cannot tell them apart. */
const ownName = (control: Element): string => getText(control).replace(/^Toggle block$/, '')

const getRow = (control: Element): string => {
  const row = control.closest('.collapsible')
  return (
    getText(row?.querySelector('.fc-block-label strong') ?? row?.querySelector('.collapsible__header-wrap')) ||
    texts.thisRow
  )
}

function getField(control: Element): string {
  return getText(control.closest('.field-type, .field-select')?.querySelector('.field-label')).replace(/\s*\*$/, '')
}

const getText = (element: Element | null | undefined): string => element?.textContent.trim() ?? ''
