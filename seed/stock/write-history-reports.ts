import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import Pdf from 'pdfkit'
import type { VehicleDraft } from '#schemas/vehicle/vehicle.ts'
import { writeOnce } from './write-once.ts'

/** The path of a vehicle's history report in its `file`: `/stock/history-w10004.pdf`. */
export const getHistoryReportPath = (stocknum: string): string => `/stock/history-${stocknum.toLowerCase()}.pdf`

/** Writes the history reports of a company's vehicles into `<folder>/<slug>`; existing files stay. */
export async function writeHistoryReports(
  folder: string,
  company: { slug: string; vehicles: readonly VehicleDraft[] },
): Promise<void> {
  await mkdir(join(folder, company.slug), { recursive: true })
  for (const vehicle of company.vehicles) {
    if (vehicle.file !== getHistoryReportPath(vehicle.stocknum)) continue
    const path = join(folder, company.slug, basename(vehicle.file))
    await writeOnce(path, async (draft) => writeFile(draft, await drawReport(vehicle)))
  }
}

const checks: readonly [name: string, finding: string][] = [
  ['Finance owing', 'None recorded'],
  ['Written off', 'No record'],
  ['Stolen', 'No record'],
  ['Flood or hail', 'No record'],
  ['Odometer', 'Readings rise from year to year'],
]

async function drawReport(vehicle: VehicleDraft): Promise<Buffer> {
  const paper = new Pdf({ size: 'A4', margin: 56, info: { Title: `History of the ${vehicle.name}` } })
  const pieces: Buffer[] = []
  paper.on('data', (piece: Buffer) => pieces.push(piece))
  const done = new Promise<void>((resolve) => void paper.on('end', resolve))
  paper.font('Helvetica-Bold').fontSize(22).text('Vehicle history report')
  paper.moveDown(0.3).font('Helvetica').fontSize(13).fillColor('#44505c').text(vehicle.name)
  paper.moveDown(1.2).fontSize(11)
  const facts: readonly [string, string | null][] = [
    ['VIN', vehicle.vin],
    ['Registration', vehicle.regplate],
    ['Odometer today', vehicle.km === null ? null : `${vehicle.km.toLocaleString('en-AU')} km`],
    ...checks,
    ...readingsOf(vehicle),
  ]
  for (const [name, value] of facts) {
    if (value === null) continue
    const y = paper.y
    paper.fillColor('#44505c').text(name, 56, y)
    paper.fillColor('#111820').text(value, 240, y)
    paper.moveDown(0.5)
  }
  paper.moveDown(1.5).fontSize(9).fillColor('#44505c')
  paper.text('A report of the demonstration: neither the vehicle nor its history is real.', 56)
  paper.end()
  await done
  return Buffer.concat(pieces)
}

/** Odometer readings of services, a year apart. */
function readingsOf({ year, km }: VehicleDraft): [string, string][] {
  if (year === null || km === null) return []
  return [0.3, 0.55, 0.8].map((share, index) => [
    `Service in ${year + index + 1}`,
    `${(Math.round((km * share) / 100) * 100).toLocaleString('en-AU')} km`,
  ])
}
