import type { Command } from 'commander'
import type { ActionRunner } from '../run-action.ts'

export function addBlocksMigrate(parent: Command, act: ActionRunner): void {
  parent
    .command('migrate')
    .description("bring every stored block to its definition's current version: published, drafts and history")
    .option('--dry-run', 'say what would change, and change nothing')
    .action(({ dryRun = false }: { dryRun?: boolean }) =>
      act(async ({ steps }) => {
        const { getCms, migrateBlocks } = await import('#cms/index.ts')
        const result = await steps.run('Migrate the blocks', async () => migrateBlocks(await getCms(), { dryRun }))
        const lines = result.documents.map(
          ({ collection, documentId, title, state }) => `${collection}/${documentId ?? '?'} "${title}" (${state})`,
        )
        const verb = dryRun ? 'would change' : 'changed'
        return {
          document: { dryRun, ...result },
          text: [...lines, `${result.read} trees read, ${result.changed} ${verb}.`].join('\n'),
        }
      }),
    )
}
