/** A field's value as text; anything that is no text counts as none. */
export const readText = (value: unknown): string => (typeof value === 'string' ? value : '')
