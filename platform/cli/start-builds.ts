import { constants } from 'node:os'
import type { AdminBuild } from '../app/admin-after-build.ts'
import { StartProblem } from '../embedded/problem.ts'
import { findMissing } from './build-changed.ts'
import { builds } from './builds.ts'
import { ChildProblem } from './run-child.ts'
import type { Steps } from './steps.ts'

/** Builds the site if it is missing, and begins to build the admin: the demo shows its sites meanwhile. Null where the admin is built. */
export async function startBuilds({
  steps,
  signal,
}: {
  steps: Steps
  signal: AbortSignal
}): Promise<AdminBuild | null> {
  await (
    await findMissing(builds.site)
  )?.({ run: steps.run, signal })
  const build = await findMissing(builds.admin)
  if (!build) return null
  const began = Date.now()
  const priority = constants.priority.PRIORITY_BELOW_NORMAL
  const done = build({ run: steps.runBeside, signal, priority }).catch((error: unknown) => {
    throw signal.aborted || !(error instanceof ChildProblem) ? error : adminProblem(error)
  })
  // The server handles the failure, and may start after it.
  done.catch(() => undefined)
  return { began, done }
}

const adminProblem = ({ message }: ChildProblem) =>
  new StartProblem(
    'admin-not-built',
    `${message}\n\nThe admin could not be built; the sites run without it. Fix what is said above and start again: all other steps are done.`,
  )
