import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Command, Option } from 'commander'
import { z } from 'zod'
import { nameContainerImages } from '#tests/support/container-images.ts'
import { runStep } from '#tests/support/run-step.ts'
import { scenarios } from './scenarios.ts'
import { formatTable, isMet, type Outcome } from './table.ts'

/** `npm run test:faults`: runs each scenario of `scenarios.ts` in a process of its own and prints one table. Exits with 1 where a claim does not hold. */
interface Options {
  only?: string[]
  quick?: boolean
}

const { only, quick } = new Command('npm run test:faults --')
  .description('Kills, stops and fills what the platform runs on, and shows what was lost.')
  .addOption(new Option('--only <name...>', 'these scenarios alone').choices(scenarios.map(({ name }) => name)))
  .option('--quick', 'shorter times and smaller counts, for development')
  .parse()
  .opts<Options>()

await runStep('node', ['platform/cli/build.ts'])
await nameContainerImages((line) => process.stdout.write(`${line}\n`))
const outcomes: Outcome[] = []
for (const { name, title } of scenarios.filter((scenario) => only?.includes(scenario.name) ?? true)) {
  process.stdout.write(`${title} …\n`)
  const began = Date.now()
  const checks = await runApart(name)
  outcomes.push({ title, checks, seconds: (Date.now() - began) / 1_000 })
}
process.stdout.write(formatTable(outcomes))
if (quick) process.stdout.write('\nThese are quick runs: times and counts are smaller than those that count.\n')
process.exit(outcomes.every(isMet) ? 0 : 1)

/** Settings of the CMS are read once a process, so each scenario has its own. */
async function runApart(name: string): Promise<Outcome['checks']> {
  const answer = z.array(z.object({ what: z.string(), measured: z.string(), isMet: z.boolean() }))
  const child = fork(fileURLToPath(new URL('run-scenario.ts', import.meta.url)), [name, ...(quick ? ['quick'] : [])])
  let checks: Outcome['checks'] = []
  child.on('message', (message) => {
    checks = answer.parse(message)
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return code === 0
    ? checks
    : [...checks, { what: 'the scenario ran to its end', measured: `exit ${code}`, isMet: false }]
}
