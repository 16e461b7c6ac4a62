import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { delimiter, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { recordChild } from './orphans.ts'
import type { Report } from './steps.ts'

type Child = {
  command: readonly [string, ...string[]]
  env?: Record<string, string>
  report: Report
  signal: AbortSignal
  /** Of `os.constants.priority`: how it shares the processor with other programs. */
  priority?: number
  /** A file for `endOrphan`: a child outlives a parent that is killed. */
  recordIn?: string
}

/** A failed child process; the message contains its last output. */
export class ChildProblem extends Error {
  override name = 'ChildProblem'
}

const linesKept = 60

/** Runs a program to its end. Its output is reported line by line and printed only on failure. */
export async function runChild({ command, env, report, signal, priority, recordIn }: Child): Promise<void> {
  const [program, ...args] = command
  signal.throwIfAborted()
  const child = spawn(program, args, {
    env: { ...process.env, PATH: path(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority)
  if (recordIn !== undefined && child.pid !== undefined) recordChild(recordIn, child.pid)
  const outputLines: string[] = []
  const listen = (text: string) => {
    const lines = stripVTControlCharacters(text)
      .split(/[\r\n]+/)
      .filter((line) => line.trim() !== '')
    outputLines.push(...lines)
    outputLines.splice(0, outputLines.length - linesKept)
    const latest = outputLines.at(-1)
    if (latest !== undefined) report(latest.trim(), shareIn(latest))
  }
  child.stdout.setEncoding('utf8').on('data', listen)
  child.stderr.setEncoding('utf8').on('data', listen)
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  signal.throwIfAborted()
  if (code !== 0) throw new ChildProblem(`${[program, ...args].join(' ')} failed:\n${outputLines.join('\n')}`)
}

/** Progress such as `20 of 1848` is shown as a bar. */
function shareIn(line: string): number | undefined {
  const [, done, all] = /\b(\d+) of (\d+)\b/.exec(line) ?? []
  return done !== undefined && Number(all) > 0 ? Math.min(1, Number(done) / Number(all)) : undefined
}

/** The PATH with Node and the programs of node_modules, regardless of how this process was started. */
const path = () => [resolve('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
