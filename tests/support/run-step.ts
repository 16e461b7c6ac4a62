import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, resolve } from 'node:path'

interface StepOptions {
  /** Resolves with false instead of ending the process. */
  mayFail?: boolean
  env?: Record<string, string>
}

/** Runs a program of `node_modules/.bin` with this terminal. If it fails, the process ends with its exit code. */
export async function runStep(
  program: string,
  args: readonly string[],
  { mayFail = false, env }: StepOptions = {},
): Promise<boolean> {
  process.stdout.write(`\n› ${[program, ...args].join(' ')}\n`)
  const path = [resolve('node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, PATH: path, ...env } })
  const began = performance.now()
  const [code] = await once(child, 'exit')
  process.stdout.write(`› ${program} took ${Math.round((performance.now() - began) / 1000)} s\n`)
  if (code === 0) return true
  if (!mayFail) process.exit(typeof code === 'number' ? code : 1)
  return false
}
