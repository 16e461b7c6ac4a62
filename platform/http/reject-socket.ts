import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Problem, toProblemJson } from '#schemas/problem.ts'

/** Answers an incomplete request with a problem, and closes the connection. */
export function rejectSocket(socket: Duplex, failure: Problem, { isHead = false } = {}): void {
  const body = JSON.stringify(toProblemJson(failure))
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`)
}
