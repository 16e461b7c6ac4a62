import type { ModelTile } from './model.ts'
import { modelPage, modelPath } from './model-path.ts'

type AddressedModel = Pick<ModelTile, 'slug' | 'new_slug' | 'override_url'>

/** What a path of a site means for its models: the model of this slug is shown there, or the path leads elsewhere. */
export type ModelAddress = { shows: string } | { leadsTo: string }

/**
 * The paths of models, besides those of pages and redirects, which take precedence over all but `/models/{slug}`. A model is shown at one path:
 * its own address on this site, else `/models/{slug}`. `/models/{slug}`, `/{new_slug}` and `/{slug}` lead there. The first model wins a path that
 * several have, and a slug wins over a second slug. locations §2, Routes; decision 258
 */
export function listModelAddresses(models: readonly AddressedModel[]): Map<string, ModelAddress> {
  const addresses = new Map<string, ModelAddress>()
  const add = (path: string, address: ModelAddress) => {
    if (!addresses.has(path)) addresses.set(path, address)
  }
  for (const model of models) {
    const address = modelPath(model)
    if (isOwnPath(address)) add(address, { shows: model.slug })
    if (address !== modelPage(model)) add(modelPage(model), { leadsTo: address })
  }
  for (const model of models) add(`/${model.slug}`, { leadsTo: modelPath(model) })
  for (const model of models) if (model.new_slug) add(`/${model.new_slug}`, { leadsTo: modelPath(model) })
  return addresses
}

/** Without query and anchor: only a path can be answered. */
const isOwnPath = (address: string): boolean => address.startsWith('/') && !/[?#]/.test(address)
