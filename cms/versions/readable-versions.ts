import type { CollectionConfig, Plugin } from 'payload'
import { recordAuthor } from './record-author.ts'

/** Gives every collection with versions their authors, and our list and comparison of versions instead of Payload's. */
export const readableVersions: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => (collection.versions ? withVersions(collection) : collection)),
})

function withVersions(collection: CollectionConfig): CollectionConfig {
  const { components } = collection.admin ?? {}
  return {
    ...collection,
    hooks: { ...collection.hooks, afterChange: [recordAuthor, ...(collection.hooks?.afterChange ?? [])] },
    admin: {
      ...collection.admin,
      components: {
        ...components,
        views: {
          ...components?.views,
          edit: {
            versions: { Component: '/admin/versions/version-list.tsx#VersionList' },
            version: { Component: '/admin/versions/version-view.tsx#VersionView' },
          },
        },
      },
    },
  }
}
