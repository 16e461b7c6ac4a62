import { hash } from 'node:crypto'

/** The CSP source of an inline text. */
export const sourceHash = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`
