import type { Command } from 'commander'
import type { ActionRunner } from '../run-action.ts'
import { columns } from '../columns.ts'
import { UsageProblem } from '../usage-problem.ts'

export function addMigrate(parent: Command, act: ActionRunner): void {
  parent
    .command('status')
    .description('migrations that the database has, and those that it lacks')
    .action(() =>
      act(async () => {
        const { getCms, migrationStatus } = await import('#cms/index.ts')
        const status = await migrationStatus(await getCms())
        const rows = [
          ...status.applied.map((name) => [name, 'applied']),
          ...status.pending.map((name) => [name, 'pending']),
        ]
        return { document: status, text: columns([['MIGRATION', 'STATE'], ...rows]) }
      }),
    )
  parent
    .command('up')
    .description('bring the database to this version; the release before goes on working on it')
    .action(() =>
      act(async ({ steps }) => {
        const { getCms, migrate, migrationStatus } = await import('#cms/index.ts')
        const cms = await getCms()
        const { pending } = await migrationStatus(cms)
        await steps.run('Bring the database to this version', () => migrate(cms))
        return {
          document: { applied: pending },
          text: pending.length === 0 ? 'The database is of this version already.' : pending.join('\n'),
        }
      }),
    )
  parent
    .command('down')
    .description('take back the newest migrations; without --yes it says what would be lost, and changes nothing')
    .option('--steps <count>', 'how many', '1')
    .option('--yes', 'take them back')
    .action(({ steps: stepsOption, yes = false }: { steps: string; yes?: boolean }) =>
      act(async ({ steps }) => {
        const count = readCount(stepsOption)
        const { describeDataLoss, getCms, migrateDown, newestApplied } = await import('#cms/index.ts')
        const cms = await getCms()
        const names = await newestApplied(cms, count)
        const losses = await describeDataLoss(cms, names)
        const lossLines = losses.map(({ what, rows }) => `  ${what}: ${rows} rows`)
        if (!yes)
          return {
            document: { wouldTakeBack: names, losses },
            text: [
              names.length === 0 ? 'The database has no migrations.' : `Would take back ${names.join(', ')}.`,
              ...(lossLines.length > 0 ? ['This deletes:', ...lossLines] : ['No stored data would be lost.']),
              'Nothing was changed. Make a backup, stop this release, and run the command with --yes.',
            ].join('\n'),
          }
        const taken = await steps.run('Take back migrations', () => migrateDown(cms, count))
        return {
          document: { takenBack: taken, losses },
          text: [`Took back ${taken.join(', ')}.`, ...(lossLines.length > 0 ? ['Deleted:', ...lossLines] : [])].join(
            '\n',
          ),
        }
      }),
    )
}

function readCount(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageProblem(`--steps ${text} is not a number of migrations, such as 1.`)
  return Number(text)
}
