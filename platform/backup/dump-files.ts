import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { errorCode } from '../embedded/problem.ts'
import { BackupProblem } from './backup-problem.ts'
import { filesInList, type Manifest, maskMode, type StoredFile } from './manifest.ts'
import type { StagedFile } from './stage-files.ts'
import type { ArchiveWriter } from './write-archive.ts'

interface DumpFiles {
  archive: ArchiveWriter
  files: readonly StagedFile[]
  onFile: (path: string) => void
  signal?: AbortSignal | undefined
}

export async function dumpFiles({ archive, files, onFile, signal }: DumpFiles): Promise<Manifest['files']> {
  const lines = createHash('sha256')
  let list: StoredFile[] = []
  let lists = 0
  let count = 0
  let bytes = 0
  const writeList = async () => {
    if (list.length === 0) return
    lists += 1
    const body = Buffer.from(list.map((file) => `${JSON.stringify(file)}\n`).join(''))
    lines.update(body)
    list = []
    await archive.add({ name: `checksums/${String(lists).padStart(6, '0')}.jsonl`, size: body.length }, [body])
  }
  for (const file of files) {
    signal?.throwIfAborted()
    const stored = await dumpFile({ archive, signal }, file)
    if (!stored) continue
    list.push(stored)
    count += 1
    bytes += stored.bytes
    onFile(file.path)
    if (list.length === filesInList) await writeList()
  }
  await writeList()
  return { count, bytes, sha256: lines.digest('hex') }
}

/** Null if the file was deleted and had no hard link. */
async function dumpFile(
  { archive, signal }: Pick<DumpFiles, 'archive' | 'signal'>,
  { path, source }: StagedFile,
): Promise<StoredFile | null> {
  const handle = await openExisting(source)
  if (handle === null) return null
  try {
    const stats = await handle.stat()
    const { size } = stats
    const mode = maskMode(stats.mode)
    const mtime = Math.max(0, Math.floor(stats.mtimeMs / 1_000))
    const head = { name: `files/${path}`, size, mtime: new Date(mtime * 1_000), mode }
    const sha256 = await archive.add(head, readExactly(handle, { path, size, signal }))
    return { path, bytes: size, sha256, mode, mtime }
  } finally {
    await handle.close()
  }
}

const openExisting = (path: string): Promise<FileHandle | null> =>
  open(path, 'r').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })

const chunkBytes = 256 * 1024

/** Exactly the number of bytes in the entry's header, even if the file grows meanwhile: a feed being uploaded is read again when complete. */
async function* readExactly(
  handle: FileHandle,
  { path, size, signal }: { path: string; size: number; signal?: AbortSignal | undefined },
): AsyncGenerator<Buffer> {
  let rest = size
  while (rest > 0) {
    signal?.throwIfAborted()
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(Math.min(chunkBytes, rest)), 0, null, null)
    if (bytesRead === 0)
      throw new BackupProblem(
        'archive-broken',
        `The file ${path} became shorter while it was read. Run the backup again.`,
      )
    rest -= bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
