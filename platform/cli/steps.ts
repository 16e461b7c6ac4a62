import progressBars from 'cli-progress'

const { Format, SingleBar } = progressBars

/** Shows the latest message of a long step and, if known, its progress (0 to 1). */
export type Report = (note: string, share?: number) => void
export type Steps = { run: <T>(label: string, work: (report: Report) => Promise<T>) => Promise<T> }

const quiet = 10_000

/** Long steps show their progress and duration: as an updated line on a terminal, else as a line every ten seconds. */
export function createSteps(stream: NodeJS.WriteStream): Steps {
  return {
    run: async (label, work) => {
      const began = Date.now()
      const show = stream.isTTY ? onTerminal(stream, label) : inLines(stream, label)
      try {
        const result = await work(show.report)
        show.end()
        stream.write(`✓ ${label} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`)
        return result
      } catch (error) {
        show.end()
        stream.write(`✗ ${label}\n`)
        throw error
      }
    },
  }
}

function onTerminal(stream: NodeJS.WriteStream, label: string) {
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
  const report: Report = (said, share) => {
    note = said
    isMeasured = share !== undefined
    bar.update(share ?? 0)
  }
  return { report, end: () => bar.stop() }
}

function inLines(stream: NodeJS.WriteStream, label: string) {
  const began = Date.now()
  let latest = ''
  const timer = setInterval(() => stream.write(`… ${label} (${secondsSince(began)} s) ${latest}\n`), quiet)
  const report: Report = (said, share) => {
    latest = share === undefined ? said : `${Math.floor(share * 100)}% ${said}`
  }
  return { report, end: () => clearInterval(timer) }
}

const secondsSince = (began: number) => Math.round((Date.now() - began) / 1000)
