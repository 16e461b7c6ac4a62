import { isLeadKind, type LeadKind } from '#schemas/lead/lead-kind.ts'

/** Data of the submitted form for the thank-you page. */
export interface SentForm {
  event: number
  form: LeadKind
  vehicleId: number | null
  /** Time of the test drive as text; empty without a booking. */
  time: string
}

const key = (): string => `forecourt:${document.documentElement.dataset['site'] ?? ''}:sent`

export function rememberSent(sent: SentForm): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(sent))
  } catch {
    // Without storage the thank-you page is the same for all.
  }
}

/** Removed when read, so that reloading the thank-you page counts nothing again. */
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
