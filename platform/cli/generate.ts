import { spawnSync } from 'node:child_process'

/** `npm run generate`: writes all committed generated files. Stops at the first failure. */
for (const script of [
  'platform/cli/generate-texts.ts',
  'blocks/_kit/shapes/generate.ts',
  'cms/generate.ts',
  'docs/generate.ts',
]) {
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
