/** Focuses a field synchronously: phones open the keyboard only during a click. Of several with one name, the first. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const named = form?.elements.namedItem(name)
  const field = named instanceof Element ? named : named?.item(0)
  if (field instanceof HTMLElement) field.focus()
}
