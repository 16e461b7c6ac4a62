type Control = HTMLInputElement | HTMLSelectElement

/**
 * React misses events before hydration. Replays changes of controls that differ from their initial state, one after another, since each may
 * affect the next, and with its own event. Called when React begins to listen: what is changed from then on React hears itself. So the changes
 * are found at once, and replayed in tasks of their own: not within the event that a shopper is just causing, and not over a newer choice.
 */
export async function replayInput(island: HTMLElement): Promise<void> {
  const controls = [...island.querySelectorAll<Control>('input,select')]
  const own = controls.filter((control) => control.closest('[data-island]') === island)
  const missed = new Map<EventTarget | null, (() => void) | undefined>(own.map((each) => [each, retelling(each)]))
  const forget = ({ target }: Event) => {
    if (!isBox(target)) missed.delete(target)
  }
  island.addEventListener('input', forget, true)
  for (const [control, retell] of missed) {
    if (!retell) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (missed.delete(control)) retell()
  }
  island.removeEventListener('input', forget, true)
}

/** React compares a box with what it was at hydration, and so does not hear the press that made React take the island up. */
const isBox = (control: EventTarget | null): boolean => /^(checkbox|radio)$/.test((control as Control).type)

/** The event that repeats a control's change; undefined without a change. */
function retelling(control: Control): (() => void) | undefined {
  const { type, value } = control
  if ('checked' in control && isBox(control)) {
    const { checked } = control
    // For radio buttons, only the selected one is replayed.
    if (checked === control.defaultChecked || (type === 'radio' && !checked)) return undefined
    return () => {
      control.checked = !checked
      control.click()
    }
  }
  const came =
    'options' in control ? control.querySelector<HTMLOptionElement>('[selected]')?.value : control.defaultValue
  if (came === undefined || came === value || type === 'file') return undefined
  return () => {
    // React ignores a value that it saw being set, so the initial value is restored first.
    control.value = came
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
    if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}
