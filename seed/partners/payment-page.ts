import { escapeHtml } from '#schemas/lib/escape-html.ts'
import { amountWords } from '#schemas/payment/amount-words.ts'

export interface FakeCheckout {
  id: string
  reference: string
  state: 'open' | 'paid' | 'refused' | 'expired'
  amount: number
  refunded: number
  description: string
  return_url: string
  notice_url: string
  expires_at: string
  /** The client's key, which also signs notices. */
  key: string
}

/** The provider's own page, without branding or card input. Null for an unknown payment. */
export function paymentPage(checkout: FakeCheckout | null): string {
  if (!checkout) return page('No such payment', '<p>Nobody asked for this payment, or it was long ago.</p>')
  const { state, amount, description, return_url: back } = checkout
  const line = `<p class="what">${escapeHtml(description)}</p><p class="amount">${amountWords(amount)}</p>`
  if (state !== 'open')
    return page(
      ended[state],
      `${line}<p>${ended[state]}.</p><p><a href="${escapeHtml(back)}">Back to the dealer</a></p>`,
    )
  return page(
    'Pay',
    `${line}
<p>This is the payment page of the demo. No card is asked for, and no money moves: choose how it ends.</p>
<form method="post">
<fieldset><legend>When the dealer hears of it</legend>
${choices.map(([value, label], index) => `<label><input type="radio" name="notice" value="${value}"${index === 0 ? ' checked' : ''}> ${label}</label>`).join('')}
</fieldset>
<button name="choice" value="pay">Pay ${amountWords(amount)}</button>
<button name="choice" value="refuse" class="quiet">The card is refused</button>
<button name="choice" value="leave" class="quiet">Leave without paying</button>
</form>`,
  )
}

const ended = { paid: 'This is paid', refused: 'The card was refused', expired: 'The time to pay has expired' } as const

const choices = [
  ['now', 'At once'],
  ['late', 'Twenty seconds late'],
  ['often', 'Three times'],
  ['never', 'Never'],
] as const

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | Demo payments</title><style>${style}</style></head><body><main><h1>Demo payments</h1>${content}</main></body></html>`

const style = `body{font:1rem/1.5 system-ui,sans-serif;margin:0;background:#eef1f4;color:#16202a}main{max-width:26rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:.75rem}h1{font-size:1rem;color:#4a5866;margin:0 0 1rem}.what{margin:0}.amount{font-size:2rem;font-weight:700;margin:0 0 1rem}fieldset{border:1px solid #c8d0d8;border-radius:.5rem;margin:0 0 1rem;padding:.5rem 1rem}legend{font-weight:600}label{display:block;padding:.35rem 0}button{display:block;width:100%;min-height:3rem;margin-top:.75rem;border:0;border-radius:.5rem;background:#0b5cad;color:#fff;font:inherit;font-weight:600}.quiet{background:#e4e9ee;color:#16202a}`
