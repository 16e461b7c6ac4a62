interface Outcome {
  added: number
  /** `report.pdf: Invalid or corrupted PDF file.` */
  refused: readonly string[]
}

/** What became of files that were chosen, for staff. */
export function addedWords({ added, refused }: Outcome): string {
  const why = refused.join(' ')
  if (added === 0) return `Nothing was added. ${why}`.trimEnd()
  const words = `${added} of ${added + refused.length} added. Save to apply.`
  return refused.length === 0 ? words : `${words} Not added: ${why}`
}
