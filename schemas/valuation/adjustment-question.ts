import { z } from 'zod'

/** A price guide's question about a car, with its possible answers. */
export const adjustmentQuestion = z.object({
  id: z.string().min(1).max(60),
  text: z.string().min(1).max(240),
  options: z
    .array(z.object({ value: z.string().min(1).max(60), label: z.string().min(1).max(120) }))
    .min(2)
    .max(12),
})
export type AdjustmentQuestion = z.infer<typeof adjustmentQuestion>

export const adjustmentQuestions = z.array(adjustmentQuestion).max(12)
