/** One more than are shown, because the page itself may be among them. */
export const askedArticles = ({ under, limit }: { under: string; limit: number }) => ({
  under: under || '/blog',
  limit: limit + 1,
})
