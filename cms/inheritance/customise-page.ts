import type { PayloadRequest } from 'payload'
import { pickFollowed } from '#schemas/page/follow/following.ts'
import { writesFollowing } from './following-field.ts'

/**
 * Gives a site its own page in place of a template's, as a draft: the site shows the template's page until it is published. It follows the
 * template in everything that the site does not change. The ids of the blocks stay, so that both are compared block by block. A page that is
 * there already is kept. Returns its id.
 */
export async function customisePage(
  req: PayloadRequest,
  { page, site }: { page: { id: number; path: string }; site: number },
): Promise<number> {
  const known = await findOwn(req, { site, path: page.path })
  if (known !== null) return known
  const content = pickFollowed(page)
  try {
    const { id } = await req.payload.create({
      collection: 'pages',
      req,
      user: req.user,
      overrideAccess: false,
      draft: true,
      depth: 0,
      context: writesFollowing,
      data: {
        ...content,
        path: page.path,
        following: { page: page.id, base: content, setAside: [] },
        tenant: site,
        _status: 'draft',
      } as never,
    })
    return id
  } catch (error) {
    // Somebody else was faster.
    const other = await findOwn(req, { site, path: page.path })
    if (other === null) throw error
    return other
  }
}

async function findOwn(req: PayloadRequest, { site, path }: { site: number; path: string }): Promise<number | null> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    req,
    depth: 0,
    limit: 1,
    draft: true,
    overrideAccess: true,
    select: {},
    where: { and: [{ tenant: { equals: site } }, { path: { equals: path } }] },
  })
  return docs[0]?.id ?? null
}
