import { useConfig } from '@payloadcms/ui'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { CopiedReference } from '#schemas/page/operations/clipboard.ts'
import { useClientBlocks } from '../form/use-client-blocks.ts'
import { findSame, keyOf, nameFields, readNames } from './documents.ts'
import { type MapReference, mapReferences } from './map-references.ts'
import * as texts from '../texts.ts'

interface MapInput {
  /** The site that the blocks are for; null for a template that is still to be made. */
  to: number | null
  references: readonly CopiedReference[]
  /** Whether the site may refer to the documents of a collection as they are. */
  isShared?: (collection: string) => boolean
}

export interface MappedBlocks {
  nodes: BlockNode[]
  /** Documents that the site does not have, in words. Their fields are empty. */
  missing: string[]
}

export interface References {
  /** The documents that blocks refer to, by their names. */
  read: (nodes: BlockNode[]) => Promise<CopiedReference[]>
  /** Blocks with the documents of another site replaced by those of the same name. */
  map: (nodes: BlockNode[], input: MapInput) => Promise<MappedBlocks>
}

/** Blocks refer to documents of their site. On another one, a document is found by its name. */
export function useReferences(): References {
  const { config, getEntityConfig } = useConfig()
  const api = `${config.serverURL}${config.routes.api}`
  const clientBlocks = useClientBlocks()
  const fieldsOfBlock = (slug: string) => clientBlocks[slug]?.fields ?? []
  const nameField = (collection: string) =>
    nameFields[collection] ?? getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'id'
  const nameKind = (collection: string) => {
    const singular = getEntityConfig({ collectionSlug: collection })?.labels.singular
    return typeof singular === 'string' ? singular : collection
  }

  const read = (nodes: BlockNode[]) => {
    const found: { collection: string; id: number }[] = []
    mapReferences(nodes, { fieldsOfBlock, map: (reference) => found.push(reference) && reference.id })
    return readNames(found, { api, nameField })
  }

  const map = async (nodes: BlockNode[], { to, references, isShared = () => false }: MapInput) => {
    const unsharedReferences = references.filter(({ collection }) => !isShared(collection))
    const same =
      to === null ? new Map<string, number>() : await findSame(unsharedReferences, { api, nameField, tenant: to })
    const missing = new Set<string>()
    const mapOne: MapReference = (reference) => {
      const { collection, id } = reference
      if (isShared(collection)) return id
      const found = same.get(keyOf(reference))
      if (found !== undefined) return found
      const known = references.find((each) => keyOf(each) === keyOf(reference))
      missing.add(texts.kindName({ kind: nameKind(collection), name: known?.name ?? String(id) }))
      return null
    }
    const mapped = mapReferences(nodes, { fieldsOfBlock, map: mapOne })
    return { nodes: mapped, missing: [...missing] }
  }

  return { read, map }
}
