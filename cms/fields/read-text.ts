/** A field's value as text; empty for any other type. */
export const readText = (value: unknown): string => (typeof value === 'string' ? value : '')
