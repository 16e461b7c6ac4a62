import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { forecourtHeading, forecourtLine } from '#platform/stock/formats/write-forecourt.ts'
import { generateStock } from '#seed/stock/generate-stock.ts'
import { stockProfiles } from '#seed/stock/profiles.ts'
import { listPlaces } from '#seed/stock/stock-item.ts'
import { readTenant } from '#seed/tenants/read-tenant.ts'

/** A feed of so many generated vehicles, in the importer's own format. */
export async function writeFeed(file: string, count: number): Promise<void> {
  await pipeline(Readable.from(lines(count)), createWriteStream(file))
}

function* lines(count: number): Generator<string> {
  yield forecourtHeading
  const order = {
    seed: 20_26,
    profile: stockProfiles.meridian,
    places: listPlaces(readTenant('meridian')),
    now: new Date(),
  }
  for (const { vehicle } of generateStock({ ...order, count })) yield forecourtLine(vehicle)
}
