/** What was typed into a field of a form that React does not follow; empty where there is no such field. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
