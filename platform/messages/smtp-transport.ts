import { createTransport } from 'nodemailer'
import type { Transport } from './transport.ts'

interface MailServer {
  /** `smtp://user:password@host:port` or `smtps://…` */
  url: string
  from: string
}

const timeoutMs = 20_000

/** Email by SMTP, from the installation's address with the site's name. */
export function smtpTransport({ url, from }: MailServer): Transport {
  const transport = createTransport(
    { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    { disableFileAccess: true, disableUrlAccess: true },
  )
  const host = from.slice(from.lastIndexOf('@') + 1)
  return async ({ to, subject, text, html, headers, attachments }, { sender, id }) => {
    await transport.sendMail({
      from: { name: sender, address: from },
      // As an object, so that the text cannot add recipients.
      to: { name: '', address: to },
      subject,
      text,
      html,
      headers,
      attachments,
      messageId: `<${id}@${host}>`,
    })
  }
}
