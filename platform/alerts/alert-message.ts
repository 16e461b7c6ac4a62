import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import { escapeHtml } from '#schemas/lib/escape-html.ts'
import * as texts from './texts.ts'

interface AlertWords {
  tenantId: number
  siteName: string
  /** Recipient: the email address if there is one, else the mobile number. */
  email: string | null
  phone: string | null
  subject: string
  /** Content of the message: each line with the URL of its page. */
  lines: readonly { words: string; url: string }[]
  unsubscribe: string
}

/** An alert with an unsubscribe link, and RFC 8058 one-click unsubscribing for mail programs. Null if the shopper has no contact address. */
export function alertMessage(alert: AlertWords): OutgoingMessage | null {
  const { tenantId, siteName, email, phone, subject, lines, unsubscribe } = alert
  const [first] = lines
  if (email)
    return {
      tenantId,
      channel: 'email',
      to: email,
      subject,
      text: [
        ...lines.map(({ words, url }) => `${words}\n${url}`),
        texts.youAskedSiteNameToTellYou({ siteName, unsubscribe }),
      ].join('\n\n'),
      html: getHtml(alert),
      headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }
  if (!phone || !first) return null
  return {
    tenantId,
    channel: 'sms',
    to: phone,
    subject,
    text: texts.siteName({ siteName, subject, url: first.url, unsubscribe }),
  }
}

function getHtml({ siteName, subject, lines, unsubscribe }: AlertWords): string {
  const items = lines.map(({ words, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(words)}</a></p>`)
  return [
    `<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5"><h1 style="font-size:20px">${escapeHtml(subject)}</h1>`,
    ...items,
    `<p style="font-size:13px">You asked ${escapeHtml(siteName)} to tell you. <a href="${escapeHtml(unsubscribe)}">Unsubscribe</a></p></body></html>`,
  ].join('')
}
