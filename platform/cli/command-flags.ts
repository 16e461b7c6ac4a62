/**
 * Node's flags for a process that runs one command, an import above all: one size for the room of new objects, so that it neither grows to 400 MB
 * nor is cleared a thousand times, and one thread to clear it, for the database and the worker have use for the others. Measured: 300 MB.
 */
export const commandFlags = ['--min-semi-space-size=32', '--max-semi-space-size=32', '--no-parallel-scavenge'] as const
