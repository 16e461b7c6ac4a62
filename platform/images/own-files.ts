import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content, TenantRef } from '../content/content.ts'
import type { OwnFile } from './image-request.ts'

export interface FoundFile {
  path: string
  bytes: number
  changedAt: number
  /** The name contains the content's hash, so the file never changes. */
  isHashed: boolean
}

export type FindOwnFile = (tenant: TenantRef, ownFile: OwnFile) => Promise<FoundFile | null>

/** Files that a tenant's host may serve: library files by their documents, stock pictures by their folder. */
export const ownFiles =
  ({ dataDir, content }: { dataDir: string; content: Pick<Content, 'findMedia'> }): FindOwnFile =>
  async (tenant, { kind, file }) => {
    if (kind === 'stock') return describe(join(dataDir, 'stock', tenant.slug, file), hashedName.test(file))
    return (await content.findMedia(tenant, file)) ? describe(join(dataDir, 'media', file), false) : null
  }

async function describe(path: string, isHashed: boolean): Promise<FoundFile | null> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) return null
  return { path, bytes: found.size, changedAt: found.mtimeMs, isHashed }
}

/** Names of stock pictures that this platform made of their content. */
const hashedName = /(?:^|[-_.])(?=[0-9a-f]*\d)[0-9a-f]{8,}(?=[-_.]|$)/

/**
 * A hashed name, and an address that names the version of its document, mean one content for ever. A browser asks each time whether any other
 * file is still the same, since staff may crop or replace it under its name.
 */
export const getCacheControl = ({ isHashed }: Pick<FoundFile, 'isHashed'>, url: string): string =>
  isHashed || /[?&]v=/.test(url) ? 'public, max-age=31536000, immutable' : 'public, no-cache'
