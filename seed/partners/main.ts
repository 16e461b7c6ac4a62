import { startFakePartners } from './fake-partners.ts'

/** `node seed/partners/main.ts` prints its address on standard output, and ends when its standard input closes. */
const { url } = await startFakePartners()
process.stdout.write(`${url}\n`)
process.stdin.on('end', () => process.exit()).resume()
