import { expect, test } from 'vitest'
import { writeRichText } from '../_kit/fields/write-rich-text.ts'
import { listQuestions } from './list-questions.ts'

test('a heading that asks is a question, and the text up to the next heading its answer', () => {
  const content = writeRichText([
    { h2: 'Questions' },
    { h3: 'Do you deliver?' },
    'Yes.',
    { list: ['To Perth', 'To Hobart'] },
    { h3: 'Do you buy cars?' },
    'On the day.',
    { h2: 'Our people' },
    'Ten of them.',
  ])
  expect(listQuestions(content)).toEqual([
    { question: 'Do you deliver?', answer: 'Yes. To Perth To Hobart' },
    { question: 'Do you buy cars?', answer: 'On the day.' },
  ])
})

test('a question that nobody answered is none', () => {
  expect(listQuestions(writeRichText([{ h3: 'Why?' }, { h3: 'And how?' }]))).toEqual([])
  expect(listQuestions(null)).toEqual([])
})
