/**
 * A value as a cell that no spreadsheet takes for a formula: what begins like one gets an apostrophe before it, as OWASP advises. Shoppers type
 * these values.
 */
export const csvCell = (value: string): string => (/^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value)
