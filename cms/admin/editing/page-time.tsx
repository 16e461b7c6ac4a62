import { PageTimeNote } from './page-time-note.tsx'

/** The time at which the server read this page. Bulk saves, deletions and restored versions send it. */
export const PageTime = () => <PageTimeNote at={readSecondAgo()} />

/** One second earlier, to include saves that were in progress at that moment. */
const readSecondAgo = (): string => new Date(Date.now() - 1000).toUTCString()
