import type { FeedMapping } from '#schemas/stock/feed-mapping.ts'
import { auListings } from './au-listings.ts'
import { forecourt } from './forecourt.ts'
import { mappedFormat } from './mapped.ts'
import type { StockFormat } from './stock-format.ts'

/** Every kind of feed that can be imported; one more is one more file here. */
export const stockFormats = { 'au-listings': auListings, forecourt } as const satisfies Record<string, StockFormat>

export type StockFormatName = keyof typeof stockFormats
export const stockFormatNames = ['au-listings', 'forecourt'] as const satisfies readonly StockFormatName[]

/** The format by its name, or made from a tenant's mapping. */
export const formatOf = (format: StockFormatName | FeedMapping): StockFormat =>
  typeof format === 'string' ? stockFormats[format] : mappedFormat(format)
