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
  cardPicture: 'article > div',
  photo: 'article img[loading=lazy]',
  tagPlace: 'article img + div:has(+ div)',
  tag: 'article img + div:has(+ div) > span',
  photoCountPlace: 'article img + div + div',
  photoCount: 'article img + div + div > span',
  hidden: 'article img + div + div > span > span',
  cardBody: 'article > div + div',
  cardTitle: 'article h2',
  cardLink: 'article h2 > a',
  cardVariant: 'article h2 + p',
  facts: 'article ul',
  fact: 'article li',
  cardFoot: 'article ul + div',
  price: 'article ul + div > div',
  priceAmount: 'article ul + div > div > span:nth-child(2)',
  priceWords: 'article:last-child ul + div > div > span',
  priceAside: 'article s',
  cardPlaceLine: 'article ul + div > div + div',
  cardPlace: 'article ul + div > div + div > span',
  saving: 'article ul + div > div + div > span + span',
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
