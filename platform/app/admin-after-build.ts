import { type Problem, problem } from '#schemas/problem.ts'
import type { Admin } from './admin.ts'

/** A build of the admin that runs beside the server. */
export interface AdminBuild {
  /** Milliseconds since the epoch. */
  began: number
  /** Rejects if the admin cannot be built. */
  done: Promise<void>
}

interface AfterBuild {
  build: AdminBuild
  start: () => Promise<Admin>
  now: () => number
  onFailure: (error: unknown) => void
}

/** Starts the admin once it is built. Until then its addresses say how long that takes; if it fails, they say so. */
export function startAdminAfter({ build, start, now, onFailure }: AfterBuild): Admin {
  let admin: Admin | null = null
  let hasFailed = false
  const settled = build.done.then(start).then(
    (started) => {
      admin = started
    },
    (error: unknown) => {
      hasFailed = true
      onFailure(error)
    },
  )
  return {
    findRefusal: () => (admin ? null : hasFailed ? problem('admin-not-built') : preparing(now() - build.began)),
    handle: (req, res) => admin?.handle(req, res),
    close: async () => {
      await settled
      await admin?.close()
    },
  }
}

/** Seconds. Two cores build the admin in 35 to 55 s, beside the demo's other first steps. */
const usualBuild = 55
const reloadAfter = 5

function preparing(milliseconds: number): Problem {
  const left = usualBuild - milliseconds / 1000
  const wait =
    left > 0
      ? `, about ${Math.ceil(left / 5) * 5} s`
      : '. It is taking longer than usual; the terminal shows its progress'
  return problem('admin-preparing', {
    detail: `The admin is being prepared${wait}. The sites already work. This page reloads by itself.`,
    retryAfter: reloadAfter,
  })
}
