import { isIP } from 'node:net'
import type { TextFieldManyValidation, TextFieldSingleValidation } from 'payload'
import { z } from 'zod'
import { readText } from '../../fields/read-text.ts'
import { isByMail } from './is-by-mail.ts'

const most = 10

export const checkMailboxes: TextFieldManyValidation = (value, { siblingData }) => {
  if (!isByMail(siblingData)) return true
  const addresses = value ?? []
  if (addresses.length === 0) return 'Enter at least one email address and press Enter.'
  if (addresses.length > most) return `Enter no more than ${most} addresses.`
  const wrong = addresses.find((address) => !z.email().safeParse(address).success)
  return wrong === undefined || `“${wrong}” is not an email address.`
}

/** Where a lead goes is checked again as it is sent: a name may come to mean another server. */
export const checkServer: TextFieldSingleValidation = (value, { siblingData }) => {
  if (isByMail(siblingData)) return true
  const text = readText(value)
  if (!URL.canParse(text)) return 'Enter a web address such as https://crm.example.com/leads.'
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return 'Enter an address without a user name and a password.'
  if (protocol === 'https:')
    return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 || 'Enter a host name, not an IP address.'
  const isThisMachine = protocol === 'http:' && hostname.endsWith('.localhost')
  return isThisMachine || 'Enter an address that starts with https://, since leads contain personal details.'
}
