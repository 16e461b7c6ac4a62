import { JSDOM } from 'jsdom'
import { createElement, Fragment, type ReactNode } from 'react'

type Build = () => ReactNode

/**
 * The elements of a page's body: one `createElement` an element, made again at each call, and nothing else. What stands in scripts is
 * given as it is.
 */
export function bareElements(html: string): Build {
  const { body } = new JSDOM(html).window.document
  const children = [...body.childNodes].map(buildOf)
  return () => createElement(Fragment, null, ...children.map((build) => build()))
}

function buildOf(node: ChildNode): Build {
  if (node.nodeType === node.TEXT_NODE) {
    const text = node.textContent
    return () => text
  }
  if (node.nodeType !== node.ELEMENT_NODE) return () => null
  const element = node as Element
  const name = element.localName
  const props = propsOf(element)
  if (name === 'script') {
    const __html = element.innerHTML
    return () => createElement(name, { ...props, dangerouslySetInnerHTML: { __html } })
  }
  const children = [...element.childNodes].map(buildOf)
  return () => createElement(name, { ...props }, ...children.map((build) => build()))
}

const reactNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  fetchpriority: 'fetchPriority',
  maxlength: 'maxLength',
  minlength: 'minLength',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  datetime: 'dateTime',
  novalidate: 'noValidate',
  playsinline: 'playsInline',
  checked: 'defaultChecked',
  value: 'defaultValue',
}

const propsOf = (element: Element): Record<string, string | boolean> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => propOf(element, name, value)))

function propOf(element: Element, name: string, value: string): [string, string | boolean] {
  const isInput = element.localName === 'input' && !['checkbox', 'radio'].includes(element.getAttribute('type') ?? '')
  const known = name === 'value' && !isInput ? 'value' : (reactNames[name] ?? name)
  const isFlag = value === '' && !/^(alt|value|data-|aria-|href|class|placeholder)/.test(name)
  return [known, isFlag ? true : value]
}
