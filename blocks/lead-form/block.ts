import { answerControls, leadFieldNames } from '#schemas/lead/form-entry.ts'
import { formSettings, ownPagePath, optIns, pickers } from '#schemas/lead/form-settings.ts'
import { leadKinds } from '#schemas/lead/lead-kind.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

const kindLabels = {
  enquiry: 'An enquiry',
  'test-drive': 'A test drive',
  'request-photos': 'Photos of a vehicle',
  finance: 'Finance',
  'trade-in': 'A trade-in',
  'price-alert': 'A price alert',
  service: 'A service',
  parts: 'Parts and accessories',
  fleet: 'Fleet',
  careers: 'Careers',
} as const satisfies Record<(typeof leadKinds)[number], string>

export const leadForm = defineBlock({
  slug: 'lead-form',
  label: 'Form',
  category: 'content',
  version: 1,
  description:
    'A form that becomes a lead: an enquiry, a test drive, finance, a service, an application. It knows the vehicle that somebody comes from.',
  keywords: ['form', 'enquiry', 'contact', 'lead', 'test drive', 'finance', 'message', 'service', 'parts', 'careers'],
  thumbnail,
  hydrate: 'visible',
  fillsInForm: true,
  props: {
    heading: f.text({ label: 'Heading', max: 80 }),
    intro: f.text({ label: 'Words before it', multiline: true, max: 400 }),
    points: f.text({
      label: 'Points beside it',
      multiline: true,
      max: 800,
      help: 'One a line, each with a tick: what to bring, what happens next. On a phone they stand below the form.',
    }),
    kind: f.choice(leadKinds, {
      label: 'What it is for',
      labels: kindLabels,
      default: 'enquiry',
      help: 'Decides what is asked while nothing is listed below, and how the lead is filed.',
    }),
    short: f.toggle({
      label: 'Contact details only',
      help: 'First Name, Last Name, Postcode, Mobile Number and Email Address, whatever is listed below.',
    }),
    fields: f.list(
      {
        field: f.choice([...leadFieldNames, 'own', 'step'], {
          label: 'What it is',
          default: 'own',
          labels: {
            name: 'First Name',
            last_name: 'Last Name',
            postcode: 'Postcode',
            phone: 'Mobile Number',
            email: 'Email Address',
            category: 'What it is about',
            location: 'Dealership or location',
            Rego: 'Rego',
            additional_services: 'Additional services',
            vehiclePriceBudget: 'Vehicle price budget',
            message: 'Comments',
            starts_at: 'Date and time of a test drive',
            opt_in: 'News and offers',
            terms: 'Terms of use',
            own: 'A question of your own',
            step: 'A new step begins',
          },
        }),
        label: f.text({
          label: 'Words of the question',
          max: 120,
          help: 'Or the title of the step. A usual field keeps its usual words where this is empty; a question of your own needs some.',
        }),
        help: f.text({ label: 'Small words below', max: 300 }),
        required: f.choice(['usual', 'yes', 'no'], {
          label: 'Has to be answered',
          labels: { usual: 'As usual', yes: 'Yes', no: 'No' },
          default: 'usual',
          showWhen: {
            field: 'field',
            is: [...leadFieldNames.filter((name) => name !== 'terms' && name !== 'starts_at'), 'own'],
          },
        }),
        answer: f.choice(answerControls, {
          label: 'How it is answered',
          labels: {
            text: 'A line of words',
            textarea: 'Several lines',
            number: 'A number',
            date: 'A date',
            url: 'A web address',
            select: 'One of a list',
            choices: 'Any number of a list',
            checkbox: 'A box to tick',
          },
          default: 'text',
          showWhen: { field: 'field', is: 'own' },
        }),
        options: f.text({
          label: 'What can be chosen',
          multiline: true,
          max: 3_000,
          help: 'One a line. A list without them is left out of the form.',
          showWhen: { field: 'field', is: ['own', 'additional_services'] },
        }),
      },
      {
        label: 'Fields',
        itemLabel: 'Field',
        folded: true,
        max: 60,
        help: 'While nothing is listed the form asks what is usual. Questions and steps of your own are added to that. As soon as a usual field is listed too, the form asks this list and nothing else.',
      },
    ),
    picker: f.choice(pickers, {
      label: 'Choice of dealership or location',
      labels: { usual: 'As usual', none: 'None', dealership: 'Dealerships', location: 'Locations' },
      default: 'usual',
      help: 'Shown where there are several. A form about a vehicle knows where it is.',
    }),
    submitText: f.text({ label: 'Words of the button', max: 60 }),
    next: f.text({
      label: 'Where it leads',
      max: 200,
      placeholder: '/success',
      pattern: { regex: ownPagePath, reason: 'must be the address of a page of this site such as /success' },
      help: 'That page needs the block “Thanks after a form”, which counts the form as sent. Empty: /success.',
    }),
    filed: f.group(
      {
        category: f.text({ label: 'Category', max: 80, help: 'Fixed for every lead of this form. Empty: as usual.' }),
        subcategory: f.text({ label: 'Subcategory', max: 80 }),
        categories: f.text({
          label: 'Categories to choose from',
          multiline: true,
          max: 1_000,
          help: 'One a line, the first is chosen to begin with. Not asked where the category is fixed or the form is about a vehicle.',
        }),
      },
      { label: 'How its leads are filed' },
    ),
    agreed: f.group(
      {
        news: f.choice(optIns, {
          label: 'News and offers',
          labels: { usual: 'As the site has it', ticked: 'Ticked to begin with', unticked: 'Not ticked' },
          default: 'usual',
        }),
        newsText: f.text({ label: 'Words of news and offers', multiline: true, max: 400 }),
        terms: f.text({
          label: 'Terms of use',
          multiline: true,
          max: 1_000,
          help: 'What has to be agreed to. Empty: as the site has it.',
        }),
      },
      { label: 'What shoppers agree to' },
    ),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  formSettings: (props) => formSettings.parse(props),
  summary: ({ heading, kind, fields }) => {
    const steps = fields.filter(({ field }) => field === 'step').length
    return [heading || kindLabels[kind], fields.length > 0 ? `${fields.length - steps} fields` : '']
      .filter(Boolean)
      .join(' · ')
  },
})
