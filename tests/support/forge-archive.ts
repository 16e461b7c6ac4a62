import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract as createExtract, pack as createPack } from 'tar-stream'
import { z } from 'zod'

export interface ArchiveEntry {
  name: string
  body: Buffer
  mode?: number | undefined
  type?: 'file' | 'symlink' | undefined
}

/** The entries of a backup's archive, in their order. */
export async function readEntries(path: string): Promise<ArchiveEntry[]> {
  const extract = createExtract()
  const fed = pipeline(createReadStream(path), createGunzip(), extract)
  const entries: ArchiveEntry[] = []
  for await (const entry of extract)
    entries.push({ name: entry.header.name, mode: entry.header.mode, body: await buffer(entry) })
  await fed
  return entries
}

export async function writeEntries(path: string, entries: readonly ArchiveEntry[]): Promise<string> {
  const pack = createPack()
  const written = pipeline(pack, createGzip({ level: 1 }), createWriteStream(path))
  for (const { body, type = 'file', ...head } of entries)
    pack.entry({ ...head, type, mtime: new Date(0), ...(type === 'symlink' ? { linkname: '/etc/passwd' } : {}) }, body)
  pack.finalize()
  await written
  return path
}

const manifestShape = z.looseObject({
  tables: z.array(z.looseObject({ schema: z.string(), name: z.string() })),
  files: z.looseObject({}),
})

/** What a forger can do who has no secret: makes every checksum of an archive fit its changed entries. */
export function fitChecksums(entries: readonly ArchiveEntry[]): ArchiveEntry[] {
  const fitted: ArchiveEntry[] = []
  const lines = createHash('sha256')
  const pieces = new Map<string, Buffer[]>()
  let list: { path: string; bytes: number; sha256: string; mode: number; mtime: number }[] = []
  let count = 0
  let bytes = 0
  for (const entry of entries) {
    const { name, body } = entry
    if (name.startsWith('files/')) {
      const mode = (entry.mode ?? 0o644) & 0o666
      list.push({ path: name.slice('files/'.length), bytes: body.length, sha256: digest(body), mode, mtime: 0 })
      count += 1
      bytes += body.length
      fitted.push(entry)
    } else if (name.startsWith('checksums/')) {
      const listed = Buffer.from(list.map((file) => `${JSON.stringify(file)}\n`).join(''))
      list = []
      lines.update(listed)
      fitted.push({ ...entry, body: listed })
    } else if (name.startsWith('tables/')) {
      const table = name.slice('tables/'.length, name.lastIndexOf('/'))
      pieces.set(table, [...(pieces.get(table) ?? []), body])
      fitted.push(entry)
    } else if (name === 'manifest.json') {
      const manifest = manifestShape.parse(JSON.parse(body.toString()))
      const tables = manifest.tables.map((table) => {
        const rows = Buffer.concat(pieces.get(`${table.schema}.${table.name}`) ?? [])
        return { ...table, bytes: rows.length, sha256: digest(rows) }
      })
      const files = { count, bytes, sha256: lines.digest('hex') }
      fitted.push({ ...entry, body: Buffer.from(JSON.stringify({ ...manifest, tables, files })) })
    } else fitted.push(entry)
  }
  return fitted
}

const digest = (body: Buffer) => createHash('sha256').update(body).digest('hex')
