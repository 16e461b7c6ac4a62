type StartProblemCode =
  | 'account-missing'
  | 'admin-not-built'
  | 'binaries-missing'
  | 'data-of-another-version'
  | 'database-out-of-reach'
  | 'disk-full'
  | 'in-use'
  | 'not-allowed'
  | 'port-taken'
  | 'postgres-failed'
  | 'secrets-broken'

/** A failed start: a permanent code, and a sentence with cause and remedy. */
export class StartProblem extends Error {
  override name = 'StartProblem'
  readonly code: StartProblemCode

  constructor(code: StartProblemCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Converts a file system error into a problem about `path`. Unexpected errors are thrown unchanged. */
export function fileProblem(error: unknown, path: string): unknown {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(path)
    case 'EEXIST':
    case 'ENOTDIR':
      return isMakingFolder(error)
        ? new StartProblem(
            'not-allowed',
            `${path}, or what should be a folder above it, is a file and no folder. Move that file aside, or set FORECOURT_DATA_DIR to another folder.`,
          )
        : error
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StartProblem(
        'not-allowed',
        `${path} cannot be written by this user. Give it to the user who starts Forecourt (chown), start as its owner, or set FORECOURT_DATA_DIR to a folder of your own.`,
      )
    default:
      return error
  }
}

export const diskFull = (path: string): StartProblem =>
  new StartProblem(
    'disk-full',
    `The disk that holds ${path} is full. Free some space and start again; nothing is lost.`,
  )

const isMakingFolder = (error: unknown) => error instanceof Error && 'syscall' in error && error.syscall === 'mkdir'

export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
