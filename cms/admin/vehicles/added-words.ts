import * as texts from './texts.ts'

interface Outcome {
  added: number
  /** `report.pdf: Invalid or corrupted PDF file.` */
  refused: readonly string[]
}

/** Result message for uploaded files, for staff. */
export function addedWords({ added, refused }: Outcome): string {
  const why = refused.join(' ')
  if (added === 0) return `Nothing was added. ${why}`.trimEnd()
  const words = texts.addedOfAddedAdded({ added, added2: added + refused.length })
  return refused.length === 0 ? words : texts.wordsNotAdded({ words, why })
}
