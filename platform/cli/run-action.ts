import { type Env, EnvProblem, type LaunchEnv, readLaunchEnv } from '#platform/env.ts'
import { writeAnswer } from './stdout.ts'
import { type ExitName, exitCodes } from './exit-code.ts'
import { type Steps, createSteps } from './steps.ts'
import type { ProcessShutdown } from './process-shutdown.ts'
import { describeProblem } from './print-error.ts'
import { UsageProblem } from './usage-problem.ts'
import { useDatabase } from './use-database.ts'

export type CommandContext = { env: Env; steps: Steps; signal: AbortSignal }

/** A command's result: for machines, for people, and its exit code. */
export type Outcome = { document: unknown; text: string; exit?: ExitName }

export type ActionRunner = (work: (context: CommandContext) => Promise<Outcome>) => Promise<void>

/** Context of a command without a database. */
export type OfflineContext = { env: LaunchEnv; steps: Steps; signal: AbortSignal }
export type OfflineActionRunner = (work: (context: OfflineContext) => Promise<Outcome>) => Promise<void>

export interface ActionRunners {
  /** Runs on a migrated database. */
  act: ActionRunner
  /** Runs on a database as it is: possibly empty, or of an earlier version. */
  actAsFound: ActionRunner
  actOffline: OfflineActionRunner
}

/** Runs a command and prints its result on standard output: as text, or with `--json` as one document, failures included. */
export function createActs({ isJson, shutdown }: { isJson: boolean; shutdown: ProcessShutdown }): ActionRunners {
  const steps = createSteps(process.stderr)
  const { signal } = shutdown
  const answer = async (work: () => Promise<Outcome>) => {
    const { document, text, exit = 'done' } = await attempt(work, signal)
    if (isJson) writeAnswer(`${JSON.stringify(document, null, 2)}\n`)
    else if (exit === 'failed' || exit === 'usage' || exit === 'interrupted') process.stderr.write(`\n${text}\n`)
    else writeAnswer(`${text}\n`)
    process.exitCode = exitCodes[exit].code
  }
  const onDatabase =
    (isAsFound: boolean): ActionRunner =>
    (work) =>
      answer(() => {
        const launchEnv = readLaunchEnv(process.env)
        return useDatabase({ launchEnv, steps, shutdown, isAsFound }, (env) => work({ env, steps, signal }))
      })
  return {
    act: onDatabase(false),
    actAsFound: onDatabase(true),
    actOffline: (work) => answer(() => work({ env: readLaunchEnv(process.env), steps, signal })),
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
