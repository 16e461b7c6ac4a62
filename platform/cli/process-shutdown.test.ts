import { expect, onTestFinished, test, vi } from 'vitest'
import { createProcessShutdown } from './process-shutdown.ts'

test('the database still ends where what runs on it fails to, and the process says so with its exit code', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { exitCode } = process
  onTestFinished(() => {
    write.mockRestore()
    process.exitCode = exitCode
  })
  const shutdown = createProcessShutdown()
  const endDatabase = vi.fn<() => void>()
  shutdown.defer('database', endDatabase)
  shutdown.defer('server', () => Promise.reject(new Error('the server did not stop')))
  await shutdown.close()
  expect(endDatabase).toHaveBeenCalledOnce()
  expect(write).toHaveBeenCalledWith(expect.stringContaining('the server did not stop'))
  expect(process.exitCode).toBe(1)
})
