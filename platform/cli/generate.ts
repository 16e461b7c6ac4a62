import { spawnSync } from 'node:child_process'

/** `npm run generate`: everything that is written from the sources and committed. The first that refuses ends it. */
for (const script of ['blocks/_kit/shapes/generate.ts', 'cms/generate.ts', 'docs/generate.ts']) {
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
