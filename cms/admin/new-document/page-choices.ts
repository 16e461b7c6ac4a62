import type { PayloadRequest } from 'payload'
import { isBlockNode } from '#schemas/page/block-node.ts'
import { readId } from '../../outbox/announce.ts'

/** A page that is offered as a template to its site, or to the sites of its template. */
export interface OwnTemplate {
  id: number
  title: string
  tenant: number
  /** Its blocks at the top level, of which its picture is made. */
  layout: { blockType: string }[]
}

/** Pages that a person's new pages can start from, in their newest version. */
export async function listOwnTemplates(req: PayloadRequest): Promise<OwnTemplate[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    req,
    user: req.user,
    overrideAccess: false,
    depth: 0,
    draft: true,
    pagination: false,
    sort: 'title',
    select: { title: true, tenant: true, layout: true },
    where: { isPageTemplate: { equals: true } },
  })
  return docs.flatMap(({ id, title, tenant, layout }): OwnTemplate[] => {
    const owner = readId(tenant)
    const blocks = (layout ?? []).filter(isBlockNode).map(({ blockType }) => ({ blockType }))
    return owner === null ? [] : [{ id, title, tenant: owner, layout: blocks }]
  })
}
