type Control = HTMLInputElement | HTMLSelectElement

/**
 * React hears what happens once it has taken an island up. What a shopper chose or typed before that (a control that is no longer as it came)
 * is told to it then: one after the other, since each may change what the next one means, and each as if it happened now.
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

/** How to say again what became of a control; nothing where it is as it came. */
function retelling(control: Control): (() => void) | undefined {
  const { type, value } = control
  if ('checked' in control && /^(checkbox|radio)$/.test(type)) {
    const { checked } = control
    // Of radio buttons only the one that was chosen has something to say.
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
    // React takes for its own a value that it saw being set, and for the shopper's one that it did not.
    control.value = came
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
    if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}
