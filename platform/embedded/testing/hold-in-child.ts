import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('hold.ts', import.meta.url))

/** A child process that holds the database of `dataDir` once it has started. */
export async function holdInChild(dataDir: string, purpose: 'demo' | 'command') {
  const child = spawn(process.execPath, [script, dataDir, purpose], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
  return {
    pid: child.pid,
    databaseUrl: String(line).trim(),
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal)
      await ended
    },
  }
}
