/** What came of one attempt. `words` are for staff, and say nothing of the shopper. */
export interface Outcome {
  isDelivered: boolean
  words: string
}

export const delivered = (words: string): Outcome => ({ isDelivered: true, words })
export const failed = (words: string): Outcome => ({ isDelivered: false, words })
