import { ListTimeNote } from './list-time-note.tsx'

/** When the server read this list: a bulk save says so. */
export const ListTime = ({ collectionConfig }: { collectionConfig?: { slug: string } }) =>
  collectionConfig ? <ListTimeNote slug={collectionConfig.slug} at={aSecondAgo()} /> : null

/** For what was being saved at the moment itself. */
const aSecondAgo = (): string => new Date(Date.now() - 1000).toUTCString()
