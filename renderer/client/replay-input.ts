type Control = HTMLInputElement | HTMLSelectElement

/**
 * React misses events before hydration. Replays changes of controls that differ from their initial state, one after another, since each may
 * affect the next, and with its own event.
 */
export async function replayInput(island: HTMLElement): Promise<void> {
  const controls = [...island.querySelectorAll<Control>('input,select')]
  const own = controls.filter((control) => control.closest('[data-island]') === island)
  for (const retell of own.map(retelling)) {
    if (!retell) continue
    retell()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** The event that repeats a control's change; undefined without a change. */
function retelling(control: Control): (() => void) | undefined {
  const { type, value } = control
  if ('checked' in control && /^(checkbox|radio)$/.test(type)) {
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
