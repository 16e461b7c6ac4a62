/**
 * A word of a tenant's stock in the text index, for a tsvector or a tsquery. Words hold letters and digits alone, so nothing needs escaping
 * within the quotes.
 */
export const lexeme = (tenantId: number, word: string): string => `'${tenantId}/${word}'`
