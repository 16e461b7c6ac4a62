import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { Button } from './button.tsx'
import { CarouselControls } from './carousel/carousel-controls.tsx'
import { Field } from './field/field.tsx'
import { Input } from './field/input.tsx'
import { formatNumber } from './field/number-text.ts'
import { Heading } from './heading.tsx'
import { HeadingRoot } from './heading-level.tsx'
import { Link } from './link.tsx'
import { pageSteps } from './page-steps.ts'
import { Price } from './price.tsx'
import { starFill } from './rating.tsx'
import { SectionBeside } from './section-beside.tsx'
import { Section } from './section.tsx'

const words = (html: string) => readTexts(parseHtml(html), ':is(span, s):not(:is(span, s) *)').join(' ')

test('a price is in whole dollars with separators (vehicles §9, Price format)', () => {
  expect(words(renderToString(<Price amount={2_999_000} />))).toBe('$29,990')
})

test('a was-price shows only when it is higher', () => {
  expect(words(renderToString(<Price amount={2_999_000} was={3_199_000} />))).toBe('Now $29,990 was $31,990')
  expect(words(renderToString(<Price amount={2_999_000} was={2_999_000} />))).toBe('$29,990')
})

test('a vehicle without a price shows the tenant’s words', () => {
  expect(words(renderToString(<Price amount={null} text="Enquire for price." />))).toBe('Enquire for price.')
})

test('a star is filled in part only when the rest exceeds 0.3 (locations §9, Review and distance figures)', () => {
  expect([4.3, 4.31, 5].map((value) => starFill(value, 4))).toEqual([0, expect.closeTo(0.31), 1])
})

test('headings go one level deeper under a titled section, and start where the page says', () => {
  const page = (
    <HeadingRoot level={1}>
      <Section heading="Finance">
        <Heading>Terms</Heading>
      </Section>
    </HeadingRoot>
  )
  const rendered = parseHtml(renderToString(page))
  expect([readTexts(rendered, 'h1'), readTexts(rendered, 'h2')]).toEqual([['Finance'], ['Terms']])
})

test('a section without a heading keeps the heading level', () => {
  const html = renderToString(
    <Section>
      <Heading>Terms</Heading>
    </Section>,
  )
  expect(readTexts(parseHtml(html), 'h2')).toEqual(['Terms'])
})

test('a link to a page that is gone keeps its words and leads nowhere', () => {
  const gone = { kind: 'page' as const, page: 12, url: '', label: 'Offers', newTab: false }
  const { body } = parseHtml(renderToString(<Link to={gone} />))
  expect([body.textContent, body.querySelector('a')]).toEqual(['Offers', null])
})

test('a link out of the site opens beside it without handing it over', () => {
  const out = { kind: 'url' as const, page: null, url: 'https://example.com', label: 'Reviews', newTab: true }
  const page = parseHtml(renderToString(<Link to={out} />))
  expect(page.querySelectorAll('a[target="_blank"][rel="noopener"]')).toHaveLength(1)
})

test('a busy button says so and cannot submit (vehicles §4, Multi-step form)', () => {
  const html = renderToString(
    <Button type="submit" busy>
      Send
    </Button>,
  )
  expect(parseHtml(html).querySelectorAll('button[type="button"][aria-busy="true"]')).toHaveLength(1)
})

test('a field ties its error to its control', () => {
  const html = renderToString(
    <Field label="Postcode" error="Invalid postcode">
      <Input />
    </Field>,
  )
  const page = parseHtml(html)
  const control = page.querySelector('input[aria-invalid="true"]')
  const described = page.getElementById(control?.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Invalid postcode')
})

test('numbers have separators', () => {
  expect(formatNumber(29_990)).toBe('29,990')
})

test('a pager offers the ends and the neighbours, and no gap for a single page', () => {
  expect(pageSteps(6, 20)).toEqual([1, null, 5, 6, 7, null, 20])
  expect(pageSteps(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageSteps(1, 1)).toEqual([1])
})

test('carousel parts outside a carousel say where they belong (locations §8, Missing phone and picture)', () => {
  expect(() => renderToString(<CarouselControls />)).toThrow('useCarouselContext must be used within a <Carousel />')
})

test('a card beside a text is a named region, and the additional content follows the card', () => {
  const html = renderToString(
    <SectionBeside heading="Sell us your car" intro="In five minutes." aside={<p>Questions</p>}>
      <form aria-label="Your car" />
    </SectionBeside>,
  )
  const page = parseHtml(html)
  const region = page.querySelector('section[aria-labelledby]')
  const name = page.getElementById(region?.getAttribute('aria-labelledby') ?? '')
  expect(name?.textContent).toBe('Sell us your car')
  expect([...page.querySelectorAll('h2, form, p')].map((part) => part.textContent || part.tagName)).toEqual([
    'Sell us your car',
    'FORM',
    'Questions',
  ])
})

test('a card without words is no region', () => {
  const html = renderToString(
    <SectionBeside heading="">
      <form aria-label="Your car" />
    </SectionBeside>,
  )
  expect(parseHtml(html).querySelector('[aria-labelledby]')).toBeNull()
})
