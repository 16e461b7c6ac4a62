import { createCatalogue } from '../catalogue.ts'
import { defineBlock } from '../define-block.ts'
import { f } from '../fields/f.ts'

/** Two blocks that cover all features of layouts: conditions, lists, links, slots, versions. For the kit's own tests. */
export const hero = defineBlock({
  slug: 'hero',
  label: 'Hero',
  category: 'content',
  version: 3,
  description: 'Opens a page.',
  keywords: ['opening'],
  props: {
    heading: f.text({ required: true, max: 20 }),
    hasAction: f.toggle(),
    action: f.link({ required: true, showWhen: { field: 'hasAction', is: true } }),
    slides: f.list({ picture: f.image({ required: true }), caption: f.text() }, { max: 2 }),
  },
  summary: (props) => props.heading,
  migrations: {
    2: ({ title, ...rest }) => ({ ...rest, heading: title }),
    3: (data) => {
      if (data['heading'] === 'unreadable') throw new Error('No heading to go by.')
      return { ...data, hasAction: Boolean(data['action']) }
    },
  },
})

export const columns = defineBlock({
  slug: 'two-columns',
  label: 'Columns',
  category: 'layout',
  version: 1,
  description: 'Two columns.',
  keywords: [],
  props: { first: f.slot({ min: 1, max: 2, limits: { hero: 1 } }), second: f.slot({ allow: ['notice'] }) },
  summary: () => '',
})

export const notice = defineBlock({
  slug: 'notice',
  label: 'Notice',
  category: 'content',
  version: 1,
  description: 'A line of text.',
  keywords: [],
  props: { words: f.text({ help: 'One line.' }) },
  summary: (props) => props.words,
})

export const sampleCatalogue = createCatalogue([hero, columns, notice])
