import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type ArchiveEntry, fitChecksums, writeEntries } from '#tests/support/forge-archive.ts'
import { readArchive } from './read-archive.ts'

const manifest = {
  format: 1,
  createdAt: '2026-11-20T01:00:00.000Z',
  forecourt: '1.0.0',
  postgres: '18',
  migrations: [],
  tables: [{ schema: 'public', name: 'tenants', columns: ['id'], rows: 1, bytes: 0, sha256: '' }],
  sequences: [],
  files: { count: 0, bytes: 0, sha256: '' },
  missingFiles: [],
  deletedFiles: [],
  secretCheck: '',
}
const json = (name: string, document: unknown): ArchiveEntry => ({ name, body: Buffer.from(JSON.stringify(document)) })
const anEntry = (name: string, more: Partial<ArchiveEntry> = {}): ArchiveEntry => ({
  name,
  body: Buffer.from('1\n'),
  ...more,
})

async function aFile(entries: readonly ArchiveEntry[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return writeEntries(join(folder, 'archive.tar.gz'), entries)
}

/** A whole archive of the format before signatures, with these entries. */
const anArchive = (entries: readonly ArchiveEntry[], more: object = {}): Promise<string> =>
  aFile(
    fitChecksums([
      json('forecourt-backup.json', { format: 1 }),
      anEntry('tables/public.tenants/000001.copy'),
      ...entries,
      json('checksums/000001.jsonl', []),
      json('manifest.json', { ...manifest, ...more }),
    ]),
  )

test('an archive of rows and files is read', async () => {
  const path = await anArchive([anEntry('files/media/a.png'), anEntry('files/feeds/alpha/.samples/1.csv')])
  expect(await readArchive(path)).toMatchObject({ manifest: { files: { count: 2 } }, signed: null })
})

test.each([
  'files/secrets.json',
  'files/postgres/18/pg_hba.conf',
  'files/image-cache/a.webp',
  'files/.restore-files/media/a.png',
  'files/media/a.png.part',
  'files/media/../../etc/passwd',
  'files//etc/passwd',
  'tables/pg_catalog.pg_authid/000001.copy',
  'tables/pgboss.version/000001.copy',
  'tables/public.users',
  'notes.txt',
])('an archive with %s, which no backup writes, is refused', async (name) => {
  const path = await anArchive([anEntry(name)])
  await expect(readArchive(path)).rejects.toMatchObject({ code: 'archive-broken' })
})

test('an archive with a link, the same file twice, a name of five megabytes, or files without checksums is refused', async () => {
  const many = Array.from({ length: 1_001 }, (_, index) => anEntry(`files/media/${index}.png`))
  for (const entries of [
    [anEntry('files/media/a.png', { type: 'symlink', body: Buffer.alloc(0) })],
    [anEntry('files/media/a.png'), anEntry('files/media/a.png')],
    [anEntry(`files/media/${'a'.repeat(5_000_000)}.png`)],
    many,
  ])
    await expect(readArchive(await anArchive(entries))).rejects.toMatchObject({ code: 'archive-broken' })
})

test('an archive with rows, a list or a manifest of more than 64 MB is refused before they are collected', async () => {
  const body = Buffer.alloc(64 * 1_048_576 + 1, ' ')
  const head = json('forecourt-backup.json', { format: 2 })
  for (const name of [
    'tables/public.tenants/000001.copy',
    'checksums/000001.jsonl',
    'manifest.json',
    'forecourt-backup.json',
  ])
    await expect(readArchive(await aFile([...(name.startsWith('f') ? [] : [head]), { name, body }]))).rejects.toThrow(
      'an entry of unexpected size',
    )
})

test('an archive whose manifest names a table or a sequence that no backup has is refused', async () => {
  const authid = { schema: 'pg_catalog', name: 'pg_authid' }
  for (const more of [
    { tables: [...manifest.tables, { ...authid, columns: [], rows: 0, bytes: 0, sha256: '' }] },
    { sequences: [{ ...authid, value: '1' }] },
  ])
    await expect(readArchive(await anArchive([], more))).rejects.toThrow(/pg_authid, which no backup holds/)
})

test('the mode of a restored file never has more than read and write', async () => {
  const modes: number[] = []
  const path = await anArchive([anEntry('files/media/a.png', { mode: 0o4755 })])
  await readArchive(path, {
    file: async ({ mode }, body) => {
      modes.push(mode)
      for await (const _ of body);
    },
  })
  expect(modes).toEqual([0o644])
})

test('an archive of today without a signature, with entries after it, or with a changed mode is refused', async () => {
  const today = [
    json('forecourt-backup.json', { format: 2 }),
    anEntry('files/media/a.png', { mode: 0o644 }),
    json('checksums/000001.jsonl', []),
    json('manifest.json', { ...manifest, format: 2, tables: [] }),
  ]
  const signature = json('signature.json', { hmacSha256: 'x' })
  const fitted = fitChecksums([...today, signature])
  expect(await readArchive(await aFile(fitted))).toMatchObject({ signed: { signature: 'x' } })
  const opened = fitted.map((entry) => (entry.name === 'files/media/a.png' ? { ...entry, mode: 0o666 } : entry))
  await expect(readArchive(await aFile(opened))).rejects.toThrow(/a\.png is damaged/)
  const unreadable = fitted.map((entry) => (entry.name.startsWith('checksums/') ? anEntry(entry.name) : entry))
  for (const entries of [
    unreadable,
    fitted.slice(0, -1),
    [...fitted, signature],
    [...fitted, anEntry('files/media/b.png')],
  ])
    await expect(readArchive(await aFile(entries))).rejects.toMatchObject({ code: 'archive-broken' })
})
