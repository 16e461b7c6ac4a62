import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { writeRichText } from '../_kit/fields/write-rich-text.ts'
import { plainText } from '../_kit/fields/rich-text.ts'
import { listQuestions } from './list-questions.ts'
import * as texts from './texts.ts'

export const richText = defineBlock({
  slug: 'rich-text',
  label: texts.richText,
  category: 'content',
  version: 1,
  description: texts.richTextDescription,
  keywords: [
    'text',
    'paragraph',
    'copy',
    'heading',
    'list',
    'article',
    'FAQ',
    'questions and answers',
    'about us',
    'team',
    'privacy policy',
    'terms and conditions',
  ],
  props: {
    content: f.richText({ required: true }),
  },
  settings: {
    width: f.choice(['prose', 'content'], {
      default: 'prose',
      labels: { prose: texts.readingWidth, content: texts.pageWidth },
    }),
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  presets: [
    {
      name: 'heading-and-text',
      label: texts.headingAndTextPreset,
      description: texts.headingAndTextPresetDescription,
      keywords: ['title', 'intro'],
      props: { content: writeRichText([{ h2: texts.aHeading }, texts.aParagraph]) },
    },
    {
      name: 'questions',
      label: texts.questionsPreset,
      description: texts.questionsPresetDescription,
      keywords: ['FAQ', 'help', 'ask'],
      props: {
        content: writeRichText([
          { h2: texts.frequentlyAskedQuestions },
          { h3: texts.mayITradeInMyCar },
          texts.answerTradeIn,
          { h3: texts.howDoesFinanceWork },
          texts.answerFinance,
          { h3: texts.doYouDeliver },
          texts.answerDelivery,
        ]),
      },
    },
    {
      name: 'about-us',
      label: texts.aboutUsPreset,
      description: texts.aboutUsPresetDescription,
      keywords: ['story', 'history', 'team', 'staff'],
      props: {
        content: writeRichText([
          { h2: texts.aboutUs },
          texts.aboutUsText,
          { h3: texts.ourTeam },
          { list: [texts.salesTeam, texts.serviceTeam, texts.financeTeam] },
        ]),
      },
    },
    {
      name: 'conditions',
      label: texts.conditionsPreset,
      description: texts.conditionsPresetDescription,
      keywords: ['small print', 'terms', 'legal', 'fine print', 'T&C'],
      props: { content: writeRichText([{ h3: texts.termsAndConditions }, texts.termsOfAnOffer]) },
      settings: { background: 'sunken' },
    },
  ],
  questions: ({ content }) => listQuestions(content),
  summary: ({ content }) => plainText(content).slice(0, 80),
})
