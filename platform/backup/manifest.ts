import { z } from 'zod'

/** Incremented with every change that an older release could not read. Archives are signed since 2. */
export const formatVersion = 2
export const firstSignedFormat = 2

/** First entry of an archive: identifies the format. */
export const headName = 'forecourt-backup.json'
/** Last entry but the signature: without it an archive is incomplete. */
export const manifestName = 'manifest.json'
/** Last entry since format 2: signs the bytes of the manifest. */
export const signatureName = 'signature.json'

export const archiveHead = z.object({ format: z.int().positive() })
export const archiveSignature = z.object({ hmacSha256: z.string() })

const storedTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  bytes: z.int(),
  /** Of all chunks of the table, concatenated. */
  sha256: z.string(),
})
export type StoredTable = z.output<typeof storedTable>

const storedSequence = z.object({ schema: z.string(), name: z.string(), value: z.string().regex(/^\d+$/) })
export type StoredSequence = z.output<typeof storedSequence>

/** One line of a `checksums/` entry, which covers the files since the previous checksums. */
export const storedFile = z.object({
  path: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** Both are missing before format 2. `mtime` is in Unix seconds. */
  mode: z.int().optional(),
  mtime: z.int().optional(),
})
export type StoredFile = z.output<typeof storedFile>

export const manifest = z.object({
  format: z.int().min(1).max(formatVersion),
  createdAt: z.iso.datetime(),
  /** Version of the release that created the archive. */
  forecourt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(storedTable),
  sequences: z.array(storedSequence),
  /** `sha256` covers all checksum lines. */
  files: z.object({ count: z.int(), bytes: z.int(), sha256: z.string() }),
  /** Pictures that the database references and the data folder lacked. */
  missingFiles: z.array(z.string()),
  /** Pictures being deleted during the snapshot: their rows exist, their files do not. */
  deletedFiles: z.array(z.string()),
  /** A fixed text sealed with FORECOURT_SECRET, to check that another installation has the same secret. */
  secretCheck: z.string(),
})
export type Manifest = z.output<typeof manifest>

/** Only whose bits reading and writing are: nothing in the data folder is a program. */
export const maskMode = (mode: number): number => mode & 0o666

/** Number of files between two checksum lists: the memory use for an installation with a million pictures. */
export const filesInList = 1_000

export const tableFolder = ({ schema, name }: Pick<StoredTable, 'schema' | 'name'>) => `tables/${schema}.${name}`
