import { JSDOM } from 'jsdom'

/** Where the page shows what plays each part. Classes are hashes that change with every style, so they are looked up and not written down. */
const parts = {
  skipLink: 'body > a',
  header: 'header',
  headerContainer: 'header > div',
  headerRow: 'header > div > div',
  logo: 'header a[aria-label$=home]',
  headerSpace: 'header a + div',
  headerSearch: 'header a[aria-label="Search stock"]',
  icon: 'header svg',
  section: 'section',
  container: 'section > div',
  sectionHeader: 'section > div > div:first-child',
  sectionWords: 'section > div > div:first-child > div',
  heading: 'h1',
  columns: 'section > div > div:last-child',
  filterDrawer: 'aside > details',
  filterDrawerBody: 'aside > details > div',
  filterList: 'form > div',
  searchSpace: 'form > div > div:first-child',
  field: 'form > div > div:first-child > div',
  label: 'form label',
  input: 'form input',
  filter: 'form details',
  filterSummary: 'form summary',
  filterBody: 'form details > div',
  filterGroup: 'fieldset',
  choice: 'fieldset label',
  choiceBox: 'fieldset input',
  choiceWords: 'fieldset label > span',
  choiceCount: 'fieldset label > span + span',
  more: 'fieldset details',
  moreToggle: 'fieldset summary',
  whenClosed: 'fieldset summary > span',
  moreWords: 'fieldset summary > span > span',
  lessWords: 'fieldset summary > span + span',
  submitSpace: 'form div:has(> button)',
  submit: 'form button',
  results: 'aside + div',
  resultsBar: 'aside + div > div',
  count: '[role=status]',
  sort: '[role=status] + div',
  selectFrame: 'span:has(> select)',
  select: 'select',
  cardsFrame: 'div:has(> div > article)',
  cards: 'div:has(> article)',
  card: 'article',
  cardMedia: 'article > div',
  cardPicture: 'article > div > div',
  photo: 'article > div > div > img',
  tagPlace: 'article > div > div > div:has(> span:not(:has(svg)))',
  tag: 'article > div > div > div > span:not(:has(svg))',
  photoCountPlace: 'article > div > div > div:has(> span > svg)',
  photoCount: 'article > div > div > div > span:has(svg)',
  hidden: 'article > div > div > div > span > span',
  tools: 'article div:has(> button)',
  tool: 'article button',
  thumbs: 'article > div:first-child > div + div',
  thumb: 'article > div:first-child > div + div > img',
  cardBody: 'article > div + div',
  cardWords: 'article > div + div > div',
  cardTitle: 'article h2',
  cardLink: 'article h2 > a',
  cardVariant: 'article h2 + p',
  facts: 'article ul',
  fact: 'article li',
  cardPlace: 'article ul + p',
  cardSide: 'article > div + div > div + div',
  cardOffer: 'article > div + div > div + div > div',
  priceLine: 'article > div + div > div + div > div > div',
  price: 'article > div + div > div + div > div > div > div',
  priceAmount: 'article > div + div > div + div > div > div > div > span:nth-child(2)',
  priceWords: 'article:last-child > div + div > div + div > div > div > div > span',
  priceAside: 'article s',
  saving: 'article > div + div > div + div > div > div > span',
  estimate: 'article > div + div > div + div > div > p',
  actions: 'article div:has(> a)',
  firstAction: 'article div > a',
  action: 'article div > a + a',
  moreActions: 'article div > a + a + div',
  moreAction: 'article div > a + a + div > a',
  pages: 'div:has(> nav)',
  pageList: 'nav ul',
  pageLink: 'nav a',
  footer: 'footer',
  footerContainer: 'footer > div',
  footerTop: 'footer > div > div',
  footerName: 'footer p',
  footerTagline: 'footer p + p',
  footerBottom: 'footer > div > div + div',
  footerSmall: 'footer > div > div + div > div',
} as const satisfies Record<string, string>

/** Ids that the page's labels refer to. */
const ids = {
  headingId: 'h1',
  queryId: 'form input',
  sortId: 'select',
} as const satisfies Record<string, string>

export type Look = Record<keyof typeof parts | keyof typeof ids, string>

/** The class of each part of a page, and its ids. Throws where the page lacks a part. */
export function lookOf(html: string): Look {
  const { document } = new JSDOM(html).window
  const attributesOf = (selectors: Record<string, string>, name: string) =>
    Object.entries(selectors).map(([part, selector]) => {
      const value = document.querySelector(selector)?.getAttribute(name)
      if (!value) throw new Error(`The page has no ${part}: nothing with ${name} at ${selector}.`)
      return [part, value]
    })
  return Object.fromEntries([...attributesOf(parts, 'class'), ...attributesOf(ids, 'id')]) as Look
}
