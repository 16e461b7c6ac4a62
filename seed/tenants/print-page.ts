import { vehiclePrint } from '#blocks/vehicle-print/block.ts'
import { printPage as path } from '#schemas/vehicle/print-path.ts'
import { block } from './block.ts'
import type { DemoPage } from './demo-tenant.ts'

/** What the Print button of every vehicle opens. */
export const printPage: DemoPage = {
  path,
  title: 'Print',
  seo: { description: 'A vehicle on paper.', noindex: true },
  layout: () => [
    block(vehiclePrint, {
      smallPrint: 'The vehicle may be sold before you read this. Ring us before a long drive.',
    }),
  ],
}
