import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** Prints after its output is closed. Without a listener, the errors of the streams are uncaught ones. */
const program = `
  import { createLog } from './platform/base/log.ts'
  const { log } = createLog('info')
  process.stdout.write('ready')
  process.on('message', () => {
    log.info('a line')
    process.stdout.write('a line')
    process.stderr.write('a line')
    setImmediate(() => process.disconnect())
  })
`

test('a process whose output nobody reads any more goes on, and ends when it is done', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('The child has no output to read.')
  const exit = once(child, 'exit')
  await once(stdout, 'data')
  stdout.destroy()
  stderr.destroy()
  child.send('go')
  expect(await exit).toEqual([0, null])
})
