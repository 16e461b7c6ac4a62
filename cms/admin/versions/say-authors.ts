import { assertNever } from '#schemas/lib/assert-never.ts'
import type { Author } from '../../versions/author.ts'
import * as texts from './texts.ts'

/** `Erin Walsh and Mia Chen`, `Schedule, set by Erin Walsh`. */
export function sayAuthors(authors: readonly Author[]): string {
  if (authors.length === 0) return texts.notRecorded
  return new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(authors.map(sayAuthor))
}

function sayAuthor({ kind, name }: Author): string {
  switch (kind) {
    case 'person':
      return name ?? texts.aFormerUser
    case 'schedule':
      return name === null ? texts.schedule : texts.scheduleSetBy({ name })
    case 'import':
      return texts.stockFeed
    case 'system':
      return texts.forecourt
    default:
      return assertNever(kind)
  }
}
