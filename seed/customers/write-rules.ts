import type { Desk } from './desk.ts'

/** Lead rules in order; the last one matches the rest. */
export async function writeRules({ cms, req, tenant, sellers, branches }: Desk): Promise<void> {
  const [first, second] = sellers
  if (first === undefined || second === undefined) return
  const far = branches.filter(({ type }) => type === 'sales')[1]
  const rules = [
    { name: 'Service and parts', categories: ['Service', 'Parts'], assign_to: second },
    ...(far ? [{ name: far.name, locations: [far.id], assign_to: second }] : []),
    { name: 'Everything else', assign_to: first },
  ]
  for (const rule of rules) await cms.create({ collection: 'lead-rules', data: { ...rule, tenant }, depth: 0, req })
}
