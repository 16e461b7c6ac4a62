import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { VehicleSheet } from '#schemas/vehicle/vehicle-sheet.ts'
import type { SharePictures, ShareWords } from './draw-share-picture.ts'
import type { VehiclePdfPictures } from './vehicle-pdf.ts'
import type { BrandColours } from './brand-colours.ts'

/** The drawings and their inputs. */
export interface Drawings {
  sheet: { words: VehicleSheet; look: BrandColours; pictures: VehiclePdfPictures }
  sharePicture: { words: ShareWords; look: BrandColours; pictures: SharePictures }
}

export interface DrawingThread {
  /** Rejects after the timeout; the next drawing starts a new thread. */
  draw: <Name extends keyof Drawings>(name: Name, order: Drawings[Name]) => Promise<Buffer>
  stop: () => Promise<void>
}

/** Milliseconds. A usual sheet takes 0.1 s, the first one a second more for starting the thread. Browsers wait 45 s. */
const usually = 20_000
/** Milliseconds until an idle thread ends and frees its memory. */
const restsAfter = 60_000

/** Draws outside the event loop, because text layout would block all pages meanwhile. */
export function drawingThread({ atMost = usually }: { atMost?: number } = {}): DrawingThread {
  const pool = new Piscina<unknown, Uint8Array>({
    filename: fileURLToPath(new URL('./drawing-worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: restsAfter,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  return {
    draw: async (name, order) => {
      const signal = AbortSignal.timeout(atMost)
      const drawn = await pool.run(order, { name, signal }).catch((error: unknown) => {
        throw signal.aborted ? new Error(`Drawing ${name} was given up after ${atMost} ms.`) : error
      })
      return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength)
    },
    stop: () => pool.destroy(),
  }
}
