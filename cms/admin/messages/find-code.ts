import { codeLength } from '#schemas/shopper/sign-in-code.ts'

const first = new RegExp(String.raw`^\d{${codeLength}}\b`)

/** The code that a message begins with; empty where it brings none. */
export const findCode = (words: string): string => first.exec(words)?.[0] ?? ''
