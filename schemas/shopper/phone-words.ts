const national: Readonly<Record<string, RegExp>> = {
  'en-AU': /^\+61(\d{3})(\d{3})(\d{3})$/,
  'en-NZ': /^\+64(\d{2})(\d{3})(\d{3,5})$/,
}

/** A mobile number in national format: +61412345678 is 0412 345 678. A foreign number keeps its prefix. */
export function phoneWords(phone: string, locale: string): string {
  const own = national[locale]
  return own ? phone.replace(own, '0$1 $2 $3') : phone
}
