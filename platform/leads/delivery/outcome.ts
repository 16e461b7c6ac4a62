/** Result of an attempt. `words` are for staff and contain no personal data. */
export interface Outcome {
  isDelivered: boolean
  words: string
}

export const delivered = (words: string): Outcome => ({ isDelivered: true, words })
export const failed = (words: string): Outcome => ({ isDelivered: false, words })
