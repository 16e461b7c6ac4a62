import { type Env, EnvProblem, readLaunchEnv } from '#platform/env.ts'
import { writeAnswer } from './answer.ts'
import { type ExitName, exitCodes } from './exit-code.ts'
import { type Steps, createSteps } from './steps.ts'
import type { Stopping } from './stopping.ts'
import { describeProblem } from './tell-problem.ts'
import { UsageProblem } from './usage-problem.ts'
import { useDatabase } from './use-database.ts'

export type CommandContext = { env: Env; steps: Steps; signal: AbortSignal }

/** What a command found: for machines, for people, and whether all of it is well. */
export type Outcome = { document: unknown; text: string; exit?: ExitName }

export type Act = (work: (context: CommandContext) => Promise<Outcome>) => Promise<void>

/** Runs a command on the database and answers on standard output: text, or with `--json` one document, failures too. */
export function createAct({ isJson, stopping }: { isJson: boolean; stopping: Stopping }): Act {
  const steps = createSteps(process.stderr)
  return async (work) => {
    const {
      document,
      text,
      exit = 'done',
    } = await attempt(async () => {
      const launchEnv = readLaunchEnv(process.env)
      return useDatabase({ launchEnv, steps, stopping }, (env) => work({ env, steps, signal: stopping.signal }))
    }, stopping.signal)
    if (isJson) writeAnswer(`${JSON.stringify(document, null, 2)}\n`)
    else if (exit === 'failed' || exit === 'usage' || exit === 'interrupted') process.stderr.write(`\n${text}\n`)
    else writeAnswer(`${text}\n`)
    process.exitCode = exitCodes[exit].code
  }
}

async function attempt(work: () => Promise<Outcome>, signal: AbortSignal): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    const exit = signal.aborted ? 'interrupted' : isUsage(error) ? 'usage' : 'failed'
    const text = signal.aborted ? 'Interrupted.' : describeProblem(error)
    return { document: errorDocument(exit, text), text, exit }
  }
}

export const errorDocument = (kind: ExitName, message: string) => ({ error: { kind, message } })

const isUsage = (error: unknown) => error instanceof UsageProblem || error instanceof EnvProblem
