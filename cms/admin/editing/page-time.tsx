import { PageTimeNote } from './page-time-note.tsx'

/** When the server read this page: bulk saves, deletions and restored versions say so. */
export const PageTime = () => <PageTimeNote at={readSecondAgo()} />

/** For what was being saved at the moment itself. */
const readSecondAgo = (): string => new Date(Date.now() - 1000).toUTCString()
