import { z } from 'zod'
import { readDay } from './day.ts'
import * as texts from './texts.ts'

/** A day of a document: `2027-01-31`. Search indexes and browsers of earlier releases have moments, and are read as their day. decision 262 */
export const day = z.preprocess(
  (value: string) => (typeof value === 'string' ? (readDay(value, 'UTC') ?? value) : value),
  z.iso.date(texts.enterADay),
)
