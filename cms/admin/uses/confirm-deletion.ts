import { z } from 'zod'
import { confirmedHeader, type UsedDocument } from '../../uses/use.ts'
import { useList } from './read-uses.ts'

const used = z.object({ title: z.string(), uses: useList.min(1) })

/** An answer in which documents were kept since others use them; of one document, or of several among other errors. */
const refusal = z.object({ errors: z.array(z.object({ data: used.optional().catch(undefined) })) })

const bulkAnswer = z.looseObject({ docs: z.array(z.unknown()) })

interface Deletion {
  send: (headers?: Record<string, string>) => Promise<Response>
  /** Shows where documents are used, and asks whether to delete them all the same. */
  ask: (used: UsedDocument[]) => Promise<boolean>
}

/** Deletes one document or several. If the server keeps some because others use them, the person decides. */
export async function confirmDeletion({ send, ask }: Deletion): Promise<Response> {
  const response = await send()
  if (response.status !== 409 && response.status !== 400) return response
  const kept = refusal.safeParse(await readAnswer(response)).data?.errors.flatMap(({ data }) => data ?? []) ?? []
  if (kept.length === 0 || !(await ask(kept))) return response
  return addDeleted(await send({ [confirmedHeader]: 'yes' }), response)
}

const readAnswer = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => null)

/** The second answer to a deletion of several, with what the first one had deleted: the list counts both. */
async function addDeleted(second: Response, first: Response): Promise<Response> {
  const [before, after] = await Promise.all([readAnswer(first), readAnswer(second)])
  const { data: deleted } = bulkAnswer.safeParse(before)
  const { data: rest } = bulkAnswer.safeParse(after)
  if (!deleted || !rest) return second
  return Response.json({ ...rest, docs: [...deleted.docs, ...rest.docs] }, { status: second.status })
}
