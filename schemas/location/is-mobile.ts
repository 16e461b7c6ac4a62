/** Whether a number is a mobile's: 04 and 05 in Australia, 02 in New Zealand. 02 in Australia is New South Wales. */
export function isMobile(phone: string, country: 'AU' | 'NZ'): boolean {
  const digits = phone
    .replace(/[^\d+]/g, '')
    .replace(/^\+61/, '0')
    .replace(/^\+64/, '0')
  return country === 'AU' ? /^0[45]\d{8}$/.test(digits) : /^02\d{7,9}$/.test(digits)
}
