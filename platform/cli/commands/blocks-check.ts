import type { Command } from 'commander'
import type { ActionRunner } from '../run-action.ts'

export function addBlocksCheck(parent: Command, act: ActionRunner): void {
  parent
    .command('check')
    .description('read every stored block of every page and section: published, drafts and history')
    .action(() =>
      act(async ({ steps }) => {
        const { checkBlocks, getCms } = await import('#cms/index.ts')
        const findings = await steps.run('Check the blocks', async () => checkBlocks(await getCms()))
        const errors = findings.filter(({ severity }) => severity === 'error')
        const lines = findings.map(
          ({ severity, tenant, collection, documentId, title, path, state, blockId, message }) =>
            `${severity}: ${tenant}: ${collection}/${documentId ?? '?'} ${path ?? `"${title}"`} (${state}), block ${blockId}: ${message}`,
        )
        return {
          document: { findings, errors: errors.length },
          text: [...lines, `${errors.length} errors, ${findings.length - errors.length} other findings.`].join('\n'),
          exit: errors.length > 0 ? 'failed' : 'done',
        }
      }),
    )
}
