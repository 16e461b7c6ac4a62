/**
 * Payload reads a query from the JSON body of a POST that claims to be a GET, outside of its own handling of errors. The admin sends such queries
 * as forms alone.
 */
export function refuseJsonOverride({ headers }: Request): Response | null {
  const claimed = headers.get('x-payload-http-method-override') ?? headers.get('x-http-method-override')
  if (claimed !== 'GET' || !headers.get('content-type')?.startsWith('application/json')) return null
  return Response.json({ errors: [{ message: 'Send the query as a form, not as JSON.' }] }, { status: 415 })
}
