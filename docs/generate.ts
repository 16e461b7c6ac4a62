import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printCoverage } from './generate/coverage.ts'
import { printDecisionIndex, readDecisions } from './generate/decisions.ts'
import { printEnvExample } from './generate/env-example.ts'
import { printRoomsDiagram } from './generate/rooms-diagram.ts'
import { printSettingsPage } from './generate/settings-page.ts'
import { printTasksPage } from './generate/tasks-page.ts'

/** `node docs/generate.ts` writes the generated pages; with `--check` it lists those that are not up to date and ends with 1. */
const root = join(import.meta.dirname, '..')

const files = {
  'docs/decisions/README.md': printDecisionIndex(await readDecisions()),
  'docs/guides/operators/settings.md': printSettingsPage(),
  'docs/specification/coverage.md': await printCoverage(),
  'docs/tasks.md': printTasksPage(),
  'docs/pictures/rooms.svg': printRoomsDiagram(),
  '.env.example': printEnvExample(),
}

const stale: string[] = []
for (const [file, text] of Object.entries(files)) {
  const path = join(root, file)
  const current = await readFile(path, 'utf8').catch(() => '')
  if (current === text) continue
  if (process.argv.includes('--check')) stale.push(file)
  else await writeFile(path, text)
}
if (stale.length > 0) {
  process.stderr.write(`Not up to date: ${stale.join(', ')}. Run npm run generate.\n`)
  process.exitCode = 1
}
