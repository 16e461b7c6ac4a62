/**
 * Node flags for a process that runs a single command, mainly an import. A fixed young generation neither grows to 400 MB nor is collected
 * a thousand times; one GC thread leaves cores to the database and the worker. Measured: 300 MB.
 */
export const commandFlags = ['--min-semi-space-size=32', '--max-semi-space-size=32', '--no-parallel-scavenge'] as const
