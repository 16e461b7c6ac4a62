import { adminOrigin, administratorToken } from './demo-of-the-run.ts'

/** The newest draft of a page, as it is stored. */
export async function readDraft(id: number): Promise<unknown> {
  const response = await fetch(`${adminOrigin()}/cms/api/pages/${id}?draft=true&depth=0`, {
    headers: { Authorization: `JWT ${administratorToken()}` },
  })
  return response.json()
}
