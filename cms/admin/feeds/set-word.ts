/** A feed's words with one more, or one that means something else now, in their order. Without a meaning of ours the word is left out. */
export function setWord(
  words: Record<string, string>,
  { word, ours }: { word: string; ours: string },
): Record<string, string> {
  if (ours === '') return Object.fromEntries(Object.entries(words).filter(([name]) => name !== word))
  return { ...words, [word]: ours }
}
