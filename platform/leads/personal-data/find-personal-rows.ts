import { type PersonalDataTableName, personalDataTables } from './personal-data-tables.ts'
import type { KnownPerson } from './person.ts'

/** A condition for a person's rows in a table, with its parameters. All five are typed, even if a table needs only some. */
export const findPersonalRows = (
  name: PersonalDataTableName,
  { tenantId, email, phone, leads, shoppers }: KnownPerson,
) => ({
  where: `tenant_id = $1::int and ($2::text, $3::text, $4::int[], $5::int[]) is not null and (${personalDataTables[name].where})`,
  values: [tenantId, email, phone, leads, shoppers],
})
