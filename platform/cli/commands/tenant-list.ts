import type { Command } from 'commander'
import type { ActionRunner } from '../run-action.ts'
import { columns } from '../columns.ts'
import { listTenants } from '../store.ts'
import { withClient } from '../with-client.ts'

export function addTenantList(parent: Command, act: ActionRunner): void {
  parent
    .command('list')
    .description('slug, hosts and template of every site and template')
    .action(() =>
      act(async ({ env }) => {
        const tenants = await withClient(env.DATABASE_URL, listTenants)
        const rows = tenants.map(({ slug, hosts, template, isTemplate }) => [
          slug,
          isTemplate ? '(a template)' : hosts.join(' '),
          template ?? '-',
        ])
        return { document: { tenants }, text: columns([['SLUG', 'HOSTS', 'TEMPLATE'], ...rows]) }
      }),
    )
}
