import { SaxesParser } from 'saxes'

/**
 * The content models of ADF 1.0, child by child. The published DTD lets a strict parser stop at `contact` and `colorcombination`, whose choices
 * begin alike; here they are written so that they do not, and allow the same. What is not listed holds text alone.
 */
const models: Record<string, string> = {
  adf: 'prospect+',
  prospect: 'id* requestdate vehicle+ customer vendor provider?',
  vehicle:
    'id* year make model vin? stock? trim? doors? bodystyle? transmission? odometer? condition? colorcombination* imagetag? price? pricecomments? option* finance? comments?',
  colorcombination: '(interiorcolor exteriorcolor?|exteriorcolor) preference',
  option: 'optionname manufacturercode? stock? weighting? price?',
  finance: 'method amount+ balance?',
  customer: 'contact id* timeframe? comments?',
  timeframe: 'description? earliestdate? latestdate?',
  vendor: 'id* vendorname? url? contact',
  provider: 'id* name service? url? email? phone? contact?',
  contact: 'name+ (email phone*|phone+) address?',
  address: 'street+ apartment? city? regioncode? postalcode? country?',
}

const texts = new Set(
  `requestdate year make model vin trim doors bodystyle transmission odometer condition imagetag pricecomments interiorcolor exteriorcolor
   preference optionname manufacturercode weighting method amount balance description earliestdate latestdate vendorname service name email
   phone street apartment city regioncode postalcode country price id comments stock url`.split(/\s+/),
)

const free = null
const attributes: Record<string, Record<string, readonly string[] | typeof free>> = {
  prospect: { status: ['new', 'resend'] },
  vehicle: { interest: ['buy', 'lease', 'sell', 'trade-in', 'test-drive'], status: ['new', 'used'] },
  odometer: { status: ['unknown', 'rolledover', 'replaced', 'original'], units: ['km', 'mi'] },
  imagetag: { width: free, height: free, alttext: free },
  amount: { type: ['downpayment', 'monthly', 'total'], limit: ['maximum', 'minimum', 'exact'], currency: free },
  balance: { type: ['finance', 'residual'], currency: free },
  contact: { primarycontact: ['0', '1'] },
  name: { part: ['first', 'middle', 'suffix', 'last', 'full'], type: ['business', 'individual'] },
  email: { preferredcontact: ['0', '1'] },
  phone: {
    type: ['voice', 'fax', 'cellphone', 'pager'],
    time: ['morning', 'afternoon', 'evening', 'nopreference', 'day'],
    preferredcontact: ['0', '1'],
    besttime: ['0', '1'],
  },
  address: { type: ['work', 'home', 'delivery'] },
  street: { line: free },
  price: {
    type: ['quote', 'offer', 'msrp', 'invoice', 'call', 'appraisal', 'asking'],
    currency: free,
    delta: ['absolute', 'relative', 'percentage'],
    relativeto: ['msrp', 'invoice'],
    source: free,
  },
  id: { sequence: free, source: free },
}

interface Open {
  name: string
  children: string[]
  text: string
}

/** What a strict receiver would object to; empty for a document that is as the DTD of ADF 1.0 has it. */
export function complaintsAboutAdf(xml: string): string[] {
  const complaints: string[] = []
  const open: Open[] = [{ name: '', children: [], text: '' }]
  const parser = new SaxesParser()
  parser.on('error', (error) => complaints.push(error.message))
  parser.on('opentag', ({ name, attributes: given }) => {
    open.at(-1)?.children.push(name)
    open.push({ name, children: [], text: '' })
    for (const [key, value] of Object.entries(given)) {
      const allowed = attributes[name]?.[key]
      if (allowed === undefined) complaints.push(`${name} has no attribute ${key}`)
      else if (allowed !== free && !allowed.includes(value)) complaints.push(`${name}: ${key} is not ${value}`)
    }
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    if (closed) complaints.push(...complaintsAbout(closed))
  })
  parser.write(xml).close()
  if (open[0]?.children.join() !== 'adf') complaints.push('the document is no adf')
  return complaints
}

function complaintsAbout({ name, children, text }: Open): string[] {
  const model = models[name]
  if (model === undefined) {
    if (!texts.has(name)) return [`there is no element ${name}`]
    return children.length > 0 ? [`${name} holds text alone`] : []
  }
  const isAsModelled = new RegExp(`^(?:${asPattern(model)})$`).test(children.map((child) => `${child} `).join(''))
  return [
    ...(isAsModelled ? [] : [`${name} holds ${children.join(', ')}`]),
    ...(text.trim() === '' ? [] : [`${name} holds no text`]),
  ]
}

/** `id* year` -> `(?:id )*(?:year )`, over names that each have a blank behind them. */
const asPattern = (model: string): string =>
  model
    .split(' ')
    .map((part) => part.replaceAll(/[a-z]+/g, '(?:$& )'))
    .join('')
