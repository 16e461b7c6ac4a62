import type { Where } from 'payload'
import { at } from './at.ts'
import { type Desk, hoursAgo, store } from './desk.ts'

const spins = [
  { prize: 'A car wash', wins: true, code: 'WASH-7K2M', ago: 5, isHanded: false },
  { prize: 'Better luck next time', wins: false, code: '', ago: 12, isHanded: false },
  { prize: 'Floor mats', wins: true, code: 'MATS-4QX9', ago: 44, isHanded: false },
  { prize: '$50 of fuel', wins: true, code: 'FUEL-9D3T', ago: 90, isHanded: true },
  { prize: 'Better luck next time', wins: false, code: '', ago: 130, isHanded: false },
]

/** Results of the company's wheel, with the names of its prizes. */
export async function writeSpins(desk: Desk): Promise<void> {
  const { cms, req, tenant, company, people } = desk
  if (!company.prizeDraw) return
  const where: Where = { and: [{ tenant: { equals: tenant } }, { name: { equals: company.prizeDraw.name } }] }
  const { docs } = await cms.find({ collection: 'prize-draws', where, limit: 1, depth: 0, req })
  const [draw] = docs
  if (!draw) return
  for (const [index, { ago, isHanded, ...won }] of spins.entries()) {
    const { name, last_name, email } = at(people, index + 3)
    const handed_at = isHanded ? hoursAgo(desk, ago - 20) : null
    const data = { ...won, name: `${name} ${last_name}`, draw: draw.id, handed_at, pair: `${draw.id}:${email}` }
    await store(desk, { collection: 'prizes-won', ago, data })
  }
}
