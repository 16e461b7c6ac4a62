import { isPageName, isWay, ways } from './rendered-pages.ts'

/** `node render-loop.ts <search|vehicle> <ours|bare> <folder>`: says on standard output how many ms of processor time one render takes, once all is warm. */
const rendersARound = 20
const warmingRounds = 100
const rounds = 100

const [page = '', way = '', folder = ''] = process.argv.slice(2)
if (!isPageName(page) || !isWay(way)) throw new Error(`There is no page "${page}", or no way "${way}" to it.`)
const render = await ways[way](page, folder)
const times: number[] = []
for (let round = -warmingRounds; round < rounds; round += 1) {
  const before = process.cpuUsage()
  for (let turn = 0; turn < rendersARound; turn += 1) await render()
  const { user, system } = process.cpuUsage(before)
  if (round >= 0) times.push((user + system) / 1_000 / rendersARound)
}
// A quarter from below: whatever else runs on this machine makes a round longer, and nothing makes it shorter.
process.stdout.write(`${times.toSorted((a, b) => a - b)[rounds / 4]}\n`)
