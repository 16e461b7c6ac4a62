import { unseal } from '#cms/index.ts'
import type { Manifest } from './manifest.ts'

/** Sealed into each archive; anyone who can open it has the same secret. */
export const secretCheckText = 'forecourt backup'

export const hasSameSecret = ({ secretCheck }: Pick<Manifest, 'secretCheck'>, secret: string): boolean =>
  unseal(secret, secretCheck) === secretCheckText
