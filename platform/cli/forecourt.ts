import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { commandFlags } from './command-flags.ts'

const child = spawn(
  process.execPath,
  [...commandFlags, fileURLToPath(new URL('run-command.ts', import.meta.url)), ...process.argv.slice(2)],
  { stdio: ['inherit', 2, 2, 1], env: { ...process.env, FORECOURT_LAUNCHER: String(process.pid) } },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 128 + constants.signals[signal] : 1)
})
