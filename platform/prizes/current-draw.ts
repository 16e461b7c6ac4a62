import type { PrizeDraw as StoredDraw } from '#cms/generated/payload-types.ts'
import type { ApiContext } from '../context/api-context.ts'

/** The draw of a site that runs now, the latest begun where several do; null where none does. */
export async function currentDraw({ payload, tenant, now }: ApiContext): Promise<StoredDraw | null> {
  const moment = now.toISOString()
  const has = (name: string, bound: object) => ({ or: [{ [name]: { exists: false } }, { [name]: bound }] })
  const { docs } = await payload.find({
    collection: 'prize-draws',
    where: {
      and: [
        { tenant: { equals: tenant.id } },
        has('starts_at', { less_than_equal: moment }),
        has('ends_at', { greater_than: moment }),
      ],
    },
    sort: '-starts_at',
    depth: 0,
    limit: 1,
  })
  const [draw] = docs
  return draw && (draw.prizes?.length ?? 0) >= 2 ? draw : null
}
