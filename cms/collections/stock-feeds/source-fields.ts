import type { Condition, Field } from 'payload'
import { feedSchedules, timeOfDay, type FeedSchedule } from '#schemas/stock/feed-schedule.ts'
import { feedSources } from '#schemas/stock/stock-feed.ts'
import { nobody } from '../../access/nobody.ts'
import { row } from '../../fields/row.ts'
import { secretField } from '../../fields/secret.ts'
import { readText } from '../../fields/read-text.ts'
import { checkUrl } from './check-url.ts'
import * as texts from './texts.ts'

const sourceLabels: Record<(typeof feedSources)[number], string> = {
  url: texts.aWebAddress,
  folder: texts.aFolderOnOurServer,
}

const scheduleLabels: Record<FeedSchedule, string> = {
  off: texts.manualOnly,
  'every-15': texts.every15Minutes,
  'every-30': texts.every30Minutes,
  'every-60': texts.everyHour,
  'every-360': texts.every6Hours,
  daily: texts.everyDayAt,
}

const fromUrl: Condition = (data) => data.source === 'url'
const fromFolder: Condition = (data) => data.source === 'folder'

/** A file name with `*` and `?`: no path separators, no hidden file. */
const filePattern = /^[^./\\\0][^/\\\0]{0,119}$/

export const sourceFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 120,
    admin: { description: texts.aNameSuchAsDealerSystem },
  },
  ...row(
    {
      name: 'source',
      type: 'select',
      label: texts.source,
      required: true,
      defaultValue: 'url',
      admin: { isClearable: false },
      options: feedSources.map((value) => ({ value, label: sourceLabels[value] })),
    },
    {
      name: 'schedule',
      type: 'select',
      label: texts.schedule,
      required: true,
      defaultValue: 'off',
      admin: { isClearable: false },
      options: feedSchedules.map((value) => ({ value, label: scheduleLabels[value] })),
    },
    {
      name: 'daily_at',
      type: 'text',
      label: texts.timeSiteTimeZone,
      admin: {
        condition: (data) => data.schedule === 'daily',
        placeholder: '06:30',
        description: texts.dailyTimeOnNightsOfClockChanges,
      },
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        !isDaily(siblingData) || timeOfDay.test(readText(value)) || texts.enterTimeDaySuchAs0630,
    },
  ),
  {
    name: 'url',
    type: 'text',
    label: texts.webAddressOfTheFile,
    validate: checkUrl,
    admin: {
      condition: fromUrl,
      placeholder: 'https://feeds.example.com/stock.csv',
      description: texts.webAddressOfTheFileDescription,
    },
  },
  ...row(
    {
      name: 'login_user',
      type: 'text',
      label: texts.userNameIfRequired,
      maxLength: 200,
      admin: { condition: fromUrl, autoComplete: 'off' },
    },
    secretField({
      name: 'password',
      label: texts.password,
      kept: 'has_password',
      whenKept: texts.aPasswordIsSaved,
      whenNone: '',
      condition: fromUrl,
    }),
  ),
  {
    name: 'has_password',
    type: 'checkbox',
    defaultValue: false,
    access: { create: nobody, update: nobody },
    admin: { hidden: true },
  },
  { name: 'password_sealed', type: 'text', hidden: true, access: { create: nobody, read: nobody, update: nobody } },
  {
    name: 'pattern',
    type: 'text',
    label: texts.fileName,
    defaultValue: '*.csv',
    maxLength: 120,
    admin: {
      condition: fromFolder,
      description: texts.fileNameDescription,
    },
    validate: (value: unknown) => filePattern.test(readText(value)) || texts.enterAFileNameSuchAsCsv,
  },
  {
    name: 'folder',
    type: 'ui',
    admin: { condition: fromFolder, components: { Field: '/admin/feeds/folder-note.tsx#FolderNote' } },
  },
]

const isDaily = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'schedule' in data && data.schedule === 'daily'
