import { unseal } from '#cms/index.ts'
import type { Manifest } from './manifest.ts'

/** Sealed into each archive to prove that the secret is the same. */
export const secretCheckText = 'forecourt backup'

export const hasSameSecret = ({ secretCheck }: Pick<Manifest, 'secretCheck'>, secret: string): boolean =>
  unseal(secret, secretCheck) === secretCheckText
