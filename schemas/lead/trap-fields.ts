import { z } from 'zod'
import { storedText } from '../lib/stored-text.ts'
import { trapName } from './trap-name.ts'

/** What a form sends beside its answers, by which bots are told from people. */
export const trapFields = {
  [trapName]: storedText(500).default(''),
  /** Milliseconds from opening the form to sending it; null without script. */
  open_for: z.int().min(0).nullable().default(null),
}
export type TrapFields = z.infer<z.ZodObject<typeof trapFields>>
