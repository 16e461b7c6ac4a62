import { isLeadKind, type LeadKind } from '#schemas/lead/lead-kind.ts'

/** What the page of thanks is told of the form that led to it. */
export interface SentForm {
  event: number
  form: LeadKind
  vehicleId: number | null
  /** When the test drive is, in words; empty where none was booked. */
  time: string
}

const key = (): string => `forecourt:${document.documentElement.dataset['site'] ?? ''}:sent`

export function rememberSent(sent: SentForm): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(sent))
  } catch {
    // The page of thanks then says the same to everybody.
  }
}

/** Once: anyone who loads the page of thanks again has sent nothing again. */
export function takeSent(): SentForm | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key()) ?? 'null')
    sessionStorage.removeItem(key())
    if (typeof stored !== 'object' || stored === null || !('event' in stored)) return null
    const { event, form, vehicleId, time } = stored as Record<string, unknown>
    return {
      event: Number(event),
      form: typeof form === 'string' && isLeadKind(form) ? form : 'enquiry',
      vehicleId: typeof vehicleId === 'number' ? vehicleId : null,
      time: typeof time === 'string' ? time : '',
    }
  } catch {
    return null
  }
}
