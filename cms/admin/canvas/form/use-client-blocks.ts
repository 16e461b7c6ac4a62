import { useConfig } from '@payloadcms/ui'
import type { ClientBlock } from 'payload'
import { useMemo } from 'react'
import { readBlockFields } from '../../block-body/block-fields.ts'

/** The blocks of the admin's forms by slug, with their fields alone. A stored block may be of a kind that the code does not know. */
export function useClientBlocks(): Readonly<Record<string, ClientBlock | undefined>> {
  const { blocksMap } = useConfig().config
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(blocksMap).map(([slug, block]) => [slug, { ...block, fields: readBlockFields(block) }]),
      ),
    [blocksMap],
  )
}
