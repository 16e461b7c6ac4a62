import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export interface CommandResult {
  code: number | null
  /** What `--json` printed. */
  document: Record<string, unknown>
  stderr: string
}

/** The command line as operators run it, with `--json`; `env` is all that it has but the path. */
export async function runForecourt(args: string[], env: Record<string, string>): Promise<CommandResult> {
  const child = startForecourtCommand(args, env)
  const ended = once(child, 'exit')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  await ended
  return { code: child.exitCode, document: JSON.parse(stdout || '{}'), stderr }
}

/** The same, left to the caller. With a process group of its own, a signal to the group reaches the command and not only its launcher. */
export const startForecourtCommand = (args: string[], env: Record<string, string>, { hasOwnGroup = false } = {}) =>
  spawn(process.execPath, ['platform/cli/forecourt.ts', ...args, '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: hasOwnGroup,
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', FORECOURT_LOG_LEVEL: 'silent', ...env },
  })
