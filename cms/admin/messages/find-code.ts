import { codeLength } from '#schemas/shopper/sign-in-code.ts'

const first = new RegExp(String.raw`^\d{${codeLength}}\b`)

/** The code at the start of a message; empty if there is none. */
export const findCode = (words: string): string => first.exec(words)?.[0] ?? ''
