import { connect } from 'node:net'

export interface RawAnswer {
  /** As bytes came, one character each. */
  text: string
  /** 0 without an HTTP response. */
  status: number
  closed: boolean
}

/** Writes bytes as they are, one for each character, and reads until the other side closes, or for `timeoutMs` milliseconds. */
export function sendBytes(port: number, bytes: string, timeoutMs = 20_000): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const timer = setTimeout(() => done(false), timeoutMs)
    const done = (closed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text, status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), closed })
    }
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
    socket.on('error', () => done(true))
    socket.on('close', () => done(true))
    socket.write(bytes, 'latin1')
  })
}
