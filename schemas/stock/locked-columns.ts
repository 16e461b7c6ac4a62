/** Derived columns that are locked with a field: a locked body also locks its filter category. */
const together: Record<string, readonly string[]> = {
  body: ['simple_body'],
  fuel: ['simple_fuel'],
  drive: ['simple_drive'],
  trans: ['simple_transmission'],
  status: ['sold_at'],
  location: ['location_id', 'location_name', 'location_phone', 'city', 'state'],
  location_name: ['location_id', 'location_phone', 'city', 'state'],
  dealership: ['dealership_id', 'dealership_name', 'dealership_slug'],
  dealership_name: ['dealership_id', 'dealership_slug'],
  website: ['website_id'],
}

/** Columns of a vehicle that feeds may not overwrite, from the fields locked by staff. */
export const lockedColumns = (locked: readonly string[] | null): string[] =>
  locked === null ? [] : [...new Set(locked.flatMap((name) => [name, ...(together[name] ?? [])]))]
