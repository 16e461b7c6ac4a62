import { drawSharePicture } from './draw-share-picture.ts'
import { drawVehiclePdf } from './vehicle-pdf.ts'
import type { Drawings } from './drawing-thread.ts'

/** Functions of the drawing thread, one per drawing. Buffers arrive as plain bytes. */

export const sheet = async ({ words, look, pictures: { logo, photos } }: Drawings['sheet']): Promise<Buffer> =>
  drawVehiclePdf(words, { look, pictures: { logo: logo && asBuffer(logo), photos: photos.map(asBuffer) } })

export const sharePicture = async ({
  words,
  look,
  pictures: { photo, logo },
}: Drawings['sharePicture']): Promise<Buffer> =>
  drawSharePicture(words, { look, pictures: { photo: photo && asBuffer(photo), logo: logo && asBuffer(logo) } })

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)
