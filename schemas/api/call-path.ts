import type { calls } from './calls.ts'

type Call = (typeof calls)[keyof typeof calls]

/** The paths of the HTTP contract by method. Type only: scripts that do not load the table can still check a path against it. */
export type CallPath<Method extends Call['method']> = Extract<Call, { method: Method }>['path']
