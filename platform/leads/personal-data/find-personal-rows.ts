import { type PersonalDataTableName, personalDataTables } from './personal-data-tables.ts'
import type { KnownPerson } from './person.ts'

/** Which rows of a table are a person's, and the parameters that this is said with. All five have a type, also where a table needs only some. */
export const findPersonalRows = (
  name: PersonalDataTableName,
  { tenantId, email, phone, leads, shoppers }: KnownPerson,
) => ({
  where: `tenant_id = $1::int and ($2::text, $3::text, $4::int[], $5::int[]) is not null and (${personalDataTables[name].where})`,
  values: [tenantId, email, phone, leads, shoppers],
})
