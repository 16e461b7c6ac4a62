import { APIError, ValidationError } from 'payload'

export interface FieldProblem {
  /** The form field, as in `layout.1.first.0.heading`: the admin marks it. */
  path: string
  /** A sentence for anyone who filled the form in. */
  message: string
}

/** A write that is refused, in its own sentences: Payload's own message would name the fields alone. */
export function refusal(collection: string, problems: FieldProblem[], lead?: string): ValidationError {
  const error = new ValidationError({ collection, errors: problems })
  const sentences = [...new Set(problems.map(({ message }) => message))]
  error.message = [...(lead ? [lead] : []), ...sentences].join(' ')
  return error
}

/** What cannot be done while something else is as it is: the admin shows the sentence to anyone who tried. */
export const conflict = (sentence: string): APIError => new APIError(sentence, 409, null, true)
