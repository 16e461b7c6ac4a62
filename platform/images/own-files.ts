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

export type FindOwnFile = (tenant: TenantRef, wanted: OwnFile) => Promise<FoundFile | null>

/** Files that a tenant's host may serve: library files by their documents, stock pictures by their folder. */
export const ownFiles =
  ({ dataDir, content }: { dataDir: string; content: Pick<Content, 'findMedia'> }): FindOwnFile =>
  async (tenant, { kind, file }) => {
    if (kind === 'stock') return describe(join(dataDir, 'stock', tenant.slug, file), file)
    return (await content.findMedia(tenant, file)) ? describe(join(dataDir, 'media', file), file) : null
  }

async function describe(path: string, file: string): Promise<FoundFile | null> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) return null
  return { path, bytes: found.size, changedAt: found.mtimeMs, isHashed: hashedName.test(file) }
}

const hashedName = /(?:^|[-_.])(?=[0-9a-f]*\d)[0-9a-f]{8,}(?=[-_.]|$)/

export const getCacheControl = ({ isHashed }: Pick<FoundFile, 'isHashed'>): string =>
  isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
