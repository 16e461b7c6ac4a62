/** Escapes a value as a CSV cell: a leading formula character gets an apostrophe before it, as OWASP recommends. Shoppers type these values. */
export const csvCell = (value: string): string => (/^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value)
