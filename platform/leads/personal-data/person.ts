/** A person by the contact details that they gave; either may be empty, not both. */
export interface Person {
  tenantId: number
  email: string
  phone: string
}

/** A person with their leads and accounts, which other tables reference. */
export interface KnownPerson extends Person {
  leads: number[]
  shoppers: number[]
}

/** The digits of a phone number without country code and leading zero, so that `0412 345 678` equals `+61412345678`. */
export const bareDigits = (column: string): string =>
  `regexp_replace(regexp_replace(split_part(coalesce(${column}, ''), ' ext', 1), '\\D', '', 'g'), '^(00)?(61|64)?0?', '')`

/** Whether a row's own address is the person's: by email `$2` or phone `$3`. Empty ones never match. */
export const isTheirs = ({ email, phone }: { email?: string; phone?: string }): string =>
  [
    ...(email ? [`($2 <> '' and lower(trim(${email})) = lower(trim($2)))`] : []),
    ...(phone ? [`(${bareDigits('$3')} <> '' and ${bareDigits(phone)} = ${bareDigits('$3')})`] : []),
  ].join(' or ')

/** Whether text contains the person's whole email address `$2`: `jo@example.com` is not in `mary-jo@example.com` nor in `jo@example.com.au`. */
export const hasAddress = (words: string): string =>
  `($2 <> '' and lower(${words}) ~ ('(?<![[:alnum:]._%+-])' || regexp_replace(lower(trim($2)), '([^[:alnum:]])', '\\\\\\1', 'g')
    || '(?![[:alnum:]-]|[.][[:alnum:]])'))`
