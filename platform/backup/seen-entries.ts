import { createHash, type Hash } from 'node:crypto'
import { isBackedUpTable } from './backup-scope.ts'
import { filesInList, type Manifest, type StoredFile, storedFile } from './manifest.ts'

/** Entries of an archive read so far, to compare with its checksums and its manifest. */
export class SeenEntries {
  /** Why the entries so far are not those of a backup. */
  fault: string | null = null
  readonly #tables = new Map<string, { hash: Hash; bytes: number }>()
  readonly #paths = new Set<string>()
  readonly #lines = createHash('sha256')
  #files: Required<StoredFile>[] = []
  #bytes = 0

  addPiece(table: string, piece: Buffer): void {
    const known = this.#tables.get(table) ?? { hash: createHash('sha256'), bytes: 0 }
    known.hash.update(piece)
    known.bytes += piece.length
    this.#tables.set(table, known)
  }

  hasFile(path: string): boolean {
    return this.#paths.has(path)
  }

  addFile(file: Required<StoredFile>): void {
    this.#paths.add(file.path)
    this.#files.push(file)
    this.#bytes += file.bytes
    if (this.#files.length > filesInList) this.fault = 'checksums are missing'
  }

  compareFiles(checksums: Buffer): void {
    this.#lines.update(checksums)
    const files = this.#files
    this.#files = []
    const lines = checksums.toString().split('\n').filter(Boolean)
    if (lines.length !== files.length) this.fault = 'files are missing'
    for (const [index, line] of lines.entries()) {
      const expected = storedFile.parse(JSON.parse(line))
      const found = files[index]
      if (found === undefined || !isSameFile(expected, found)) this.fault = `the file ${expected.path} is damaged`
    }
  }

  compareWith({ tables, sequences, files }: Manifest): string | null {
    for (const { schema, name } of [...tables, ...sequences])
      if (!isBackedUpTable(`${schema}.${name}`)) return `its manifest names ${schema}.${name}, which no backup holds`
    for (const { schema, name, bytes, sha256 } of tables) {
      const found = this.#tables.get(`${schema}.${name}`)
      const digest = (found?.hash ?? createHash('sha256')).digest('hex')
      if ((found?.bytes ?? 0) !== bytes || digest !== sha256) return `the table ${schema}.${name} is damaged`
      this.#tables.delete(`${schema}.${name}`)
    }
    const [unnamed] = this.#tables.keys()
    if (unnamed !== undefined) return `its manifest does not name the table ${unnamed}`
    const isWhole = this.#files.length === 0 && this.#paths.size === files.count && this.#bytes === files.bytes
    if (!isWhole) return 'files are missing'
    return this.#lines.digest('hex') === files.sha256 ? null : 'the list of files is damaged'
  }
}

const isSameFile = (expected: StoredFile, found: Required<StoredFile>): boolean =>
  expected.path === found.path &&
  expected.bytes === found.bytes &&
  expected.sha256 === found.sha256 &&
  (expected.mode ?? found.mode) === found.mode &&
  (expected.mtime ?? found.mtime) === found.mtime
