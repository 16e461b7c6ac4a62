import { z } from 'zod'
import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import type { LeavingLead } from '#schemas/lead/leaving-lead.ts'
import { escapeHtml } from '#schemas/lib/escape-html.ts'
import { leadLines } from './lead-lines.ts'
import * as texts from '../texts.ts'

type Letter = Pick<OutgoingMessage, 'subject' | 'text' | 'html' | 'headers'>

/** A lead as an email; replies go to the shopper. */
export function asEmail(lead: LeavingLead): Letter {
  const lines = leadLines(lead)
  const warning = lead.possible_spam === '' ? '' : texts.possibleSpam
  const begins = lead.is_test ? texts.test : lead.stage === '' ? '' : texts.updateStage({ stage: lead.stage })
  const heading = `${warning}${begins}${lead.category}${lead.vehicle ? `, ${lead.vehicle.name}` : ''}`
  return {
    subject: inOneLine(`${heading} (${lead.site.name})`),
    text: [heading, '', ...lines.map(({ label, value }) => `${label}: ${value}`), '', note(lead)].join('\n'),
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f7;font:16px/1.5 Arial,sans-serif;color:#1b1f24">
<div style="max-width:640px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(heading)}</h1>
<table role="presentation" style="border-collapse:collapse;width:100%">${lines.map(asRow).join('')}</table>
<p style="margin:24px 0 0;color:#57606a;font-size:14px">${escapeHtml(note(lead))}</p>
</div></body></html>`,
    headers: leadHeaders(lead),
  }
}

/** Replies go to the shopper, and duplicates have the same key. */
export function leadHeaders({ customer, key }: LeavingLead): Record<string, string> {
  const replyTo = z.email().safeParse(customer.email)
  return { 'X-Lead-Key': key, ...(replyTo.success ? { 'Reply-To': replyTo.data } : {}) }
}

const asRow = ({ label, value }: { label: string; value: string }): string =>
  `<tr><th scope="row" style="padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:normal;color:#57606a;white-space:nowrap">${escapeHtml(label)}</th><td style="padding:6px 0;vertical-align:top;white-space:pre-line">${escapeHtml(value)}</td></tr>`

const note = ({ is_test: isTest, customer }: LeavingLead): string => {
  if (isTest) return texts.thisWasSentFromAdminToTest
  return customer.email ? texts.replyToThisMessageToWriteTo : texts.theShopperGaveNoEmailAddress
}

/** A subject is one line of at most 240 characters. */
export const inOneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim().slice(0, 240)
