import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { seal, unseal } from '#cms/secrets/seal.ts'
import { BackupProblem } from './backup-problem.ts'
import type { Manifest } from './manifest.ts'
import type { Archive } from './read-archive.ts'

const secretCheckText = 'forecourt backup'

/** Is sealed into each archive, to tell another secret from a changed archive. */
export const sealSecretCheck = (secret: string): string => seal(secret, secretCheckText)

/** Signs a manifest and, by its checksums, every row and file, with a key derived from FORECOURT_SECRET. */
export const signManifest = (secret: string, manifest: Buffer): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'forecourt backups', 32)))
    .update(manifest)
    .digest('base64url')

interface AcceptedOrigins {
  secret: string
  /** Also accepts archives of another secret, whose signature nobody can check. */
  anySecret?: boolean
  /** Also accepts archives of releases that did not sign. */
  unsigned?: boolean
}

/** Throws a `BackupProblem` unless an installation with this secret made the archive, and nobody changed it. */
export function requireOrigin(
  archive: Archive,
  { secret, anySecret = false, unsigned = false }: AcceptedOrigins,
): void {
  const { path, manifest, signed } = archive
  const isOurs = hasSameSecret(manifest, secret)
  if (!isOurs && !anySecret)
    throw new BackupProblem(
      'another-secret',
      `${path} was made with another FORECOURT_SECRET. Set FORECOURT_SECRET to that one, or copy secrets.json from the old data folder into the new one. ` +
        'If it is lost and you know where the archive comes from, restore with --another-secret: passwords of feeds and keys of lead destinations must then be entered again, and everybody signs in again.',
    )
  if (signed === null && !unsigned)
    throw new BackupProblem(
      'archive-unsigned',
      `${path} was made by a release that did not sign backups (Forecourt ${manifest.forecourt}), so nothing proves who wrote it. If you know where it comes from, restore with --unsigned.`,
    )
  if (signed !== null && isOurs && !isSignedBy(secret, signed))
    throw new BackupProblem(
      'archive-changed',
      `${path} was changed after it was made: its signature does not fit. Use another backup, and find out who could write this one.`,
    )
}

const hasSameSecret = ({ secretCheck }: Manifest, secret: string): boolean =>
  unseal(secret, secretCheck) === secretCheckText

function isSignedBy(secret: string, { body, signature }: NonNullable<Archive['signed']>): boolean {
  const expected = Buffer.from(signManifest(secret, body))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
