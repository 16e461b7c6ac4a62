import { errorCode } from '../embedded/problem.ts'
import { BackupProblem } from './backup-problem.ts'

/** Converts a failed write to `path` into a problem that names the disk. Unexpected errors are returned unchanged. */
export function describeFileFailure(error: unknown, path: string): unknown {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new BackupProblem(
        'disk-full',
        `The disk that holds ${path} is full. The incomplete files were removed. Free some space, or choose a folder on another disk, and run the command again.`,
      )
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BackupProblem(
        'not-allowed',
        `This user cannot write ${path}. Choose another folder, or give this one to the user who runs Forecourt.`,
      )
    case 'ENOTDIR':
      return new BackupProblem('not-allowed', `A folder above ${path} is a file. Choose another folder.`)
    default:
      return error
  }
}
