/** Meaning of each exit code; `--help` prints this table. */
export const exitCodes = {
  done: { code: 0, means: 'done' },
  failed: { code: 1, means: 'failed, or the check found errors; the output says why and what to do' },
  usage: { code: 2, means: 'wrong command, option or setting; nothing was done' },
  findings: {
    code: 3,
    means: 'done, but rows were rejected, vehicles were held back, or a backup has gaps or no proof of its origin',
  },
  interrupted: { code: 130, means: 'interrupted; what was finished stays, and the command can be repeated' },
} as const satisfies Record<string, { code: number; means: string }>

export type ExitName = keyof typeof exitCodes

export const exitCodeHelp = [
  '',
  'Exit codes:',
  ...Object.values(exitCodes).map(({ code, means }) => `  ${String(code).padEnd(4)} ${means}`),
].join('\n')
