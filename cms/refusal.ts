import { APIError, ValidationError } from 'payload'

export interface FieldProblem {
  /** Path of the form field, such as `layout.1.first.0.heading`, which the admin marks. */
  path: string
  /** A sentence for the person who filled in the form. */
  message: string
}

/** Rejects a write with its own messages. Payload's default message only names the fields. */
export function refusal(collection: string, problems: FieldProblem[], lead?: string): ValidationError {
  const error = new ValidationError({ collection, errors: problems })
  const sentences = [...new Set(problems.map(({ message }) => message))]
  error.message = [...(lead ? [lead] : []), ...sentences].join(' ')
  return error
}

/** Rejects an operation that conflicts with the current state. The admin shows the sentence. */
export const conflict = (sentence: string): APIError => new APIError(sentence, 409, null, true)
