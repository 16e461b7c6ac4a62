interface Named {
  name: string
  last_name: string
  email: string
  phone: string
  category: string
  /** The vehicle's name; empty where it is about none. */
  vehicle: string
}

/** How staff call a lead: who, and what about. `Alex Nguyen · 2021 Kia Sportage` */
export function leadTitle({ name, last_name, email, phone, category, vehicle }: Named): string {
  const who = `${name} ${last_name}`.trim() || email || phone || 'Somebody'
  return `${who} · ${vehicle || category}`
}
