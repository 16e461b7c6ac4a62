import { storedPhone } from '../contact/phone.ts'

/** Whether a number is a mobile's: 04 and 05 in Australia, 02 in New Zealand. 02 in Australia is New South Wales. */
export const isMobile = (phone: string, country: 'AU' | 'NZ'): boolean =>
  (country === 'AU' ? /^\+61[45]\d{8}$/ : /^\+642\d{7,9}$/).test(storedPhone(phone, country))
