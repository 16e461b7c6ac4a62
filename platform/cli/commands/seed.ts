import { type Command, InvalidArgumentError } from 'commander'
import type { ActionRunner } from '../run-action.ts'
import { countVehicles, listTenants } from '../store.ts'
import { runChild } from '../run-child.ts'
import { withClient } from '../with-client.ts'

export function addSeed(parent: Command, act: ActionRunner): void {
  parent
    .command('seed')
    .description('write the demo sites and their stock; what is there already is left as it is')
    .option('--count <vehicles>', 'how many vehicles in all', wholeNumber)
    .action(({ count }: { count?: number }) =>
      act(async ({ env, steps, signal }) => {
        const extra = count === undefined ? [] : ['--count', String(count)]
        await steps.run('Write demo sites and stock', (report) =>
          runChild({ command: ['node', 'seed/main.ts', ...extra], report, signal }),
        )
        const { tenants, vehicles } = await withClient(env.DATABASE_URL, async (db) => {
          return { tenants: (await listTenants(db)).map(({ slug }) => slug), vehicles: await countVehicles(db) }
        })
        return {
          document: { tenants, vehicles },
          text: `${vehicles} vehicles on ${tenants.length} sites and templates: ${tenants.join(', ')}.`,
        }
      }),
    )
}

function wholeNumber(text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It must be a whole number.')
}
