import type { FormEntry } from './form-values.ts'

/** Reads values that a browser filled in without an event, as some password managers and autofills do. */
export function syncWithElements(form: HTMLFormElement | null, entry: FormEntry): void {
  for (const [name, value] of Object.entries(entry.getValues())) {
    const element = form?.elements.namedItem(name)
    const text = element ? readText(element) : null
    if (typeof value === 'string' && text !== null && text !== value) entry.setValue(name, text)
  }
}

const readText = (element: Element | RadioNodeList): string | null =>
  (element instanceof HTMLInputElement && element.type !== 'radio' && element.type !== 'checkbox') ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement
    ? element.value
    : null
