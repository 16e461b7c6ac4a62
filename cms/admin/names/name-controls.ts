/** Accessible names for Payload's icon-only controls. The first matching entry is used. */
const names: readonly [selector: string, nameOf: (control: Element) => string][] = [
  ['.array-actions__button', (control) => `More for ${rowOf(control)}`],
  ['.collapsible__toggle', (control) => `Expand or collapse ${rowOf(control)}`],
  ['.collapsible__drag', (control) => `Drag ${rowOf(control)}`],
  ['.doc-controls__popup .popup-button', () => 'More for this document'],
  ['.btn--withPopup .popup-button', () => 'More options'],
  ['.popup-button', () => 'More'],
  ['.clickable-arrow--left', () => 'Previous page'],
  ['.clickable-arrow--right', () => 'Next page'],
  ['.date-time-picker__clear-button', () => 'Clear the date'],
  ['.upload-relationship-details__edit', () => 'Edit the file'],
  ['.upload-relationship-details__remove, .file-details__remove', () => 'Remove the file'],
  ['.nav__mobile-close', () => 'Close the menu'],
  ['.clear-indicator', (control) => `Clear ${fieldOf(control)}`],
  ['.react-select [role=combobox]', (control) => fieldOf(control) || 'Choose'],
  ['.date-time-picker input', (control) => control.getAttribute('title') ?? fieldOf(control)],
  ['thead .checkbox-input input', () => 'Select all rows'],
  [
    'tbody .checkbox-input input',
    (control) => `Select ${textOf(control.closest('tr')?.querySelector('td a, td button'))}`,
  ],
]

const mark = 'data-fc-named'

/** Names every control that has no name of its own; those that it named are named again, since rows move and change. */
export function nameControls(root: ParentNode): void {
  const done = new Set<Element>()
  for (const [selector, nameOf] of names)
    for (const control of root.querySelectorAll(selector)) {
      if (done.has(control)) continue
      done.add(control)
      if (!control.hasAttribute(mark) && hasName(control)) continue
      giveName(control, nameOf(control).trim())
    }
  // Hidden from screen readers, and yet a stop of the Tab key; the arrow keys open the choices in the box beside it.
  for (const arrow of root.querySelectorAll('.dropdown-indicator[aria-hidden]')) arrow.setAttribute('tabindex', '-1')
}

/** In place of Payload's own hidden words, where there are some: anyone who speaks to a control says what it is called. */
function giveName(control: Element, name: string): void {
  const words = [...control.querySelectorAll(':scope > span')].find((part) => textOf(part) !== '')
  const before = words ? textOf(words) : control.getAttribute('aria-label')
  if (before === name) return
  if (words) words.textContent = name
  else control.setAttribute('aria-label', name)
  control.setAttribute(mark, '')
}

const hasName = (control: Element): boolean => ownName(control) !== '' || Boolean(control.getAttribute('aria-label'))

/** Payload calls whatever opens a row the same: who hears ten of them knows none. */
const ownName = (control: Element): string => textOf(control).replace(/^Toggle block$/, '')

const rowOf = (control: Element): string => {
  const row = control.closest('.collapsible')
  return (
    textOf(row?.querySelector('.fc-block-label strong') ?? row?.querySelector('.collapsible__header-wrap')) ||
    'this row'
  )
}

function fieldOf(control: Element): string {
  return textOf(control.closest('.field-type')?.querySelector('.field-label')).replace(/\s*\*$/, '')
}

const textOf = (element: Element | null | undefined): string => element?.textContent.trim() ?? ''
