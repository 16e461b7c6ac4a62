import type { LeadKind } from '../lead/lead-kind.ts'

/** The department of a form kind, and the Council's event in addition to `asc_form_submission`; null if there is none. */
const departments = {
  enquiry: { department: 'sales', also: 'sales' },
  'test-drive': { department: 'sales', also: 'sales_appt' },
  'request-photos': { department: 'sales', also: 'sales' },
  finance: { department: 'finance', also: 'sales' },
  'trade-in': { department: 'trade', also: 'trade' },
  'price-alert': { department: 'sales', also: 'sales' },
  service: { department: 'service', also: 'service' },
  parts: { department: 'parts', also: 'parts' },
  fleet: { department: 'sales', also: 'sales' },
  careers: { department: 'other', also: null },
} as const satisfies Record<LeadKind, { department: string; also: string | null }>

/** A form in the data layer: `form_type` is our own name of its kind. */
export function formWords(form: LeadKind) {
  const { department, also } = departments[form]
  return { also, words: { comm_type: 'form', form_type: form, form_name: form, department } }
}
