import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const hero = defineBlock({
  slug: 'hero',
  label: texts.hero,
  category: 'content',
  version: 1,
  description: texts.heroDescription,
  keywords: [
    'banner',
    'header',
    'welcome',
    'cover',
    'search',
    'opening',
    'quick search',
    'photo',
    'image',
    'headline',
    'title',
  ],
  props: {
    heading: f.text({ label: texts.heading, required: true, max: 90 }),
    text: f.text({ label: texts.text, multiline: true, max: 300 }),
    image: f.image({ label: texts.picture, help: texts.pictureHelp }),
    buttons: f.list(
      {
        link: f.link({ label: texts.link, required: true }),
        look: f.choice(['primary', 'accent', 'secondary'], { label: texts.style, default: 'primary' }),
      },
      { label: texts.buttons, max: 3, itemLabel: texts.button },
    ),
    articleFacts: f.toggle({ label: texts.articleFacts, help: texts.articleFactsHelp }),
    quickSearch: f.toggle({ label: texts.quickSearch, help: texts.quickSearchHelp }),
  },
  settings: {
    layout: f.choice(['start', 'centre', 'split'], {
      label: texts.layout,
      default: 'start',
      labels: {
        start: texts.textOnThePicture,
        centre: texts.textOnThePicture2,
        split: texts.pictureBesideText,
      },
    }),
    overlay: f.choice(['none', 'light', 'medium', 'strong'], {
      label: texts.overlay,
      help: texts.overlayHelp,
      default: 'medium',
    }),
    height: f.choice(['regular', 'tall'], { label: texts.height, default: 'regular' }),
  },
  presets: [
    {
      name: 'split',
      label: texts.splitPreset,
      description: texts.splitPresetDescription,
      keywords: ['split', 'beside', 'two halves'],
      props: {
        heading: texts.yourNextCarIsHere,
        text: texts.aSentenceAboutYourDealership,
        buttons: [
          { link: { kind: 'url', url: '/search/new-used-and-demo-cars', label: texts.viewStock }, look: 'primary' },
          { link: { kind: 'url', url: '/contact', label: texts.contactUs }, look: 'secondary' },
        ],
      },
      settings: { layout: 'split' },
    },
    {
      name: 'words-only',
      label: texts.wordsOnlyPreset,
      description: texts.wordsOnlyPresetDescription,
      keywords: ['no picture', 'page title', 'simple'],
      props: { heading: texts.whatThisPageIsAbout, text: texts.aSentenceThatLeadsIntoThePage, image: null },
      settings: { layout: 'centre' },
    },
    {
      name: 'tall-with-search',
      label: texts.tallWithSearchPreset,
      description: texts.tallWithSearchPresetDescription,
      keywords: ['home page', 'search box', 'find a car'],
      props: { heading: texts.findYourNextCar, quickSearch: true, buttons: [] },
      settings: { layout: 'centre', height: 'tall', overlay: 'strong' },
    },
    {
      name: 'sale',
      label: texts.salePreset,
      description: texts.salePresetDescription,
      keywords: ['EOFY', 'event', 'clearance', 'campaign'],
      props: {
        heading: texts.eofySale,
        text: texts.sayWhatIsOnOffer,
        buttons: [
          {
            link: { kind: 'url', url: '/search/new-used-and-demo-cars', label: texts.seeTheCarsOnOffer },
            look: 'accent',
          },
        ],
      },
      settings: { layout: 'start', overlay: 'strong' },
    },
  ],
  summary: ({ heading }) => heading,
})
