import { escapeHtml } from '#schemas/lib/escape-html.ts'

/** ` name="value"` for each attribute that has a value; `true` is written as the bare name. */
export function attributes(values: Record<string, string | true | null | undefined>): string {
  let text = ''
  for (const name in values) {
    const value = values[name]
    if (value === true) text += ` ${name}`
    else if (value !== null && value !== undefined) text += ` ${name}="${escapeHtml(value)}"`
  }
  return text
}

/** JSON for a data script element, escaped so that it can neither close the element nor open a comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
