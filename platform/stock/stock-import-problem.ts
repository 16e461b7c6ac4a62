/** An import that cannot run or go on, for a reason that the person who started it can fix; the message is a sentence for them. */
export class StockImportProblem extends Error {
  override name = 'StockImportProblem'
}

/** Another import of the tenant's stock is under way: the same one may run when that has finished. */
export class StockIsBusy extends StockImportProblem {
  override name = 'StockIsBusy'
}
