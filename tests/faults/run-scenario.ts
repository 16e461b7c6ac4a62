import { scenarios } from './scenarios.ts'

/** `node tests/faults/run-scenario.ts <name> [quick]`, started by `main.ts`: runs one scenario and sends its checks to the parent. */
const [name, quick] = process.argv.slice(2)
const scenario = scenarios.find((candidate) => candidate.name === name)
if (!scenario) throw new Error(`There is no scenario ${name}.`)
const checks = await scenario.run({
  isQuick: quick === 'quick',
  say: (line) => void process.stderr.write(`  ${line}\n`),
})
await new Promise((resolve) => (process.send ? process.send(checks, resolve) : resolve(null)))
process.exit(0)
