/** Adds or updates a feed word in its position. Without a meaning the word is removed. */
export function setWord(
  words: Record<string, string>,
  { word, ours }: { word: string; ours: string },
): Record<string, string> {
  if (ours === '') return Object.fromEntries(Object.entries(words).filter(([name]) => name !== word))
  return { ...words, [word]: ours }
}
