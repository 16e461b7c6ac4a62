import type { PayloadRequest } from 'payload'
import { readText } from '../fields/read-text.ts'
import { readId } from '../outbox/announce.ts'

/** The time zone of the document's site. */
export async function readTimeZone(req: PayloadRequest, document: object): Promise<string> {
  const id = readId(Reflect.get(document, 'tenant'))
  const site =
    id === null
      ? null
      : await req.payload.findByID({
          collection: 'tenants',
          id,
          depth: 0,
          disableErrors: true,
          overrideAccess: true,
          select: { timeZone: true },
          req,
        })
  return readText(site?.timeZone) || 'UTC'
}
