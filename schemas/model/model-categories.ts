import { toSlug } from '../lib/slug.ts'
import type { ModelTile } from './model.ts'

type CategorisedModel = Pick<
  ModelTile,
  'body' | 'manufacturer_body' | 'manufacturer_body1' | 'manufacturer_body2' | 'manufacturer_body3'
>

export interface ModelCategory {
  /** Value of `?body=`. */
  slug: string
  label: string
}

/** The body types of a model, then the manufacturer's own groups. */
export function listCategories(model: CategorisedModel): ModelCategory[] {
  const { body, manufacturer_body: group, manufacturer_body1, manufacturer_body2, manufacturer_body3 } = model
  const labels = [...body, group, manufacturer_body1, manufacturer_body2, manufacturer_body3]
  return firstOfEach(labels.map((label) => ({ slug: toSlug(label), label: label.trim() })).filter(({ slug }) => slug))
}

/** The categories of a range, in the order of its models: the buttons of a grid. locations §2, Model range grid */
export const rangeCategories = (models: readonly CategorisedModel[]): ModelCategory[] =>
  firstOfEach(models.flatMap(listCategories))

/** The models of a category; all for an empty one. */
export const modelsIn = <M extends CategorisedModel>(models: readonly M[], category: string): M[] =>
  models.filter((model) => category === '' || listCategories(model).some(({ slug }) => slug === category))

const firstOfEach = (categories: readonly ModelCategory[]): ModelCategory[] =>
  categories.filter(({ slug }, at) => categories.findIndex((other) => other.slug === slug) === at)
