import {
  choosesNothing,
  forSale,
  readStockFilter,
  type StockFilter,
  stockFilter as stored,
  type StockFilterInput,
} from '#schemas/vehicle/stock-filter.ts'
import { commonMeta, type Field, type FieldOptions, registerField } from '../field-meta.ts'

export interface StockFilterOptions extends FieldOptions {
  /** `for-sale` (default): without a chosen status, only vehicles for sale. `any`: all that the site lists, including sold ones. */
  sells?: 'for-sale' | 'any'
}

/** A block's stock filter; `stockFilterToSearch` of `#schemas/vehicle/stock-filter.ts` converts it to a search. */
export function stockFilter(options: StockFilterOptions = {}): Field<StockFilter, StockFilterInput | null | undefined> {
  const sells = options.sells ?? 'for-sale'
  const schema = stored
    .nullish()
    .refine((value) => !options.required || !choosesNothing(readStockFilter(value)), 'is required.')
    .transform((value) => readFilterField(value, { sells }))
  return registerField(schema, { kind: 'stockFilter', ...commonMeta(options), sells })
}

export function readFilterField(value: unknown, { sells }: { sells: 'for-sale' | 'any' }): StockFilter {
  const filter = readStockFilter(value)
  return sells === 'for-sale' ? forSale(filter) : filter
}
