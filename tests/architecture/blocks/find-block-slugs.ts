/** Slugs that are also words of the product, and what they mean outside `blocks/`. Such a word is a violation only where it clearly names a block. */
export const productWords: Readonly<Record<string, string>> = {
  checkout: 'the path of a reservation, and what a shopper signs in for',
  columns: 'the columns of a stock feed',
  'dealer-locator': 'the address of a page, as a page type',
  'my-garage': 'the personal area, as a page type and as what a shopper signs in for',
  'online-payment': 'the purpose of a payment',
  promo: 'a document that is placed between the cards of a list',
  section: 'a document that pages reuse',
  'sign-in': 'an event of the audit log, a rate limit, a refusal of a feed’s server',
  'spin-to-win': 'a kind of lead, and what a shopper signs in for',
  'trade-in': 'a kind of lead, and the purpose of a valuation',
  'vehicle-sold': 'a code of the problem catalogue',
}

export interface BlockSlug {
  slug: string
  line: number
  /** Whether the code around it says that it means the block: the path of its folder, or the type of a block. */
  isExplicit: boolean
}

/** Where a source file names a block by its slug. */
export function findBlockSlugs(source: string, slugs: readonly string[]): BlockSlug[] {
  const anySlug = slugs.join('|')
  const explicit = new RegExp(
    `\\bblocks\\\\?/(?<folder>${anySlug})(?=[\\\\/'"\`])|\\b(?:blockType|blockBySlug|block\\.slug)\\W{1,6}['"\`](?<type>${anySlug})['"\`]`,
    'g',
  )
  const literal = new RegExp(`(['"\`])(?<slug>${anySlug})\\1`, 'g')
  return source.split('\n').flatMap((text, index) => {
    const line = index + 1
    const named = [...text.matchAll(explicit)].map(({ groups }) => groups?.['folder'] ?? groups?.['type'] ?? '')
    const others = [...text.matchAll(literal)].map(({ groups }) => groups?.['slug'] ?? '')
    return [
      ...named.map((slug) => ({ slug, line, isExplicit: true })),
      ...others.filter((slug) => !named.includes(slug)).map((slug) => ({ slug, line, isExplicit: false })),
    ]
  })
}
