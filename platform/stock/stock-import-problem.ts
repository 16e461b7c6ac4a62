/** An import that cannot run or continue, for a reason that its starter can fix; the message is written for them. */
export class StockImportProblem extends Error {
  override name = 'StockImportProblem'
}

/** Another import of the tenant's stock is running; a retry may succeed afterwards. */
export class StockIsBusy extends StockImportProblem {
  override name = 'StockIsBusy'
}
