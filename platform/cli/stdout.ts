import { writeSync } from 'node:fs'
import { errorCode } from '../embedded/problem.ts'

/**
 * `forecourt.ts` hands standard output on as descriptor 3, and gives everything else descriptor 2: what a library prints by itself can
 * never stand beside the answer.
 */
export const answerDescriptor = 3

export function writeAnswer(text: string): void {
  let rest = Buffer.from(text)
  while (rest.length > 0) rest = rest.subarray(writeSome(rest))
}

/** A pipe whose reader is slow says EAGAIN. */
function writeSome(bytes: Buffer): number {
  try {
    return writeSync(answerDescriptor, bytes)
  } catch (error) {
    if (errorCode(error) !== 'EAGAIN') throw error
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    return 0
  }
}
