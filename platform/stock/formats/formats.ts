import type { FeedMapping } from '#schemas/stock/feed-mapping.ts'
import { auListings } from './au-listings.ts'
import { forecourt } from './forecourt.ts'
import { mappedFormat } from './mapped.ts'
import type { StockFormat } from './stock-format.ts'

/** All feed formats; a new one is a new file here. */
export const stockFormats = { 'au-listings': auListings, forecourt } as const satisfies Record<string, StockFormat>

export type StockFormatName = keyof typeof stockFormats
export const stockFormatNames = ['au-listings', 'forecourt'] as const satisfies readonly StockFormatName[]

/** A format by name, or from a tenant's mapping. */
export const getFormat = (format: StockFormatName | FeedMapping): StockFormat =>
  typeof format === 'string' ? stockFormats[format] : mappedFormat(format)
