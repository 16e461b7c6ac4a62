import progressBars from 'cli-progress'

const { Format, SingleBar } = progressBars

/** Shows the latest message of a long step and, if known, its progress (0 to 1). */
export type Report = (note: string, share?: number) => void
type Run = <T>(label: string, work: (report: Report) => Promise<T>) => Promise<T>

export interface Steps {
  run: Run
  /** A step beside others: only its beginning and end are shown on a terminal, whose last line belongs to the others. */
  runBeside: Run
}

interface ProgressDisplay {
  report: Report
  end: () => void
}

const quiet = 10_000

/** Long steps show their progress and duration: as an updated line on a terminal, else as a line every ten seconds. */
export function createSteps(stream: NodeJS.WriteStream): Steps {
  const clearLine = stream.isTTY ? '\r\u001B[K' : ''
  const runShown =
    (show: (label: string) => ProgressDisplay): Run =>
    async (label, work) => {
      const began = Date.now()
      const shown = show(label)
      try {
        const result = await work(shown.report)
        shown.end()
        stream.write(`${clearLine}✓ ${label} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`)
        return result
      } catch (error) {
        shown.end()
        stream.write(`${clearLine}✗ ${label}\n`)
        throw error
      }
    }
  return {
    run: runShown((label) => (stream.isTTY ? onTerminal(stream, label) : inLines(stream, label))),
    runBeside: runShown((label) => {
      stream.write(`${clearLine}… ${label}, beside the next steps\n`)
      return stream.isTTY ? { report: () => undefined, end: () => undefined } : inLines(stream, label)
    }),
  }
}

function onTerminal(stream: NodeJS.WriteStream, label: string): ProgressDisplay {
  const began = Date.now()
  let note = ''
  let isMeasured = false
  const bar = new SingleBar({
    stream,
    clearOnComplete: true,
    forceRedraw: true,
    fps: 4,
    hideCursor: true,
    format: (options, { progress }) => {
      const drawn = isMeasured ? ` ${Format.BarFormat(progress, options)} ${Math.floor(progress * 100)}%` : ''
      return `… ${label}${drawn} (${secondsSince(began)} s) ${note}`.slice(0, stream.columns - 1)
    },
  })
  bar.start(1, 0)
  const report: Report = (message, share) => {
    note = message
    isMeasured = share !== undefined
    bar.update(share ?? 0)
  }
  return { report, end: () => bar.stop() }
}

function inLines(stream: NodeJS.WriteStream, label: string): ProgressDisplay {
  const began = Date.now()
  let latest = ''
  const timer = setInterval(() => stream.write(`… ${label} (${secondsSince(began)} s) ${latest}\n`), quiet)
  const report: Report = (message, share) => {
    latest = share === undefined ? message : `${Math.floor(share * 100)}% ${message}`
  }
  return { report, end: () => clearInterval(timer) }
}

const secondsSince = (began: number) => Math.round((Date.now() - began) / 1000)
