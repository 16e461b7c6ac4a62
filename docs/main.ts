import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** `npm run docs` serves the docs and reloads them; `npm run docs -- build` writes them to dist/docs; `-- screenshots` takes the guides' pictures again. */
const [command = 'dev', ...rest] = process.argv.slice(2)
const programs: Record<string, string[]> = {
  dev: ['vitepress', 'dev', 'docs'],
  build: ['vitepress', 'build', 'docs'],
  preview: ['vitepress', 'preview', 'docs'],
  screenshots: ['node', 'tests/screenshots/main.ts'],
}
const [program, ...args] = programs[command] ?? []
if (!program) {
  process.stderr.write(`"${command}" is not a command: use ${Object.keys(programs).join(', ')}.\n`)
  process.exit(2)
}
const child = spawn(program, [...args, ...rest], { stdio: 'inherit' })
const [code] = await once(child, 'exit')
process.exitCode = typeof code === 'number' ? code : 1
