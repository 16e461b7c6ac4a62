import type { Service } from '../context/api-context.ts'

/** locations §2, Model range grid */
export const models: Service<'models'> = async ({ tenant, content }, { brand }) => {
  const range = await content.listModels(tenant)
  return brand === undefined ? range : range.filter((model) => model.manufacturer_slug === brand)
}

export const model: Service<'model'> = ({ tenant, content }, { slug }) => content.findModel(tenant, slug)
