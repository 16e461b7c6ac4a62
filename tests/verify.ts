import { runStep } from './support/run-step.ts'

/** `npm run verify`: what "done" means. The first step that objects ends it. */
await runStep('node', ['platform/cli/generate-texts.ts', '--check'])
await runStep('node', ['blocks/_kit/shapes/generate.ts', '--check'])
await runStep('node', ['cms/generate.ts'])
await runStep('git', ['diff', '--exit-code', '--stat', '--', 'cms/generated', 'cms/app'])
await runStep('node', ['docs/generate.ts', '--check'])
await runStep('oxfmt', ['--check'])
await runStep('oxlint', [])
await runStep('tsc', ['--noEmit', '-p', '.'])
await runStep('knip', [])
await runStep('node', ['docs/main.ts', 'build'])
await runStep('node', ['tests/run-suite.ts', '--all'])
await runStep('size-limit', [])
