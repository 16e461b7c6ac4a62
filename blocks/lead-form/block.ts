import { answerControls, leadFieldNames } from '#schemas/lead/form-entry.ts'
import { formSettings, ownPagePath, optIns, pickers } from '#schemas/lead/form-settings.ts'
import { leadKinds } from '#schemas/lead/lead-kind.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

const kindLabels = {
  enquiry: texts.anEnquiry,
  'test-drive': texts.aTestDrive,
  'request-photos': texts.photosOfAVehicle,
  finance: texts.finance,
  'trade-in': texts.aTradeIn,
  'price-alert': texts.aPriceAlert,
  service: texts.aService,
  parts: texts.partsAndAccessories,
  fleet: texts.fleet,
  careers: texts.careers,
} as const satisfies Record<(typeof leadKinds)[number], string>

export const leadForm = defineBlock({
  slug: 'lead-form',
  label: texts.form,
  category: 'content',
  version: 1,
  description: texts.formDescription,
  keywords: [
    'form',
    'enquiry',
    'contact',
    'lead',
    'test drive',
    'finance',
    'message',
    'service',
    'parts',
    'careers',
    'enquire',
    'contact us',
    'book a service',
    'booking',
    'jobs',
    'fleet',
    'newsletter',
    'callback',
    'appointment',
    'calendar',
  ],
  hydrate: 'visible',
  fillsInForm: true,
  props: {
    heading: f.text({ label: texts.heading, max: 80 }),
    intro: f.text({ label: texts.introduction, multiline: true, max: 400 }),
    points: f.text({
      label: texts.pointsBesideTheForm,
      multiline: true,
      max: 800,
      help: texts.pointsBesideTheFormHelp,
    }),
    kind: f.choice(leadKinds, {
      label: texts.purpose,
      labels: kindLabels,
      default: 'enquiry',
      help: texts.purposeHelp,
    }),
    short: f.toggle({
      label: texts.contactDetailsOnly,
      help: texts.contactDetailsOnlyHelp,
    }),
    fields: f.list(
      {
        field: f.choice([...leadFieldNames, 'own', 'step'], {
          label: texts.type,
          default: 'own',
          labels: {
            name: texts.firstName,
            last_name: texts.lastName,
            postcode: texts.postcode,
            phone: texts.mobileNumber,
            email: texts.emailAddress,
            category: texts.subject,
            location: texts.dealershipOrLocation,
            Rego: 'Rego',
            additional_services: texts.additionalServices,
            vehiclePriceBudget: texts.vehiclePriceBudget,
            message: texts.comments,
            starts_at: texts.dateAndTimeOfATestDrive,
            opt_in: texts.newsAndOffers,
            terms: texts.termsOfUse,
            own: texts.customQuestion,
            step: texts.startOfANewStep,
          },
        }),
        label: f.text({
          label: texts.questionText,
          max: 120,
          help: texts.questionTextHelp,
        }),
        help: f.text({ label: texts.hint, max: 300 }),
        required: f.choice(['usual', 'yes', 'no'], {
          label: texts.required,
          labels: { usual: texts.defaultLabel, yes: texts.yes, no: texts.no },
          default: 'usual',
          showWhen: {
            field: 'field',
            is: [...leadFieldNames.filter((name) => name !== 'terms' && name !== 'starts_at'), 'own'],
          },
        }),
        answer: f.choice(answerControls, {
          label: texts.answerType,
          labels: {
            text: texts.singleLine,
            textarea: texts.severalLines,
            number: texts.aNumber,
            money: texts.anAmountInDollars,
            kilometres: texts.kilometres,
            date: texts.aDate,
            url: texts.aWebAddress,
            select: texts.singleChoice,
            choices: texts.multipleChoice,
            checkbox: texts.checkbox,
          },
          default: 'text',
          showWhen: { field: 'field', is: 'own' },
        }),
        options: f.text({
          label: texts.options,
          multiline: true,
          max: 3_000,
          help: texts.optionsHelp,
          showWhen: { field: 'field', is: ['own', 'additional_services'] },
        }),
      },
      {
        label: texts.fields,
        itemLabel: texts.field,
        folded: true,
        max: 60,
        help: texts.fieldsHelp,
      },
    ),
    picker: f.choice(pickers, {
      label: texts.choiceOfDealershipOrLocation,
      labels: { usual: texts.defaultLabel, none: texts.none, dealership: texts.dealerships, location: texts.locations },
      default: 'usual',
      help: texts.choiceOfDealershipOrLocationHelp,
    }),
    submitText: f.text({ label: texts.buttonText, max: 60 }),
    next: f.text({
      label: texts.pageAfterSending,
      max: 200,
      placeholder: '/success',
      pattern: { regex: ownPagePath, reason: texts.mustAddressPageThisSiteSuchAs },
      help: texts.pageAfterSendingHelp,
    }),
    filed: f.group(
      {
        category: f.text({ label: texts.category, max: 80, help: texts.categoryHelp }),
        subcategory: f.text({ label: texts.subcategory, max: 80 }),
        categories: f.text({
          label: texts.categoriesToChooseFrom,
          multiline: true,
          max: 1_000,
          help: texts.categoriesToChooseFromHelp,
        }),
      },
      { label: texts.categoryOfTheLeads },
    ),
    agreed: f.group(
      {
        news: f.choice(optIns, {
          label: texts.newsAndOffers,
          labels: { usual: texts.asInTheSitesSettings, ticked: texts.tickedByDefault, unticked: texts.notTicked },
          default: 'usual',
        }),
        newsText: f.text({ label: texts.marketingConsentText, multiline: true, max: 400 }),
        terms: f.text({
          label: texts.termsOfUse,
          multiline: true,
          max: 1_000,
          help: texts.termsOfUseHelp,
        }),
      },
      { label: texts.whatShoppersAgreeTo },
    ),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  formSettings: (props) => formSettings.parse(props),
  presets: [
    {
      name: 'contact',
      label: texts.contactPreset,
      description: texts.contactPresetDescription,
      keywords: ['enquire', 'enquiry', 'message'],
      props: { heading: texts.sendUsAMessage, kind: 'enquiry' },
    },
    {
      name: 'test-drive',
      label: texts.testDrivePreset,
      description: texts.testDrivePresetDescription,
      keywords: ['drive', 'appointment'],
      props: { heading: texts.bookATestDrive, kind: 'test-drive' },
    },
    {
      name: 'service',
      label: texts.servicePreset,
      description: texts.servicePresetDescription,
      keywords: ['workshop', 'logbook', 'mechanic'],
      props: { heading: texts.bookAService, kind: 'service' },
      settings: { background: 'sunken' },
    },
    {
      name: 'careers',
      label: texts.careersPreset,
      description: texts.careersPresetDescription,
      keywords: ['jobs', 'vacancies', 'apprentice', 'hiring'],
      props: { heading: texts.workWithUs, kind: 'careers' },
    },
  ],
  summary: ({ heading, kind, fields }) => {
    const steps = fields.filter(({ field }) => field === 'step').length
    return [heading || kindLabels[kind], fields.length > 0 ? `${fields.length - steps} fields` : '']
      .filter(Boolean)
      .join(' · ')
  },
})
