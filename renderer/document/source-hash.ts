import { hash } from 'node:crypto'

/** A Content-Security-Policy source that admits exactly this inline text. */
export const sourceHash = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`
