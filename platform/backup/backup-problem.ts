type BackupProblemCode =
  | 'already-running'
  | 'another-secret'
  | 'archive-broken'
  | 'archive-missing'
  | 'archive-of-newer-release'
  | 'database-in-use'
  | 'database-not-empty'
  | 'disk-full'
  | 'folder-not-empty'
  | 'not-allowed'

/** Why a backup could not be made or restored: a permanent code, and a sentence that says what happened and what to do. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
  readonly code: BackupProblemCode

  constructor(code: BackupProblemCode, message: string) {
    super(message)
    this.code = code
  }
}
