import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import { escapeHtml } from '#schemas/lib/escape-html.ts'

interface AlertWords {
  tenantId: number
  siteName: string
  /** Where it goes: an e-mail address where there is one, else a mobile number. */
  email: string | null
  phone: string | null
  subject: string
  /** What is told, each with the page that shows it. */
  lines: readonly { words: string; url: string }[]
  unsubscribe: string
}

/** A message with its way out: a link in it, and RFC 8058's one click for mail programs. Null where the shopper cannot be reached. */
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
        `You asked ${siteName} to tell you. Unsubscribe: ${unsubscribe}`,
      ].join('\n\n'),
      html: htmlOf(alert),
      headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }
  if (!phone || !first) return null
  return {
    tenantId,
    channel: 'sms',
    to: phone,
    subject,
    text: `${siteName}: ${subject}. ${first.url} Stop: ${unsubscribe}`,
  }
}

function htmlOf({ siteName, subject, lines, unsubscribe }: AlertWords): string {
  const items = lines.map(({ words, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(words)}</a></p>`)
  return [
    `<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5"><h1 style="font-size:20px">${escapeHtml(subject)}</h1>`,
    ...items,
    `<p style="font-size:13px">You asked ${escapeHtml(siteName)} to tell you. <a href="${escapeHtml(unsubscribe)}">Unsubscribe</a></p></body></html>`,
  ].join('')
}
