import { documentId } from '#schemas/lib/document-id.ts'

/** The vehicle in a URL, as from its page's button: `?car_id=12`. Null without one. */
export function namedVehicle(search: string): number | null {
  const read = documentId.safeParse(Number(new URLSearchParams(search).get('car_id')))
  return read.success ? read.data : null
}
