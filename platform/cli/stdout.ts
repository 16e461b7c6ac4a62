import { writeSync } from 'node:fs'
import { errorCode } from '../embedded/problem.ts'

/**
 * `forecourt.ts` passes standard output as descriptor 3 and redirects everything else to descriptor 2, so that output of libraries never
 * mixes with the result.
 */
export const answerDescriptor = 3

export function writeAnswer(text: string): void {
  let rest = Buffer.from(text)
  while (rest.length > 0) rest = rest.subarray(writeSome(rest))
}

/** A pipe with a slow reader returns EAGAIN. */
function writeSome(bytes: Buffer): number {
  try {
    return writeSync(answerDescriptor, bytes)
  } catch (error) {
    if (errorCode(error) !== 'EAGAIN') throw error
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    return 0
  }
}
