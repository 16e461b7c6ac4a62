/** PostgreSQL does not answer, so a query was cancelled or never sent. The code is SQLSTATE's "connection failure". */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly code = '08006'

  constructor() {
    super('The database does not answer.')
  }
}
