const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** ` name="value"` for each attribute that has a value; `true` is written as the bare name. */
export const attributes = (values: Record<string, string | true | null | undefined>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => {
      if (value === null || value === undefined) return []
      return value === true ? [` ${name}`] : [` ${name}="${escapeHtml(value)}"`]
    })
    .join('')

/** JSON for a script element that holds data: nothing in it can close the element or open a comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
