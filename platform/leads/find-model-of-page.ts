import { listModelAddresses } from '#schemas/model/model-addresses.ts'
import type { ModelTile } from '#schemas/model/model.ts'
import type { ApiContext } from '../context/api-context.ts'

/** The model of the page that a form was sent from, such as a brochure request; null on any other page. locations §3, Lead form payload */
export async function findModelOfPage(
  { tenant, content }: Pick<ApiContext, 'tenant' | 'content'>,
  url: string,
): Promise<ModelTile | null> {
  const path = URL.parse(url)?.pathname
  if (!path) return null
  const models = await content.listModels(tenant)
  const address = listModelAddresses(models).get(path)
  return address && 'shows' in address ? (models.find(({ slug }) => slug === address.shows) ?? null) : null
}
