import { startFakePartners } from './fake-partners.ts'

/** `node seed/partners/main.ts` says on standard output where it answers, and ends with anyone who holds its standard input. */
const { url } = await startFakePartners()
process.stdout.write(`${url}\n`)
process.stdin.on('end', () => process.exit()).resume()
