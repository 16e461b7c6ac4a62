import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { nameFieldIcons } from './name-icons.ts'
import { richTextFeatures } from '#schemas/page/rich-text-features.ts'

const marks = {
  bold: BoldFeature,
  italic: ItalicFeature,
  underline: UnderlineFeature,
  strikethrough: StrikethroughFeature,
} as const satisfies Record<(typeof richTextFeatures.marks)[number], unknown>

const lists = { bullet: UnorderedListFeature, number: OrderedListFeature } as const satisfies Record<
  (typeof richTextFeatures.lists)[number],
  unknown
>

const wordLists = createServerFeature({
  key: 'wordLists',
  feature: { ClientFeature: '/admin/rich-text/word-lists-feature.tsx#WordListsFeature' },
})

/** The rich text editor of the form, limited to what the site renders; `renderer/canvas/rich-text` is that of the canvas. */
export const editor = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: [...richTextFeatures.headings] }),
    ...richTextFeatures.marks.map((mark) => marks[mark]()),
    ...richTextFeatures.lists.map((list) => lists[list]()),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: [richTextFeatures.linkCollection],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) => (field.type === 'tab' ? field : nameFieldIcons(field))),
    }),
    UploadFeature({ enabledCollections: [richTextFeatures.uploadCollection] }),
    wordLists(),
  ],
})
