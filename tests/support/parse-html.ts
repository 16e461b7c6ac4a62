import { JSDOM } from 'jsdom'

const { window } = new JSDOM()

/** A page, or the content of its body, as a document without scripting: what `noscript` holds is there as elements. */
export const parseHtml = (html: string): Document =>
  new window.DOMParser().parseFromString(/^\s*<(?:!doctype|html)/i.test(html) ? html : `<body>${html}`, 'text/html')

/** The texts of the elements that match, in the order of the page, with runs of white space as one space. */
export const readTexts = (page: ParentNode, selector: string): string[] =>
  Array.from(page.querySelectorAll(selector), ({ textContent }) => textContent.replace(/\s+/g, ' ').trim())

/** One attribute of the elements that match, in the order of the page; null where an element does not have it. */
export const readAttributes = (page: ParentNode, selector: string, name: string): (string | null)[] =>
  Array.from(page.querySelectorAll(selector), (element) => element.getAttribute(name))
