type BackupProblemCode =
  | 'already-running'
  | 'another-secret'
  | 'archive-broken'
  | 'archive-changed'
  | 'archive-missing'
  | 'archive-of-newer-release'
  | 'archive-unsigned'
  | 'database-in-use'
  | 'database-not-empty'
  | 'disk-full'
  | 'folder-not-empty'
  | 'not-allowed'
  | 'not-committed'

/** A failed backup or restore: a permanent code, and a sentence with cause and remedy. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
  readonly code: BackupProblemCode

  constructor(code: BackupProblemCode, message: string) {
    super(message)
    this.code = code
  }
}
