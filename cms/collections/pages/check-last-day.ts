import type { DateFieldValidation } from 'payload'
import { readText } from '../../fields/read-text.ts'
import * as texts from './texts.ts'

/** A page that ends before it begins would never answer. */
export const checkLastDay: DateFieldValidation = (value, { siblingData }) => {
  const first = readText(Reflect.get(siblingData, 'shownFrom'))
  return first === '' || readText(value) >= first || texts.lastDayIsBeforeFirst
}
