import * as texts from './texts.ts'

/**
 * Payload reads a query from the JSON body of a POST with a GET override, outside of its error handling. The admin sends such queries only
 * as forms.
 */
export function refuseJsonOverride({ headers }: Request): Response | null {
  const claimed = headers.get('x-payload-http-method-override') ?? headers.get('x-http-method-override')
  if (claimed !== 'GET' || !headers.get('content-type')?.startsWith('application/json')) return null
  return Response.json({ errors: [{ message: texts.sendTheQueryAsAForm }] }, { status: 415 })
}
