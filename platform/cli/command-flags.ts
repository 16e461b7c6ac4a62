/**
 * Node's flags for a process that runs one command. Small rooms for new objects: an import stays at 250 to 300 MB rather than 350 to 400, and takes
 * no longer.
 */
export const commandFlags = ['--max-semi-space-size=8'] as const
