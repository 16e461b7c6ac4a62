const document = JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`key${at}`, 1])))

/**
 * The processor time in milliseconds that this machine needs to parse a JSON object of 60,000 keys, the least of five tries. Limits of processor
 * time are multiples of it, so that they are as strict on a fast machine as on a slow one.
 */
export function measureParsing(): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage()
    JSON.parse(document)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}
