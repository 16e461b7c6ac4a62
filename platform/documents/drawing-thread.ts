import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { VehicleSheet } from '#schemas/vehicle/vehicle-sheet.ts'
import type { SharePictures, ShareWords } from './draw-share-picture.ts'
import type { VehiclePdfPictures } from './vehicle-pdf.ts'
import type { BrandColours } from './brand-colours.ts'

/** What is drawn, and what each drawing needs. */
export interface Drawings {
  sheet: { words: VehicleSheet; look: BrandColours; pictures: VehiclePdfPictures }
  sharePicture: { words: ShareWords; look: BrandColours; pictures: SharePictures }
}

export interface DrawingThread {
  /** Rejects where it takes too long; the next drawing finds a fresh thread. */
  draw: <Name extends keyof Drawings>(name: Name, order: Drawings[Name]) => Promise<Buffer>
  stop: () => Promise<void>
}

/** Milliseconds. A usual sheet takes 0.1 s, the first a second more: the thread has to start. Browsers wait 45 s. */
const usually = 20_000
/** Milliseconds until a thread that has nothing to draw gives its memory back. */
const restsAfter = 60_000

/** Draws beside the event loop: text that is measured and laid out word by word would hold every page up for as long as it takes. */
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
