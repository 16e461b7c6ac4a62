import { listPortraits } from './stock/list-portraits.ts'
import { demoTenants } from './tenants/demo-tenants.ts'
import { drawingFile, type Drawing, getBadge, getLogo, listLibrary } from './tenants/library-pictures.ts'

/** All pictures that the demo can need, by path in `seed/pictures`. */
export function listPictures(): Map<string, Drawing> {
  const portraits = [...listPortraits(demoTenants).values()]
  const library = demoTenants.flatMap((company) => [...listLibrary(company), getLogo(company), getBadge(company)])
  const drawings: Drawing[] = [
    ...portraits.map((portrait) => ({ kind: 'portrait', portrait }) as const),
    ...library.flatMap((picture) => (picture ? [picture.drawing] : [])),
  ]
  return new Map(drawings.map((drawing) => [drawingFile(drawing), drawing]))
}
