import { z } from 'zod'
import type { Work } from '../../sign-in/solve-work.ts'
import * as texts from './texts.ts'

const failure = z.object({
  errors: z.array(z.object({ message: z.string() })),
  secondFactor: z
    .object({
      step: z.enum(['code', 'enrolment']),
      sealed: z.string().optional(),
      key: z.string().optional(),
      qr: z.string().optional(),
    })
    .optional(),
  work: z.object({ challenge: z.string(), bits: z.number() }).optional(),
})

export type SecondFactorStep = NonNullable<z.infer<typeof failure>['secondFactor']>

/** The response body, or an error message for the user with the next step. */
export type UsersAnswer =
  | { isOk: true; body: unknown }
  | { isOk: false; message: string; secondFactor: SecondFactorStep | null; work: Work | null }

/** Calls an endpoint of the accounts. */
export async function postUsers(path: string, body: object): Promise<UsersAnswer> {
  try {
    const response = await fetch(`/cms/api/users${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return { isOk: true, body: answer }
    const parsed = failure.safeParse(answer)
    return {
      isOk: false,
      message: parsed.data?.errors[0]?.message ?? texts.somethingWentWrong,
      secondFactor: parsed.data?.secondFactor ?? null,
      work: parsed.data?.work ?? null,
    }
  } catch {
    return {
      isOk: false,
      message: texts.theServerCannotBeReached,
      secondFactor: null,
      work: null,
    }
  }
}
