/** An import that cannot run or go on, for a reason that the person who started it can mend; the message is a sentence for them. */
export class StockImportProblem extends Error {
  override name = 'StockImportProblem'
}
