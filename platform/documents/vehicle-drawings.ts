import { isProblem, type Problem, problem } from '#schemas/problem.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { siteOfDealership } from '#schemas/tenant/site-of-dealership.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { sharePictureSize } from '#schemas/vehicle/share-picture.ts'
import { vehicleSheet, type VehicleSheet } from '#schemas/vehicle/vehicle-sheet.ts'
import { listingState } from '#schemas/vehicle/listing-state.ts'
import type { Content, TenantRef } from '../content/content.ts'
import { readImageRequest } from '../images/image-request.ts'
import type { FindOwnFile, FoundFile } from '../images/own-files.ts'
import { sharePhoto } from './draw-share-picture.ts'
import { photoShapes } from './vehicle-pdf.ts'
import type { DrawingThread } from './drawing-thread.ts'
import type { Drawing, documentCache } from './document-cache.ts'
import { brandColours } from './brand-colours.ts'
import { pictureAt } from './picture-at.ts'

interface VehicleDrawings {
  content: Content
  findOwnFile: FindOwnFile
  keep: ReturnType<typeof documentCache>
  draw: DrawingThread['draw']
  now: () => Date
}

/** `from` is the client IP: queued drawings are scheduled fairly by site and by client IP. */
export type DrawVehicle = (tenant: TenantRef, vehicle: { slug: string; from: string }) => Promise<Drawing | Problem>

/** Incremented when drawings change, so that cached ones are not served again. */
const edition = 2
const pixelsAPoint = 2.4

/** Drawings of a listed vehicle: the printable sheet and the share picture. */
export function vehicleDrawings(via: VehicleDrawings): { sheet: DrawVehicle; sharePicture: DrawVehicle } {
  return {
    sheet: async (tenant, { slug, from }) => {
      const drawingInput = await ask(via, tenant, slug)
      if (isProblem(drawingInput)) return drawingInput
      const { words, look, photos, logo } = drawingInput
      const client = { tenantId: tenant.id, address: from }
      const draw = async () => {
        const [first, ...others] = photos
        const shapes = [
          others.length === 0 ? photoShapes.alone : photoShapes.first,
          photoShapes.beside,
          photoShapes.beside,
        ]
        const drawn = await Promise.all([first, ...others].map(async (photo, index) => atShape(photo, shapes[index])))
        const picture = logo && (await pictureAt(logo.path, { width: 900, height: 150, fit: 'inside' }))
        const pictures = { logo: picture, photos: drawn.filter((photo) => photo !== null) }
        return via.draw('sheet', { words, look, pictures })
      }
      return via.keep(['sheet', edition, drawingInput], { client, draw })
    },
    sharePicture: async (tenant, { slug, from }) => {
      const drawingInput = await ask(via, tenant, slug)
      if (isProblem(drawingInput)) return drawingInput
      const { look, photos, logo } = drawingInput
      const [first = null] = photos
      const words = shareWords(drawingInput.words)
      const client = { tenantId: tenant.id, address: from }
      const draw = async () => {
        const photo = first && (await pictureAt(first.path, { ...sharePhoto, fit: 'cover' }))
        const mark = logo && (await pictureAt(logo.path, { width: 420, height: 66, fit: 'inside' }))
        return via.draw('sharePicture', { words, look, pictures: { photo, logo: mark } })
      }
      return via.keep(['share', edition, sharePictureSize, words, look, first, logo], { client, draw })
    },
  }
}

const atShape = async (photo: FoundFile | undefined, shape: { width: number; height: number } = photoShapes.beside) =>
  photo
    ? pictureAt(photo.path, { width: shape.width * pixelsAPoint, height: shape.height * pixelsAPoint, fit: 'cover' })
    : null

async function ask({ content, findOwnFile, now }: VehicleDrawings, tenant: TenantRef, slug: string) {
  const at = now()
  const [{ site }, vehicle] = await Promise.all([content.loadSite(tenant), content.findVehicle(tenant, slug)])
  const rules = readListingRules(site.config)
  if (!vehicle || listingState(vehicle, { rules, now: at }) !== 'listed') return problem('vehicle-not-found')
  const locations = vehicle.location_id === null ? [] : await content.listLocations(tenant)
  const location = locations.find(({ id }) => id === vehicle.location_id) ?? null
  const words = vehicleSheet({ vehicle, site: siteOfDealership(site, vehicle.dealership_slug), location, now: at })
  const find = (url: string) => findPicture(url, { tenant, findOwnFile })
  const [logo, ...photos] = await Promise.all([readLogo(site, find), ...words.pictures.map(find)])
  return { words, look: brandColours(site.theme), logo, photos: photos.filter((photo) => photo !== null) }
}

type FindFile = (url: string) => Promise<FoundFile | null>

const readLogo = async ({ logo }: Site, find: FindFile) => (logo ? find(logo.url) : null)

async function findPicture(
  url: string,
  { tenant, findOwnFile }: { tenant: TenantRef; findOwnFile: FindOwnFile },
): Promise<FoundFile | null> {
  const [path = ''] = url.split('?')
  const request = readImageRequest(`/_${path}`)
  return request ? findOwnFile(tenant, request.source) : null
}

const shareWords = ({ kind, title, notice, price, dealer }: VehicleSheet) => ({
  kind,
  title,
  price: price?.amount ?? notice,
  note: price?.note ?? '',
  dealer: dealer.name,
})
