const national: Readonly<Record<string, RegExp>> = {
  'en-AU': /^\+61(\d{3})(\d{3})(\d{3})$/,
  'en-NZ': /^\+64(\d{2})(\d{3})(\d{3,5})$/,
}

/** A mobile number as people of the site's country write it: +61412345678 is 0412 345 678. One of another country keeps its prefix. */
export function phoneWords(phone: string, locale: string): string {
  const own = national[locale]
  return own ? phone.replace(own, '0$1 $2 $3') : phone
}
